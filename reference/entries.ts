import { aca } from './aca.ts';
import { accounts } from './accounts.ts';
import { cafeteria } from './cafeteria.ts';
import { cobra } from './cobra.ts';
import type { Entry } from './entry.ts';
import { erisa } from './erisa.ts';
import { funding } from './funding.ts';
import { healthPlans } from './health-plans.ts';
import { hras } from './hras.ts';
import { leave } from './leave.ts';
import { ownership } from './ownership.ts';
import { retirement } from './retirement.ts';
import { stateContinuation } from './state-continuation.ts';
import { stateSickLeave } from './state-sick-leave.ts';
import { states } from './states.ts';
import { tax } from './tax.ts';

/** All rules of the reference. */
export const entries: readonly Entry[] = [
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
  ...tax,
  ...funding,
  ...states,
  ...stateSickLeave,
  ...stateContinuation,
];
