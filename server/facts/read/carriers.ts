import type { MetricKey } from '../../../contract/metrics.ts';
import { carrierLines, type CarrierLine } from '../../../contract/vocabulary/carriers.ts';
import { planTypeIn } from './plans.ts';
import type { Stated } from './stated.ts';
import { subjectAt, subjectsIn } from './subject.ts';
import type { Spoken, Unit } from './unit.ts';
import { type Mention, mentions, type Names, names, type Said, said, says } from './words.ts';

const ofBoth = ['metlife', 'met life', 'guardian', 'cigna', 'aetna', 'humana', 'anthem', 'unum', 'beam', 'ameritas', 'sun life', 'lincoln financial', 'united healthcare', 'unitedhealthcare', 'principal']; // prettier-ignore
const blues = ['blue cross blue shield', 'blue cross and blue shield', 'blue cross', 'blue shield', 'bluecross blueshield', 'bcbs', 'anthem blue cross', 'anthem blue cross blue shield']; // prettier-ignore

/** Insurers and administrators of group plans by what they cover. */
export const insurers: Readonly<Record<CarrierLine, Names>> = {
  medical: names([...blues, 'aetna', 'cigna', 'united healthcare', 'unitedhealthcare', 'uhc', 'umr', 'anthem', 'humana', 'kaiser', 'kaiser permanente', 'oscar', 'health net', 'regence', 'premera', 'highmark', 'carefirst', 'medica', 'healthpartners', 'tufts', 'harvard pilgrim', 'florida blue', 'horizon', 'meritain', 'surest', 'select health', 'selecthealth', 'geisinger', 'moda', 'sana', 'quartz', 'mvp', 'cdphp', 'oxford', 'hmsa', 'centivo', 'gravie']),
  dental: names([...ofBoth, ...blues, 'delta dental', 'united concordia', 'dentaquest', 'moda']),
  vision: names([...ofBoth, 'vsp', 'vsp vision care', 'vision service plan', 'eyemed', 'davis vision', 'superior vision', 'avesis', 'avēsis', 'nva', 'the standard', 'blue view vision']),
}; // prettier-ignore
/** Those whose name says what they insure. */
const ofOneLine: Partial<Record<CarrierLine, Names>> = {
  dental: names(['delta dental', 'united concordia', 'dentaquest']),
  vision: names(['vsp', 'eyemed', 'davis vision', 'superior vision', 'vision service plan']),
};
const metricOf: Readonly<Record<CarrierLine, MetricKey>> = {
  medical: 'medical.carrier',
  dental: 'dental.carrier',
  vision: 'vision.carrier',
};
const labels = names(['carrier', 'insurance carrier', 'provider', 'insurer', 'administrator', 'network', 'insurance company', 'underwritten by', 'carrier name', 'insurance provider', 'medical carrier', 'dental carrier', 'vision carrier']); // prettier-ignore
const carrierRows = names(['carrier', 'insurance carrier', 'insurer', 'insurance company', 'underwritten by', 'carrier name', 'dental carrier', 'vision carrier', 'medical carrier']); // prettier-ignore
const contacts = names(['contact', 'carrier', 'call', 'vendor', 'phone', 'who to call']);
/** Words beside which a name is of another benefit, or of nobody's plan. */
const others = names(['disability', 'life', 'retirement', '401k', 'eap', 'employee assistance', 'spending', 'savings account', 'fsa', 'telehealth', 'prescription', 'pharmacy', 'cobra', 'marketplace', 'another', 'waive', 'waiver', 'opt out', 'such as', 'question', 'continue', 'website', 'portal', 'app', 'discount', 'not a', 'not an', 'not the', 'accident', 'travel', 'pet']); // prettier-ignore
/** Benefits beside which a known carrier is theirs, and not the plan's. */
const otherBenefits = names(['disability', 'life', 'eap', 'employee assistance', 'telehealth', 'prescription', 'pharmacy', 'discount', 'app', 'not a', 'not an', 'not the', 'such as', 'spouse s', 'cobra', 'claim form', 'accident', 'website']); // prettier-ignore
/** Names that are words as well: a capital tells the insurer. */
const commonWords = /^(?:anthem|beam|guardian|horizon|oscar|oxford|principal|quartz|select health|the standard)s?$/;

