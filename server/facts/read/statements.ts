import type { MetricKey } from '../../../contract/metrics.ts';
import { isHedged } from './clauses.ts';
import type { Stated } from './stated.ts';
import type { Spoken, Unit } from './unit.ts';
import { type Names, names, type Said, said, says } from './words.ts';

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
const retirement = ['401k', '403b', '457b', 'retirement', 'tsp', 'deferral', 'before tax', 'pre tax', 'pretax'];
const enroll = ['enroll', 'enrollment', 'elect', 'election'];

/** Of several that one text says the first counts. */
const declared: readonly Declared[] = [
  declare('time_off.unlimited', 'yes', ['unlimited', 'unlimited pto', 'unlimited vacation', 'unlimited paid time off', 'no set number', 'no set limit', 'not have a set number', 'don\'t have a set number', 'not be a set limit', 'not track vacation', 'open pto', 'open vacation', 'open paid time off', 'flexible pto', 'flexible vacation', 'flexible time off', 'whatever vacation time', 'take what you need', 'set limit of time off', 'discretionary pto', 'permissionless time off', 'no cap on vacation', 'no cap on pto', 'no limit on vacation', 'no limit on pto', 'as much vacation', 'as much pto', 'as much time off', 'as much time as', 'not tracked', 'not capped', 'not track pto', 'not count vacation'], ['pto', 'vacation', 'paid time off', 'time off'],
    ['sick', 'not unlimited', 'holiday', 'unpaid', 'access', 'carryover', 'unlike', 'experiment', 'experimented', 'legal', 'phone', 'turn into', 'tried']),
  declare('leave.jury_duty', 'no', ['jury duty is unpaid', 'unpaid jury', 'jury service is unpaid', 'unpaid leave for jury', 'time off without pay'], ['jury', 'jury duty', 'jury service'], ['exceed', 'beyond', 'additional', 'after']),
  declare('leave.jury_duty', 'yes', ['full pay', 'paid', 'regular pay', 'regular wages', 'continue to receive', 'pay difference', 'paid leave', 'paid time', 'full salary', 'paid time off', 'base pay', 'with pay', 'regular salary'], ['jury', 'jury duty', 'jury service'], [...unpaid, 'juror pay', 'paid by the court', 'court']),
  declare('eligibility.default_enrollment', 'default plan', ['default enrollment', 'automatically enrolled', 'default coverage', 'enrolled by default', 'default plan', 'defaulted', 'default to'], ['medical', 'plan', 'coverage'], ['401k', 'retirement', '403b', 'open enrollment', 'deferral', 'life insurance', 'payroll']),
  declare('eligibility.default_enrollment', 'last choice', ['current election will', 'current coverage will continue', 'election will carryover', 'election will continue', 'same coverage as', 'carry forward'], enroll, ['401k', 'retirement', 'fsa']),
  declare('eligibility.default_enrollment', 'no coverage', ['wait until the next', 'wait until next', 'wait until the annual', 'until the next open enrollment', 'until the next annual', 'will not have coverage', 'until next open enrollment', 'wait until open enrollment'], enroll, ['401k', 'retirement', 'event', 'cobra', 'out of network']),
  declare('hsa.eligible', 'yes', ['open', 'access to', 'offer', 'eligible for', 'pair', 'provide', 'available', 'your hsa', 'your health savings account', 'come with', 'comes with', 'set up', 'with hsa',
    'with an hsa', 'with a health savings account', 'plus a health savings account', 'hsa option', 'administered', 'contribute', 'deposit', 'fund', 'hsa compatible', 'hsa qualified', 'hsa eligible', 'and hsa', 'plan hsa', 'enroll'], hsa,
    ['not eligible', 'ineligible', 'cannot', 'can t', 'may not', 'no hsa', 'not an hsa', 'medicare', 'terminate', 'spouse s', 'previous', 'typically', 'limited purpose', 'instead of', 'without an hsa', 'if you have', 'already have', 'existing', 'other than', 'former', 'does not qualify', 'elsewhere', 'no longer', 'terminated', 'does not contribute', 'do not contribute']),
  declare('eligibility.domestic_partner', 'no', ['domestic partner are not', 'domestic partner is not', 'excluding domestic partner', 'not cover domestic partner', 'except domestic partner', 'domestic partner not eligible'], ['cover', 'coverage', 'eligible', 'enroll', 'dependent', 'spouse', 'plan', 'benefit']),
  declare('eligibility.domestic_partner', 'yes', ['domestic partner', 'domestic partnership'], ['legal spouse', 'spouse or', 'cover', 'covered', 'coverage', 'eligible', 'enroll', 'dependent', 'plan', 'benefit'], ['leave', 'bereavement', 'relative', 'immediate family', 'surcharge', 'imputed', 'beneficiary', 'violence', 'sick', 'increment', 'purchase', 'supplemental', 'voluntary', 'medical certification', 'death']),
  declare('medical.fertility', 'no', ['not cover fertility', 'not cover infertility', 'infertility are not covered', 'fertility not covered', 'exclude fertility', 'excluding fertility', 'infertility not covered'], ['fertility', 'infertility', 'ivf'], ['dental']),
  declare('medical.fertility', 'yes', ['fertility benefit', 'fertility service', 'fertility treatment', 'fertility coverage', 'ivf', 'infertility treatment', 'family building', 'family forming'], ['cover', 'covered', 'coverage', 'up to', 'maximum', 'offer', 'provide', 'lifetime'], ['not cover', 'not covered', 'exclude', 'exclusion', 'fsa', 'except']),
  declare('medical.glp1_weight_loss', 'no', ['glp 1', 'wegovy', 'saxenda', 'ozempic'], ['not cover', 'not covered', 'exclude', 'except']),
  declare('medical.glp1_weight_loss', 'yes', ['glp 1', 'wegovy', 'saxenda', 'ozempic'], ['cover', 'covered', 'include'], ['not cover', 'not covered', 'exclude', 'except', 'diabetes only']),
  declare('medical.funding', 'self-funded', ['self funded', 'self insured', 'self fund', 'self insure'], ['medical', 'health'], ['if', 'may', 'whether', 'dental', 'std', 'liability', 'fully insured', 'level funded']),
  declare('medical.funding', 'level-funded', ['level funded'], ['medical', 'health'], ['if', 'may', 'whether', 'dental', 'fully insured', 'self funded']),
  declare('medical.funding', 'fully insured', ['fully insured'], ['medical', 'health'], ['if', 'may', 'whether', 'dental', 'std', 'level funded', 'self funded']),
  declare('retirement.roth', 'no', ['no roth', 'not offer roth', 'not offer a roth', 'without roth', 'not include roth'], retirement),
  declare('retirement.roth', 'yes', ['roth'], retirement, ['roth ira', 'roll', 'carryover', 'previous employer', 'not a roth', 'not roth', 'not the roth']),
  declare('hsa.period', 'each paycheck', ['each paycheck', 'per paycheck', 'each pay period', 'per pay period', 'every pay period', 'biweekly', 'every paycheck'], hsa, ['your contribution', 'you contribute', 'deduct']),
  declare('hsa.period', 'quarterly', ['quarterly', 'each quarter', 'per quarter', 'every quarter'], hsa),
  declare('hsa.period', 'twice a year', ['twice a year', 'semi annually', 'two installments', 'semiannually', 'two equal installments'], hsa),
  declare('hsa.period', 'monthly', ['monthly installments', 'each month', 'monthly basis', 'monthly deposit'], hsa, ['your contribution', 'you contribute', 'fee', 'maintenance']),
  declare('hsa.period', 'once a year', ['lump sum', 'front loaded', 'at the beginning of the year', 'in january', 'one time deposit'], hsa),
]; // prettier-ignore

