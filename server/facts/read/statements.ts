import type { MetricKey } from '../../../contract/metrics.ts';
import { isHedged } from './clauses.ts';
import { type SubjectName, subjectAt, subjectsIn } from './subject.ts';
import type { Unit } from './unit.ts';
import { mentions, type Names, names, type Said, said, says } from './words.ts';

/** Words that a unit states of a metric. */
export interface Statement {
  metric: MetricKey;
  words: string;
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
  declare('time_off.unlimited', 'yes', ['unlimited', 'unlimited pto', 'unlimited vacation', 'unlimited paid time off', 'no set number', 'no set limit', 'not have a set number', 'not be a set limit', 'not track vacation', 'open pto', 'open paid time off', 'flexible pto', 'flexible vacation', 'flexible time off', 'whatever vacation time'], ['pto', 'vacation', 'paid time off', 'time off'], ['sick', 'not unlimited', 'holiday', 'unpaid', 'access', 'carryover']),
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
  declare('hsa.period', 'each paycheck', ['each paycheck', 'per paycheck', 'each pay period', 'per pay period', 'every pay period', 'biweekly', 'every paycheck'], hsa, ['your contribution', 'you contribute', 'deduct']),
  declare('hsa.period', 'quarterly', ['quarterly', 'each quarter', 'per quarter', 'every quarter'], hsa),
  declare('hsa.period', 'twice a year', ['twice a year', 'semi annually', 'two installments', 'semiannually', 'two equal installments'], hsa),
  declare('hsa.period', 'monthly', ['monthly installments', 'each month', 'monthly basis', 'monthly deposit'], hsa, ['your contribution', 'you contribute', 'fee', 'maintenance']),
  declare('hsa.period', 'once a year', ['lump sum', 'front loaded', 'at the beginning of the year', 'in january', 'one time deposit'], hsa),
]; // prettier-ignore

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

/** What a unit states in words: of the metrics that have no number. */
export function statementsOf(unit: Unit): Statement[] {
  const { own, around } = unit;
  const texts = [own.text, unit.before, ...Object.values(around).flat()];
  const found: Statement[] = [];
  if (own.text.endsWith('?')) return found;
  for (const one of declared) {
    if (found.some(({ metric }) => metric === one.metric) || !says(own, one.says)) continue;
    if (!texts.some((text) => says(said(text), one.with)) || (one.without !== null && says(own, one.without))) continue;
    if (one.metric === 'hsa.period' && !says(own, pays)) continue;
    if (one.metric === 'hsa.eligible' && !says(own, hsaNames)) continue;
    if (one.metric === 'eligibility.domestic_partner' && !says(own, one.with)) continue;
    if (offered.has(one.metric) && isHedged(own.text)) continue;
    found.push({ metric: one.metric, words: one.words, score: 0.85 });
  }
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

const insurers = names(['aetna', 'cigna', 'united healthcare', 'unitedhealthcare', 'uhc', 'anthem', 'humana', 'kaiser', 'kaiser permanente', 'blue cross blue shield', 'bcbs', 'blue cross', 'blue shield', 'delta dental', 'metlife', 'guardian', 'vsp', 'eyemed', 'vision service plan', 'principal', 'sun life', 'lincoln financial', 'unum', 'ameritas', 'oscar', 'health net', 'regence', 'premera', 'highmark', 'carefirst', 'medica', 'healthpartners', 'tufts', 'harvard pilgrim', 'florida blue', 'horizon', 'davis vision', 'superior vision', 'united concordia', 'umr', 'meritain', 'surest', 'select health', 'geisinger', 'moda']); // prettier-ignore
const carrierRows = names(['carrier', 'insurance carrier', 'insurer', 'insurance company', 'underwritten by', 'carrier name', 'dental carrier', 'vision carrier', 'medical carrier']); // prettier-ignore
const carrierLabels = names(['carrier', 'insurance carrier', 'provider', 'insurer', 'administrator', 'network', 'medical carrier', 'dental carrier', 'vision carrier', 'insurance provider']); // prettier-ignore
const lines: Partial<Record<SubjectName, MetricKey>> = {
  medical: 'medical.carrier',
  dental: 'dental.carrier',
  vision: 'vision.carrier',
};

/** The carrier that a label names ("Network: Delta Dental PPO"), of the line that the words around are about. */
export function carrierOf({ own, around, kind }: Unit): Statement[] {
  const headed = [...around.lead, ...around.heading].flatMap((text) => {
    const [mention] = mentions(said(text), insurers);
    const metric = subjectsIn(said(text))
      .map((mark) => lines[mark.kind])
      .find((one) => one === 'dental.carrier' || one === 'vision.carrier');
    return mention === undefined || metric === undefined
      ? []
      : [{ metric, words: text.slice(mention.from, mention.to), score: 0.8 }];
  });
  if (headed.length > 0) return headed;
  const besides = [...around.label, ...around.row, own.text].flatMap(carrierInBrackets);
  if (besides.length > 0) return besides;
  const [label] = kind === 'cell' ? around.row : around.label;
  if (label === undefined || !says(said(label), carrierLabels)) return [];
  const [mention] = mentions(own, insurers).length > 0 ? mentions(own, insurers) : wholeName(own, label);
  if (mention === undefined) return [];
  const subject = subjectAt(own, mention.to, Object.values(around).flat());
  const metric = subject === null ? undefined : lines[subject];
  return metric === undefined ? [] : [{ metric, words: titled(own.text.slice(mention.from, mention.to)), score: 0.85 }];
}

/** "Dental (Harbor Dental)": the carrier of the line of benefits that it stands behind. */
function carrierInBrackets(text: string): Statement[] {
  const [, before, name = ''] = /^([^()]{3,40}?) ?\(([^()]{3,40})\)/.exec(text) ?? [];
  if (before === undefined || !says(said(name), insurers)) return [];
  const kinds = new Set(subjectsIn(said(before)).map(({ kind }) => kind));
  const [kind] = kinds;
  const metric = kinds.size === 1 && kind !== undefined ? lines[kind] : undefined;
  return metric === undefined
    ? []
    : [{ metric, words: name === name.toLowerCase() ? titled(name) : name, score: 0.82 }];
}

/** In a row of carriers a short text without figures is the name of one, known or not. */
const wholeName = (own: Said, label: string): { from: number; to: number }[] =>
  says(said(label), carrierRows) &&
  own.words.length > 0 &&
  own.words.length <= 5 &&
  !/[$%\d:.]|^(?:none|n\/a|not |self|see )/.test(own.text)
    ? [{ from: 0, to: own.text.length }]
    : [];

/** A name in capitals, as it is usually written; short ones are initials. */
const titled = (name: string): string =>
  name
    .split(' ')
    .map((word) =>
      word.length <= 4 && !/[aeiou]{1}[a-z]*[aeiou]/.test(word)
        ? word.toUpperCase()
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
