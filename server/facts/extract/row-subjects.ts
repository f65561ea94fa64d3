import { tierOf } from './aspects.ts';
import type { Column } from './columns.ts';
import { metricsOfLabel } from './labels.ts';
import { sectionOf } from './lines.ts';
import { type Subject, subjectOf, topicOf } from './subject.ts';
import type { TableContext } from './table-context.ts';
import type { Row, Table } from './tables.ts';
import { moneyIn } from '../read/amounts.ts';

const benefits: ReadonlySet<Subject> = new Set(['medical', 'drugs', 'dental', 'vision', 'hsa', 'hra', 'other', 'life', 'std', 'ltd', 'retirement', 'fsa', 'dependent_care', 'commuter', 'time_off', 'leave']); // prettier-ignore

/** "Plan 3 (with HRA)" is a plan and no account. */
const isPlanWith = /\b(?:plan|ppo|hdhp|hmo|epo)\b.{0,12}\b(?:with|w\/|\+|and) (?:an? )?h[rs]a\b/;

/** Who insures nothing but eye care: a row that is named for one of them is of that. */
const onlyVision = /^(?:vsp|eye ?med|davis vision|superior vision|spectera|avesis)\b/;

/** What a row is about: by its own label, else by the line above it, else by its table. */
export function subjectOfRow({ label, section }: Row, { subject }: TableContext): Subject | null {
  const own = isPlanWith.test(label) ? 'medical' : onlyVision.test(label) ? 'vision' : subjectOf(label);
  if (own === 'medical' && subject === null) return own;
  if (own === 'dental' || own === 'vision' || own === 'other') return own;
  const above = sectionOf(section, subject, subject);
  const isOfPlan =
    subject !== null &&
    (above === 'hsa' || above === 'hra') &&
    tierOf(label) === null &&
    metricsOfLabel(label, above).length === 0 &&
    metricsOfLabel(label, subject).length > 0;
  // What follows the levels of an account without a line of its own is of the plan again.
  if (isOfPlan) return subject;
  if (above !== null && benefits.has(above)) return above;
  if (subject === 'other') return benefits.has(topicOf(label) ?? 'other') ? topicOf(label) : subject;
  if (own !== null && benefits.has(own) && subject === null) return own;
  return subject;
}

/** Columns may be benefits: "Medical | Dental | Vision". */
export function columnSubject(column: Column | null, subject: Subject): Subject {
  const own = column?.subject ?? null;
  return own === 'dental' || own === 'vision' || (own === 'medical' && /medical/.test(column?.text ?? ''))
    ? own
    : subject;
}

/** What no coverage level costs anything. */
const withoutLevels: ReadonlySet<Subject> = new Set<Subject>(['eligibility', 'programs', 'retirement', 'time_off', 'leave']); // prettier-ignore

/** Whether a table is of coverage levels with amounts, which a subject has none of. */
export const costsNoLevel = (subject: Subject, { rows, columns }: Table): boolean =>
  withoutLevels.has(subject) &&
  (columns.filter(({ tier }) => tier !== null).length > 1 ||
    rows.filter(({ label }) => tierOf(label) !== null).length > 1) &&
  rows.some(({ cells }) => cells.some((cell) => moneyIn(cell).length > 0));