const saving = ['plan', 'offer', 'option', 'provide', 'participate', 'participating', 'enroll', 'enrolled', 'enrolling', 'eligible', 'contribute', 'contributing', 'contribution', 'match', 'save', 'saving', 'benefit', 'join', 'retirement', 'govern', 'has a', 'have a', 'vested', 'vest', 'vesting', 'perk', 'roth', 'managed']; // prettier-ignore
const elsewhere = ['roll', 'carryover', 'previous employer', 'loan', 'many people', 'most people', 'most employer', 'other country', 'not offer', 'continue to be deducted', 'paycheck deduction', 'typically', 'generally', 'retirement plan such as', 'saving plan such as', 'retirement account such as', 'saving account such as']; // prettier-ignore
const pension = ['pension plan', 'pension fund', 'pension program', 'defined benefit plan', 'defined benefit program', 'retirement system', 'retirement fund']; // prettier-ignore
/** Kinds of plans for retirement: several may stand side by side, and a heading may name the one that is spoken of. */
const retirementPlans: readonly Declared[] = [
  declare('retirement.plan_type', '401(k)', ['401k'], saving, elsewhere),
  declare('retirement.plan_type', '403(b)', ['403b'], saving, elsewhere),
  declare('retirement.plan_type', 'TSP', ['tsp', 'thrift savings plan'], saving, elsewhere),
  declare('retirement.plan_type', 'SIMPLE IRA', ['simple ira'], saving, elsewhere),
  declare('retirement.plan_type', 'SEP IRA', ['sep ira'], saving, elsewhere),
  declare('retirement.plan_type', '457(b)', ['457b', '457 plan', 'section 457'], saving, elsewhere),
  declare('retirement.plan_type', 'Pension', pension, ['offer', 'provide', 'provided', 'participate', 'contribute', 'vest', 'vested', 'member', 'enroll', 'enrolled', 'available', 'pay', 'paid', 'join'], elsewhere),
]; // prettier-ignore
const ofSaving = names(['contribute', 'contribution', 'match', 'vest', 'vested', 'vesting', 'deferral', 'contributing', 'participating', 'enroll', 'enrolled', 'enrolling', 'eligible', 'roth', 'participate', 'save', 'saving', 'retirement']); // prettier-ignore
/** Another kind of plan beside which the own one is described, and what people elsewhere have. */
const notOwn =
  /\([^)]*\bother countries\)|\b40[13] ?\(?[kb]\)?[- ](?:style|like|type)\b|\b(?:similar to|like|such as|unlike|other|another|any|whether) (?:(?:an?|the|your|traditional|private|company) ){0,2}40[13] ?\(?[kb]\)?(?: (?:and|or) 40[13] ?\(?[kb]\)?)?/g;
