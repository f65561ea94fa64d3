import type { MetricKey, Tier } from '../../../contract/metrics.ts';
import { clauseAt, clausesOf, modalityOf } from './clauses.ts';
import type { Unit } from './unit.ts';
import { mentions, type Names, names, type Said, said, says } from './words.ts';

/** What a unit states of a metric: words, or a value in the metric's unit. */
export interface Statement {
  metric: MetricKey;
  words?: string;
  value?: number;
  tier?: Tier | null;
  /** The plan that its own text names. */
  plan?: string | null;
  score: number;
}

interface Declared {
  metric: MetricKey;
  words: string;
  /** Said by the text itself. */
  says: Names;
  /** Said by it or around it. */
  with: Names;
  without: Names | null;
}

const declare = (metric: MetricKey, words: string, own: readonly string[], around: readonly string[], without?: readonly string[]): Declared => ({
  metric, words, says: names(own), with: names(around), without: without === undefined ? null : names(without),
}); // prettier-ignore

const unpaid = ['unpaid', 'without pay', 'not paid', 'no pay', 'not compensated'];
const hsa = ['hsa', 'health savings account'];
const enroll = ['enroll', 'enrollment', 'elect', 'election'];

/** Of several that one text says the first counts. */
const declared: readonly Declared[] = [
  declare('leave.jury_duty', 'no', ['jury duty is unpaid', 'unpaid jury', 'jury service is unpaid', 'unpaid leave for jury', 'time off without pay'], ['jury', 'jury duty', 'jury service'], ['exceed', 'beyond', 'additional', 'after']),
  declare('leave.jury_duty', 'yes', ['full pay', 'paid', 'regular pay', 'regular wages', 'continue to receive', 'pay difference', 'paid leave', 'paid time', 'full salary', 'paid time off', 'base pay', 'with pay', 'regular salary'], ['jury', 'jury duty', 'jury service'], [...unpaid, 'juror pay', 'paid by the court', 'court']),
  declare('eligibility.default_enrollment', 'default plan', ['default enrollment', 'automatically enrolled', 'default coverage', 'enrolled by default', 'default plan', 'defaulted', 'default to'], ['medical', 'plan', 'coverage'], ['401k', 'retirement', '403b', 'open enrollment', 'deferral', 'life insurance', 'payroll']),
  declare('eligibility.default_enrollment', 'last choice', ['current election will', 'current coverage will continue', 'election will carryover', 'election will continue', 'same coverage as', 'carry forward'], enroll, ['401k', 'retirement', 'fsa']),
  declare('eligibility.default_enrollment', 'no coverage', ['wait until the next', 'wait until next', 'wait until the annual', 'until the next open enrollment', 'until the next annual', 'will not have coverage', 'until next open enrollment', 'wait until open enrollment'], enroll, ['401k', 'retirement', 'event', 'cobra', 'out of network']),
  declare('hsa.period', 'each paycheck', ['each paycheck', 'per paycheck', 'each pay period', 'per pay period', 'every pay period', 'biweekly', 'every paycheck'], hsa, ['your contribution', 'you contribute', 'deduct']),
  declare('hsa.period', 'quarterly', ['quarterly', 'each quarter', 'per quarter', 'every quarter'], hsa),
  declare('hsa.period', 'twice a year', ['twice a year', 'semi annually', 'two installments', 'semiannually', 'two equal installments'], hsa),
  declare('hsa.period', 'monthly', ['monthly installments', 'each month', 'monthly basis', 'monthly deposit'], hsa, ['your contribution', 'you contribute', 'fee', 'maintenance']),
  declare('hsa.period', 'once a year', ['lump sum', 'front loaded', 'at the beginning of the year', 'in january', 'one time deposit'], hsa),
  declare('time_off.unlimited', 'yes', ['unlimited', 'take what you need', 'open paid time off', 'open vacation', 'flexible vacation', 'vacation policy is flexible', 'flexible time off', 'flexible pto', 'open pto', 'not track', "don't track", 'no set number', 'no set amount', 'no set limit', 'set number of', 'no fixed number', 'as much time', 'no limit', 'no cap', 'uncapped', 'time off you need', 'non accrual', 'no vacation policy', 'no formal vacation'], ['pto', 'vacation', 'paid time off', 'time off', 'days off', 'annual leave'], ['not unlimited', 'sick', "isn't unlimited", 'carryover', 'rollover', 'accrue', 'visits', 'sessions', 'unpaid', 'holiday']),
  declare('eligibility.domestic_partner', 'yes', ['domestic partner', 'domestic partnership', 'civil union partner', 'life partner'], ['eligible', 'cover', 'covered', 'coverage', 'enroll', 'dependent', 'insurance', 'medical', 'health', 'benefit', 'dependent eligibility'], ['not eligible', 'not cover', 'not covered', 'do not', 'does not', 'cannot', 'bereavement', 'leave', 'death', 'sick', 'care for', 'immediate family', 'imputed', 'ill', 'grandparent', 'sibling', 'parent']),
  declare('medical.fertility', 'yes', ['fertility benefit', 'fertility coverage', 'fertility treatment', 'ivf', 'fertility', 'infertility treatment', 'infertility', 'fertility service', 'progyny', 'carrot', 'kindbody', 'maven'], ['cover', 'covered', 'coverage', 'benefit', 'support', 'lifetime', 'maximum', 'reimburse', 'offer', 'provide', 'access'], ['not covered', 'exclude', 'excluded', 'exclusion', 'not cover', 'diagnosis only']),
  declare('medical.fertility', 'no', ['infertility', 'fertility', 'ivf'], ['not covered', 'excluded', 'exclusion', 'not cover', "doesn't cover", 'does not cover']),
  declare('retirement.roth', 'yes', ['roth'], ['contribution', '401k', '403b', '457b', 'option', 'after tax', 'pre tax', 'traditional', 'saving', 'deferral'], ['not', 'roth ira', 'no roth']),
  declare('medical.funding', 'self-funded', ['self funded', 'self insured', 'self funding'], ['plan', 'medical', 'health', 'dental'], ['not', 'fsa']),
  declare('medical.funding', 'fully insured', ['fully insured'], ['plan', 'medical', 'health'], ['not']),
  declare('medical.funding', 'level-funded', ['level funded'], ['plan', 'medical', 'health'], ['not']),
  declare('hsa.eligible', 'yes', ['hsa', 'health savings account'], ['offer', 'contribute', 'contribution', 'eligible', 'open', 'compatible', 'qualified', 'available', 'deposit', 'option', 'hdhp', 'high deductible', 'fund', 'ppo', 'provide', 'paired', 'administered', 'access', 'with'], ['not', 'ineligible', 'if you have', 'limited purpose', 'fee', 'deduction', 'return', 'next year', 'tax deductible', 'elsewhere', 'no longer']),
]; // prettier-ignore

