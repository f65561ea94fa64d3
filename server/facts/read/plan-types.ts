import { clauseAt, clausesOf, type Modality } from './clauses.ts';
import { planOfHeading } from './plan-names.ts';
import type { Statement } from './statements.ts';
import { subjectAt } from './subject.ts';
import type { Unit } from './unit.ts';
import { mentions, names, type Said, said, says } from './words.ts';

const medical = [
  ['PPO', names(['ppo', 'preferred provider organization'])],
  ['HDHP', names(['hdhp', 'qhdhp', 'cdhp', 'high deductible', 'high deductible health plan', 'high deductible plan', 'consumer driven'])],
  ['HMO', names(['hmo', 'health maintenance organization'])],
  ['EPO', names(['epo', 'exclusive provider organization'])],
  ['POS', names(['pos', 'point of service'])],
] as const; // prettier-ignore

const retirement = [
  ['401(k)', names(['401k', 'safe harbor 401k'])],
  ['403(b)', names(['403b'])],
  ['457(b)', names(['457b', '457'])],
  ['TSP', names(['tsp', 'thrift saving plan'])],
  ['SIMPLE IRA', names(['simple ira'])],
  ['SEP IRA', names(['sep ira', 'sep'])],
  ['Pension', names(['pension plan', 'defined benefit plan', 'defined benefit pension', 'defined benefit program', 'employee retirement system', 'state retirement system', 'teacher retirement system'])],
] as const; // prettier-ignore

/** Whose plan it may be beside the employer's, and what is only said to be like one. */
const asides = names(['previous employer', 'former employer', 'prior employer', 'another employer', 'roll over', 'such as', 'spouse', 'loan', 'hardship', 'dental', 'vision', 'dentist', 'unlike', 'compared to', 'marketplace', 'like a', 'similar to', 'like an', 'than a', 'than an', 'deduction']); // prettier-ignore

const grants = names([
  'offer',
  'provide',
  'sponsor',
  'participate',
  'contribute',
  'eligible',
  'member of',
  'covered by',
]);

const LONGEST_NAME = 5;

/** The plan that a line is the name of; a phrase about plans is none. */
function nameOf(own: Said): string | null {
  const name = planOfHeading(own.text, own.original)?.name ?? null;
  const isPhrase =
    name === null || name.split(' ').length > LONGEST_NAME || /\b(?:of|a|an|your|being|in|for)\b/i.test(name);
  return isPhrase ? null : name.replaceAll(/[[\]]/g, '');
}

/** What says nothing of the plan that is. */
const closed: ReadonlySet<Modality> = new Set(['promised', 'former', 'elsewhere', 'of others', 'example']);

/** The types of medical and retirement plans that a guide says it has. */
export function planTypesOf(unit: Unit): Statement[] {
  const { own, around, kind } = unit;
  if (says(own, asides)) return [];
  const clauses = clausesOf(own.text);
  const isGranted = (at: number): boolean => clauseAt(clauses, at)?.modality === 'granted';
  const above = [...around.label, ...around.lead, ...around.heading, ...around.chapter];
  const found: Statement[] = [];
  const named = kind === 'line' ? nameOf(own) : null;
  for (const [words, list] of retirement) {
    const [mention] = mentions(own, list);
    const isHeaded = above.some((text) => mentions(said(text), list).length > 0);
    if (words === 'Pension' && !says(own, grants)) continue;
    if (kind === 'cell' && (mention !== undefined || !isHeaded)) continue;
    if (subjectAt(own, 0, above) === 'leave') continue;
    if (
      mention !== undefined
        ? isGranted(mention.from)
        : isHeaded && clauses.some(({ modality }) => !closed.has(modality))
    )
      found.push({ metric: 'retirement.plan_type', words, score: mention === undefined ? 0.78 : 0.82 });
  }
  for (const [words, list] of kind === 'cell' ? [] : medical) {
    const [mention] = mentions(own, list);
    if (mention === undefined || !isGranted(mention.from)) continue;
    if (subjectAt(own, mention.from, [...above, unit.title]) !== 'medical') continue;
    const isOfPlan = unit.plan === null || says(said(unit.plan), list);
    if (isOfPlan) found.push({ metric: 'medical.plan_type', words, plan: named, score: 0.8 });
  }
  return found;
}