/** These mostly stand beside another plan, and in texts on pay at large. */
const ownPension = /\bour pension|defined[- ]benefit/;
const LONGEST_HEAD = 60;

/** The kinds of plans that a unit names, or the one above it where it goes on about saving. */
function retirementPlansOf({ around }: Unit, spoken: Spoken): Stated[] {
  const text = said(spoken.text.replaceAll(notOwn, ' '));
  const heads = [...around.lead, ...around.heading, ...around.chapter].filter((head) => head.length <= LONGEST_HEAD);
  const isIn = (one: Declared): boolean =>
    (one.words === 'Pension' ? [text] : [text, ...heads.map(said)]).some((part) => says(part, one.with)) &&
    (one.words !== 'Pension' || ownPension.test(spoken.text) || heads.some((head) => /retire|pension/i.test(head))) &&
    (one.without === null || !says(text, one.without));
  const here = retirementPlans.filter((one) => says(text, one.says));
  const found = here.filter(isIn);
  // Hardly an employer has both: which of them is meant is for a person to say.
  const isOpen = found.filter(({ words }) => words.startsWith('40')).length > 1;
  if (here.length > 0)
    return found.map(({ metric, words }, at) => ({ metric, words, score: isOpen ? 0.6 : at > 0 ? 0.76 : 0.85 }));
  const above = heads.map((head) =>
    retirementPlans.filter((one) => one.words !== 'Pension' && says(said(head), one.says)),
  );
  const isSaving = [text, ...around.chapter.map(said)].some((part) => says(part, ofSaving));
  const [only] = above.find((ones) => ones.length === 1) ?? [];
  return only === undefined || !isSaving || !isIn(only) ? [] : [{ metric: only.metric, words: only.words, score: 0.8 }];
}