const hsaNames = names(hsa);
const hsaGrants = names(['contribute', 'contribution', 'pre tax', 'deposit', 'tax free', 'seed', 'fund', 'carryover']);
const pays = names([
  'employer',
  'company',
  'we contribute',
  'contribute',
  'we fund',
  'seed',
  'we deposit',
  'we make',
  'we will',
]);
const asked: readonly (readonly [MetricKey, Names])[] = [
  ['medical.referral_needed', names(['referral', 'referral required', 'referral needed', 'specialist referral'])],
  ['hsa.eligible', names(['hsa eligible', 'hsa compatible', 'hsa qualified'])],
  ['medical.out_of_network_covered', names(['out of network coverage', 'out of network benefit'])],
];

const outOfPocket = names([
  'out of pocket maximum',
  'out of pocket max',
  'out of pocket limit',
  'maximum out of pocket',
  'out of pocket',
]);

/** Metrics that a clause states by granting something: what is said under a condition, or of others, is none. */
const isGrant: ReadonlySet<MetricKey> = new Set(['time_off.unlimited', 'eligibility.domestic_partner', 'medical.fertility', 'retirement.roth', 'medical.funding', 'hsa.eligible', 'leave.jury_duty']); // prettier-ignore

/** What must be said beside them: a heading alone says too little. */
const ofOwn: ReadonlySet<MetricKey> = new Set(['hsa.eligible', 'eligibility.domestic_partner']);

/** Who may be covered stands beneath such a heading without a verb. */
const eligibility = names(['eligible', 'eligibility', 'who is eligible', 'eligible dependent']);

function isGranted(own: Said, list: Names, isAsked: boolean): boolean {
  const clauses = clausesOf(own.text);
  return mentions(own, list).some(({ from, to }) => {
    const modality = clauseAt(clauses, from)?.modality;
    // "We do not track vacation" grants by denying.
    return (
      modality === 'granted' ||
      (isAsked && modality === 'asked') ||
      (modality === 'negated' && /\b(?:not?|don't)\b|\bset limit/.test(own.text.slice(from, to)))
    );
  });
}

/** What a unit states in words: of the metrics that have no number. */
export function statementsOf(unit: Unit): Statement[] {
  const { own, around } = unit;
  const texts = [own.text, unit.before, ...Object.values(around).flat()];
  const found: Statement[] = [];
  for (const one of declared) {
    if (found.some(({ metric }) => metric === one.metric) || !says(own, one.says)) continue;
    const isOfThose = around.heading.some((text) => says(said(text), eligibility));
    const where = ofOwn.has(one.metric) && !isOfThose ? [own.text, ...around.label, ...around.lead] : texts;
    if (
      isGrant.has(one.metric) &&
      one.metric !== 'leave.jury_duty' &&
      one.without !== null &&
      [...around.heading, ...around.lead, ...around.label].some((text) => says(said(text), one.without ?? new Map()))
    )
      continue;
    if (!where.some((text) => says(said(text), one.with)) || (one.without !== null && says(own, one.without))) continue;
    if (one.metric === 'hsa.period' && !says(own, pays)) continue;
    if (isGrant.has(one.metric) && one.words !== 'no' && !isGranted(own, one.says, ofOwn.has(one.metric))) continue;
    found.push({ metric: one.metric, words: one.words, score: 0.85 });
  }
  const isHeadedHsa = [...around.label, ...around.lead, ...around.heading].some((text) => says(said(text), hsaNames));
  if (
    isHeadedHsa &&
    says(own, hsaGrants) &&
    modalityOf(own.text) === 'granted' &&
    !found.some(({ metric }) => metric === 'hsa.eligible')
  )
    found.push({ metric: 'hsa.eligible', words: 'yes', score: 0.76 });
  const unlimited = [...around.label, ...around.row].some((text) => says(said(text), outOfPocket));
  if (unlimited && /^(?:unlimited|no (?:limit|maximum)|none)\b/.test(own.text))
    found.push({ metric: 'medical.out_of_pocket_unlimited', words: 'yes', score: 0.85 });
  const answer = /^(?:(yes|required|needed)|(no|none|not (?:required|needed)))\b/.exec(own.text);
  const label = [...around.label, ...around.row.slice(0, 1)];
  if (answer !== null)
    for (const [metric, list] of asked)
      if (label.some((text) => says(said(text), list)))
        found.push({ metric, words: answer[1] === undefined ? 'no' : 'yes', score: 0.9 });
  return found;
}