/** Where a text names insurers; "a parent or guardian", "the standard plan" name none. */
const insurersAt = (text: Said, written: string, list: Names): Mention[] =>
  mentions(text, list).filter(
    ({ from, to }) =>
      !commonWords.test(text.text.slice(from, to)) || !/(?:^| )(?!the )[a-z]/.test(written.slice(from, to)),
  );

/** Carriers that a text names, each once; names that stand side by side are one: "Anthem / Blue Cross Blue Shield of Georgia". */
function namesIn(text: Said, written: string, list: Names): string[] {
  const all = insurersAt(text, written, list);
  const whole = all.filter(
    ({ from, to, size }) => !all.some((other) => other.size > size && other.from <= from && other.to >= to),
  );
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of whole) {
    const last = joined.at(-1);
    if (last !== undefined && /^ ?[-/]? ?$/.test(text.text.slice(last.to, from))) last.to = to;
    else joined.push({ from, to });
  }
  // "Vision Service Plan (VSP)"
  const found = joined.filter(({ from }) => !joined.some((other) => text.text.slice(other.to, from) === ' ('));
  return [...new Set(found.map((mention) => withPlace(written, mention)))];
}

/** What is said of a plan where its carrier is named. */
const ofPlans = names(['plan', 'coverage', 'insurance', 'insured', 'insure', 'carrier', 'network', 'administered', 'administer', 'provider', 'provided', 'provide', 'through', 'partner', 'offer', 'offered', 'ppo', 'dppo', 'hdhp', 'hmo', 'dhmo', 'epo', 'hsa', 'claim', 'card', 'copay', 'allowance', 'maximum', 'underwritten', 'option']); // prettier-ignore

/** The lines of cover that a text names. */
const linesIn = (text: Said): CarrierLine[] =>
  carrierLines.filter(
    (line) =>
      new RegExp(String.raw`\b${line}\b`).test(text.text) ||
      (line === 'vision' && /\beye ?care\b/.test(text.text)) ||
      (line === 'medical' && /\bhealth(?: ?care)? (?:plans?|insurance|coverage|benefits?|options?)\b|\bhealthcare\b|\bhealth(?:,| and| &) (?:dental|vision)\b/.test(text.text)),
  ); // prettier-ignore

/** The carriers that a unit names, of the lines of cover that it or the words around it are about. */
export function carriersOf(unit: Unit, spoken: Spoken): Stated[] {
  const { lead, heading, chapter } = unit.around;
  const found =
    byHeading([...lead, ...heading]) ??
    byLabel(unit, spoken.written) ??
    inBrackets(unit, spoken.written) ??
    bySentence(unit, spoken);
  // A title further above is of what nothing nearer says.
  return (found.length > 0 ? found : (byHeading(chapter) ?? byTrade(unit, spoken))).map(([line, words, score]) => ({
    metric: metricOf[line],
    words,
    score,
  }));
}

type Found = readonly (readonly [CarrierLine, string, number])[];

/** "Vision – VSP", "Dental insurance (Guardian)" above: of the line beside which it stands. */
function byHeading(headings: readonly string[]): Found | null {
  const found = headings.flatMap((text) => {
    const plain = said(text);
    const lines = linesIn(plain);
    const own = carrierLines.filter((line) => mentions(plain, ofOneLine[line] ?? names([])).length > 0);
    return (lines.length === 1 ? lines : own).flatMap((line) => {
      const [mention] = insurersAt(plain, text, insurers[line]);
      return mention === undefined || says(plain, others) ? [] : [[line, withPlace(text, mention), 0.8] as const];
    });
  });
  return found.length === 0 ? null : found;
}

/** A label that is a line of cover and nothing else, in a list of who provides what. */
const lineAlone = /^(?:your )?(?:medical|health|dental|vision)(?: (?:insurance|carrier|plan)){0,2}$/i;