const hsaNames = names(hsa);
/** What may be had elsewhere, or under a condition, is not offered by it. */
const offered: ReadonlySet<MetricKey> = new Set(['hsa.eligible', 'eligibility.domestic_partner']);
const pays = names(['employer', 'company', 'we contribute', 'contribute', 'fund', 'seed', 'deposit', 'we']);
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

const otherDays = names(['sick', 'personal', 'holiday', 'bereavement', 'jury']);

/** "There is no set limit to these days" beneath "Personal days": each kind of days has its own. */
const isOfOtherDays = ({ around }: Unit): boolean =>
  [...around.label, ...around.lead, ...around.heading].slice(0, 1).some((head) => says(said(head), otherDays));

/** What has no end may be how days are gathered or counted, and days that have been earned have one. */
const gathered = [
  /\b(?:cap|limit) on (?:(?:pto|vacation|your|the|paid|time|off|days?|hours?) )*(?:accru\w+|carry\w*|balances?)\b/,
  /\b(?:cap|limit) on [^.;]{0,30}\b(?:you|employees) (?:may |can )?(?:bank|accrue|carry|save|earn)\b/,
  /\bas (?:much|many) [^.;]{0,40}? (?:accrued|earned|available)\b/,
  /\bnot (?:track|count) (?:pto|vacation) (?:in|with|through|by|on)\b/,
] as const;

const SHORT_HEAD = /^(?:\S+ ){0,3}\S*[^?]$/;

/** What a unit states in words: of the metrics that have no number. */
export function statementsOf(unit: Unit, spoken: Spoken): Stated[] {
  const { own, around } = unit;
  const texts = [own.text, unit.before, ...Object.values(around).flat()];
  const found: Stated[] = [];
  if (own.text.endsWith('?')) return found;
  // A short heading says it of what stands beneath: "Unlimited PTO".
  const heads = [...around.label, ...around.lead, ...around.heading, ...around.chapter.slice(0, 1)]
    .filter((head) => SHORT_HEAD.test(head))
    .map(said);
  for (const one of declared) {
    const text = one.metric === 'retirement.roth' ? said(spoken.text) : own;
    const isIn = (part: Said): boolean => says(part, one.says) && (one.without === null || !says(part, one.without));
    const isOfTime = one.metric === 'time_off.unlimited';
    // "Unlimited vacation, 5 sick days and 11 holidays": each part is of its own kind.
    const parts = isOfTime
      ? gathered
          .reduce((rest, bound) => rest.replace(bound, ' '), own.text)
          .split(/[,;(]|\band\b/)
          .map(said)
      : [text];
    const isSaid = parts.some(isIn) || (isOfTime && heads.some(isIn));
    if (found.some(({ metric }) => metric === one.metric) || !isSaid) continue;
    if (isOfTime && isOfOtherDays(unit) && !says(own, one.with)) continue;
    if (!texts.some((part) => says(said(part), one.with))) continue;
    if (one.metric === 'hsa.period' && !says(own, pays)) continue;
    if (one.metric === 'hsa.eligible' && !says(own, hsaNames)) continue;
    if (one.metric === 'eligibility.domestic_partner' && !says(own, one.with)) continue;
    if (offered.has(one.metric) && isHedged(own.text)) continue;
    found.push({ metric: one.metric, words: one.words, score: 0.85 });
  }
  found.push(...retirementPlansOf(unit, spoken));
  const ofLifetime = /\blifetime\b/i.test([...around.label, ...around.row].at(0) ?? '');
  const unlimited = !ofLifetime && [...around.label, ...around.row].some((text) => says(said(text), outOfPocket));
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
