import { bereavement } from './bereavement.ts';
import { adultChildren, domesticPartners, fertility, individualMandate, smallGroup } from './coverage.ts';
import { donors } from './donors.ts';
import { autoIra, commuter, layoffs, notices } from './duties.ts';
import { jury } from './jury.ts';
import type { LawTable } from './law-table.ts';
import { militaryFamily } from './military-family.ts';
import { pregnancy } from './pregnancy.ts';
import { continuation, disability, familyLeave } from './programs.ts';
import { school } from './school.ts';
import { anyReason, sick } from './sick.ts';
import { vacation } from './vacation.ts';
import { victims } from './victims.ts';
import { voting } from './voting.ts';

/** The laws of states, a table a topic. */
export const lawTables: readonly LawTable[] = [
  bereavement,
  jury,
  voting,
  victims,
  school,
  donors,
  militaryFamily,
  pregnancy,
  anyReason,
  vacation,
  sick,
  familyLeave,
  disability,
  continuation,
  adultChildren,
  fertility,
  individualMandate,
  autoIra,
  commuter,
  smallGroup,
  domesticPartners,
  notices,
  layoffs,
];