/** "Network: Delta Dental PPO", "Dental | Delta Dental" in a table of contacts. */
function byLabel({ own, around, kind }: Unit, whole: string): Found | null {
  const written = whole.slice(-own.text.length);
  const [label] = kind === 'cell' ? around.row : around.label;
  if (label === undefined || own.text.length > 60 || /[$%@\d]|www\.|https?:/.test(own.text)) return null;
  const plain = said(label);
  const isCarrier = says(plain, labels);
  const isLine = kind !== 'cell' && lineAlone.test(label);
  const [line, ...more] = isLine && /health/i.test(label) ? (['medical'] as const) : linesIn(plain);
  const subject =
    isCarrier && line === undefined ? subjectAt(own, own.text.length, Object.values(around).flat()) : line;
  const about = carrierLines.find((one) => one === subject);
  if (about === undefined || more.length > 0 || label.split(' ').length > 4) return null;
  const [mention] = insurersAt(own, own.words.length > 1 ? written : titled(written), insurers[about]);
  if (mention !== undefined && !says(own, others))
    return [[about, withPlace(written, mention), isCarrier ? 0.85 : 0.8]];
  const heads = [...around.column, ...around.lead, ...around.heading];
  const isListed = says(plain, carrierRows) || heads.some((text) => says(said(text), contacts));
  const name = written
    .replace(/ ?\(.*\)$/, '')
    .replace(/(?: (?:vision|dental|medical|health))?(?: (?:d?ppo|d?hmo|epo|hdhp|plan))+$/i, '');
  const isName = own.words.length > 0 && own.words.length <= 5 && /^[A-Z]/.test(name) && !noName.test(name) && !/[:.]|\b(?:none|n\/a|not|self|see|you|your|covered|yes|no|paid|varies|free|full|weeks?|days?|plans?|ppo|hmo|hdhp)\b/i.test(name); // prettier-ignore
  return (isListed || isLine) && isName ? [[about, name, isListed ? 0.8 : 0.76]] : null;
}

/** "Dental (Harbor Dental)": the carrier of the line of benefits that it stands behind. */
function inBrackets({ own, around }: Unit, written: string): Found | null {
  const found = [...around.label, ...around.row, written.slice(-own.text.length)].flatMap((text) => {
    const [, before, name = ''] = /^([^()]{3,40}?) ?\(([^()]{3,40})\)/.exec(text) ?? [];
    const [line, ...more] = before === undefined ? [] : linesIn(said(before));
    if (line === undefined || more.length > 0 || insurersAt(said(name), name, insurers[line]).length === 0) return [];
    return [[line, name === name.toLowerCase() ? titled(name) : name, 0.82] as const];
  });
  return found.length === 0 ? null : found;
}

/** Whether a text names benefits that are none of these lines. */
const isOfAnother = (text: Said): boolean => {
  const kinds = subjectsIn(text).map(({ kind }) => kind);
  const isOne = kinds.some((kind) => carrierLines.some((line) => line === kind));
  return says(text, others) || (kinds.length > 0 && !isOne);
};

/** "Underwritten by Kaiser Permanente": of the one line that this carrier insures. */
function byTrade({ around, topic }: Unit, { text, written }: Spoken): Found {
  const own = said(text);
  const above = [...around.lead, ...around.heading, topic, ...around.chapter].map(said);
  if (!/\b(?:underwritten|insured|administered) by\b/.test(text) || [own, ...above].some(isOfAnother)) return [];
  const found = carrierLines.map((line) => [line, namesIn(own, written, insurers[line])] as const);
  const [one, ...more] = found.filter(([, carriers]) => carriers.length > 0);
  return one === undefined || more.length > 0 ? [] : one[1].map((name) => [one[0], name, 0.76]);
}

const by =
  /(?:offered|available|provided|administered|insured|underwritten|covered|managed|carried|coverage|insurance|plans?|network|benefits?|options?|enroll\w*|partner\w*)(?:,| -+)?(?: \w+){0,5}? (?:through|by|with|from|via) |\b(?:medical|dental|vision|health) (?:plan|plans) of /g;
