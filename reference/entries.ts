import { acaCases } from './aca-cases.ts';
import { aca } from './aca.ts';
import { accountCases } from './account-cases.ts';
import { accounts } from './accounts.ts';
import { cafeteria } from './cafeteria.ts';
import { cobraCases } from './cobra-cases.ts';
import { cobra } from './cobra.ts';
import type { Entry } from './entry.ts';
import { erisaCases } from './erisa-cases.ts';
import { erisa } from './erisa.ts';
import { fringe } from './fringe.ts';
import { funding } from './funding.ts';
import { healthPlans } from './health-plans.ts';
import { hras } from './hras.ts';
import { leaveCases } from './leave-cases.ts';
import { leave } from './leave.ts';
import { medicareCases } from './medicare-cases.ts';
import { ownership } from './ownership.ts';
import { planPrivacy } from './plan-privacy.ts';
import { planTerms } from './plan-terms.ts';
import { publicEmployers } from './public-employers.ts';
import { retirementCases } from './retirement-cases.ts';
import { retirement } from './retirement.ts';
import { stateContinuation } from './state-continuation.ts';
import { stateDuties } from './state-duties.ts';
import { stateLeaveTerms } from './state-leave-terms.ts';
import { stateSickLeave } from './state-sick-leave.ts';
import { lawTables } from './state-law/all.ts';
import { entriesOfTable } from './state-law/law-table.ts';
import { states } from './states.ts';
import { tax } from './tax.ts';

/** Rules that are found by their words. */
export const wordedEntries: readonly Entry[] = [
  ...cobra,
  ...aca,
  ...ownership,
  ...erisa,
  ...accounts,
  ...hras,
  ...retirement,
  ...leave,
  ...cafeteria,
  ...healthPlans,
  ...publicEmployers,
  ...tax,
  ...funding,
  ...states,
  ...stateSickLeave,
  ...stateContinuation,
  ...acaCases,
  ...accountCases,
  ...cobraCases,
  ...erisaCases,
  ...fringe,
  ...leaveCases,
  ...medicareCases,
  ...planPrivacy,
  ...planTerms,
  ...retirementCases,
  ...stateDuties,
  ...stateLeaveTerms,
];

/** All rules of the reference, with those of the tables of state law, which are found by their topic and state. */
export const entries: readonly Entry[] = [...wordedEntries, ...lawTables.flatMap(entriesOfTable)];