const properName = /^(?:the )?((?:[A-Z][\w&.'’-]*)(?: (?:[A-Z&][\w&.'’-]*|of(?= [A-Z])|and(?= [A-Z])))*)/;
const noName =
  /^(?:The|You|Your|Our|Benefits?|HR|Human Resources|IRS|Medicare|Plan|Workday|ADP|FSA|HSA|PPO|HDHP|HMO|In|Out|Network|Payroll|State|Federal|COBRA|A|An|Any|Each|All|This|That|Section|Death|Other|Group|Employee|Program|Plans|January|March|April|May|June|July|August|October)\b|\b(?:LLC|LLP|Inc|Corp|Ltd)\.?$/;
/** Who arranges insurance for an employer, and insures nobody. */
const arranges = /\b(?:brokers?|consult(?:ant|ing)s?|peo|payroll)\b/;
/** What insurers have in their names by what they cover, and who gathers employers, whose plans others insure. */
const trades: Readonly<Record<CarrierLine, RegExp>> = {
  medical: /\b(?:Health|HMO|Insurance|Mutual)\b/,
  dental: /\b(?:Dental|Insurance|Mutual)\b/,
  vision: /\b(?:Vision|Eye|Eyecare|Mutual)\b/,
};
const isPool = /\b(?:Fund|Trust|Pool|Board)\b/;

/** "Dental coverage through Brightmolar Dental": known carriers, and names that stand where a carrier does. */
function bySentence({ around, topic, kind }: Unit, { text, written }: Spoken): Found {
  const own = said(text);
  if (kind === 'cell' && !/\b(?:through|by|with|via)\s/.test(text)) return [];
  const here = linesIn(own);
  const heads = [...around.lead, ...around.heading, topic, ...around.chapter];
  const headed = subjectAt(said(''), 0, heads);
  const isHealth = heads.some((head) => /^health ?(?:care)?(?: benefits?)?$/i.test(head)) || planTypeIn(text) !== null;
  const isOpen = headed === null || headed === 'account';
  const byType = isOpen && isHealth ? (['medical'] as const) : carrierLines.filter((line) => line === headed);
  const lines = here.length > 0 ? here : byType;
  if (!says(own, otherBenefits) && says(own, ofPlans)) {
    const known = lines.flatMap((line) => {
      const named = namesIn(own, written, insurers[line]);
      const most = lines.length > 1 ? 1 : /\b(?:carriers|insurers)\b/.test(text) ? 5 : 2;
      return named.length > most
        ? []
        : named.map((name) => [line, name, named.length > 1 || lines.length > 1 ? 0.74 : 0.8] as const);
    });
    if (known.length > 0) return known;
  }
  const [line, ...more] = lines;
  if (line === undefined || more.length > 0 || arranges.test(text) || says(own, others)) return [];
  for (const { index, 0: lead } of text.matchAll(by)) {
    const rest = written.slice(index + lead.length);
    const name = properName.exec(rest)?.[1]?.replace(/[.,;:'’]+$|['’]s$/, '') ?? '';
    if (
      name.length < 3 ||
      name.length > 60 ||
      noName.test(name) ||
      /^(?: \w+)?,? plan\b/i.test(rest.slice(rest.indexOf(name) + name.length))
    )
      continue;
    const isTrade = trades[line].test(name);
    // "Offered by" may as well name the employer.
    const isPlace =
      /administered|insured|underwritten|carried|through $|from $|of $/.test(lead) &&
      /plan|coverage|insur|administered/.test(lead);
    if (isTrade || (isPlace && here.length > 0)) return [[line, name, isTrade && !isPool.test(name) ? 0.82 : 0.6]];
  }
  return [];
}

/** A carrier's name as it is written, with the state that it is of: "Delta Dental of Maine". */
function withPlace(written: string, { from, to }: { from: number; to: number }): string {
  const [place = ''] = /^ of [A-Z][a-z]+(?: [A-Z][a-z]+)?/.exec(written.slice(to)) ?? [];
  const name = written.slice(from, to) + place;
  return name === name.toLowerCase() ? titled(name) : name;
}

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
