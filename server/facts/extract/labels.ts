import type { MetricKey } from '../../../contract/metrics.ts';
import type { Mark } from './aspects.ts';
import type { Subject } from './subject.ts';

interface Pattern {
  metric: MetricKey;
  is: RegExp;
  not?: RegExp;
}

const medical: readonly Pattern[] = [
  { metric: 'medical.deductible', is: /(?<!high[- ])(?<!low[- ])\bdeductibles?\b/, not: /\$\d[\d,]* deductible|after (?:the |your |plan |annual )?deductible|deductible (?:then|waived|applies|does|and coinsurance|must|type)|(?:no|subject to|waive|meet|met|embedded|credit|dental|vision|before|not) (?:the |your )?deductible|(?:rx|drug|pharmacy|prescription|hospital|per admission) deductible|includ\w+ (?:the )?deductible|carry ?over/ },
  { metric: 'medical.out_of_pocket_max', is: /\bout[- ]of[- ]pocket\b|\boop\b|\boopm\b|\bmoop\b/, not: /dental|vision|(?:rx|drug|pharmacy|prescription)\b.{0,15}out|estimate|per visit|before|(?:summary of|your) out-of-pocket|out[- ]of[- ]pocket (?:expenses?|costs?|spending)(?!.{0,30}(?:max|limit))|includes(?! (?:the |your )?(?:annual |calendar year |plan year |medical )?(?:deductibles?|co-?pays?|co-?insurance))/ },
  { metric: 'medical.coinsurance', is: /\bco-?insurance\b|^(?:plan|you|member) pays?(?: \(after deductible\))?$/, not: /after coinsurance|coinsurance (?:max|limit)|lab|x-?ray|hospital|surgery|imaging/ },
  { metric: 'medical.specialist_copay', is: /\bspecialists?\b(?! drug)/, not: /specialty|mental|tele|virtual|non-specialist/ },
  { metric: 'medical.pcp_copay', is: /\bprimary[- ]care\b|\bpcp\b|\b(?:physician|doctor)'?s?'? ?(?:office )?(?:visits?|services)|\boffice (?:visits?|calls?)\b|\bgeneral practitioner|\bprimary (?:physician|doctor|office)|^primary(?: visits?)?$|^(?:office visits? )?primary ?[/&,]? specialist/, not: /tele|virtual|mental|behavioral|preventive|wellness|chiro|e-visit|prenatal|surgery|required|referral|vision|dental/ },
  { metric: 'medical.urgent_care_copay', is: /\burgent care\b/, not: /tele|virtual/ },
  { metric: 'medical.er_copay', is: /\bemergency (?:room|care|services|department|visit)|\ber (?:visit|care|copay|services)\b|^(?:er|emergency)$|\ber(?=:? \$)|\bfor (?:an )?emergenc(?:y|ies)\b|\bhospital emergency/, not: /non-emerg|ambulance|transport|dental|medical condition|reserve|fund|admit/ },
  { metric: 'medical.telehealth_copay', is: /\btele-?(?:health|medicine|doc)|\bvirtual (?:visits?|care|health|medicine|doctor|primary|urgent)|\be-?visits?\b|\bmd ?live\b|\bonline (?:doctor )?visits?|\bvideo visits?/, not: /mental|behavior|derma|therap|psych|physical/ },
]; // prettier-ignore

const drugs: readonly Pattern[] = [
  { metric: 'rx.specialty', is: /\bspecialty\b|\btier (?:4|iv|four)\b/, not: /non-?preferred specialty|pharmacy only/ },
  { metric: 'rx.tier_3', is: /\bnon-?(?: )?preferred\b|\bnon-?formulary\b|\btier (?:3|iii|three)\b|\bnot preferred\b|\bbrand non-/, not: /specialty|generic/ },
  { metric: 'rx.tier_2', is: /(?<!non-?|non |not )\bpreferred(?: brand\w*| name| drugs?)?\b|\bbrand[- ]?(?:name )?(?:formulary|preferred)\b|\btier (?:2|ii|two)\b|(?<!non-?|non |non-preferred |non-formulary |not )\bformulary\b|^brand(?:[- ]name)?(?: drugs?)?$/, not: /specialty|preferred generic|generic|provider|organization/ },
  { metric: 'rx.tier_1', is: /\bgenerics?\b|\btier (?:1|i|one)\b/, not: /non-?preferred generic|dispense|penalty|substitut|if a generic|specialty/ },
]; // prettier-ignore

const dental: readonly Pattern[] = [
  { metric: 'dental.deductible', is: /(?<!high[- ])(?<!low[- ])\bdeductibles?\b/, not: /after (?:the |annual )?deductible|deductible (?:waived|applies|does)|(?:no|ortho\w*|medical) deductible|lifetime/ },
  { metric: 'dental.orthodontia_maximum', is: /\bortho\w*/, not: /coinsurance|deductible|waiting/ },
  { metric: 'dental.annual_maximum', is: /\b(?:annual|calendar year|plan year|benefit year|yearly|year)\b.{0,18}\b(?:max\w*|benefit limit|benefit|limit)\b|\bmax\w*\b.{0,30}\b(?:year|annual|person|member|benefit|individual)|\bbenefit (?:year )?max\w*|^max\w*(?: benefit)?$|\bannual max\b/, not: /ortho|lifetime|carry|roll|out-of-pocket/ },
  { metric: 'dental.preventive', is: /\bprevent(?:i|at)\w+|\bdiagnostic\b|\bcleanings?\b|\btype (?:i|1|a)\b|\bclass (?:i|1|a)\b/, not: /basic and|frequency/ },
  { metric: 'dental.basic', is: /\bbasic\b|\bfillings?\b|\brestorative\b|\btype (?:ii|2|b)\b|\bclass (?:ii|2|b)\b/, not: /basic plan|life|(?:major|complex|advanced) restor|prosth/ },
  { metric: 'dental.major', is: /\bmajor\b|\bcrowns?\b|\bprosth(?:odont|et)ic\w*|\btype (?:iii|3|c)\b|\bclass (?:iii|3|c)\b/, not: /major medical/ },
]; // prettier-ignore

const vision: readonly Pattern[] = [
  { metric: 'vision.exam_copay', is: /\bexam(?:s|ination|inations)?\b/, not: /contact|retinal|fitting|lasik|diabetic|frequency|hearing/ },
  { metric: 'vision.frame_allowance', is: /\bframes?\b/, not: /time frame|frequency|copay|lenses and frames copay/ },
  { metric: 'vision.contact_allowance', is: /\bcontacts?\b(?! (?:us|your|information|the|hr|number))/, not: /medically necessary|fitting|frequency|exam|evaluation/ },
]; // prettier-ignore

const accounts: readonly Pattern[] = [
  { metric: 'hsa.employer_contribution', is: /\bhsas?\b.{0,40}(?:contribut|fund|seed|deposit)|\b(?:company|employer|annual).{0,20}(?:contribut|fund|seed|deposit)\w*.{0,30}\bhsas?\b|\bhealth savings account.{0,30}(?:contribut|fund|seed)|\bhsa (?:employer|company)|\b(?:employer|company).{0,10}\bhsa\b/, not: /limit|max|irs|your contribution|employee contribution|catch|total/ },
  { metric: 'hra.employer_contribution', is: /\bhra\b.{0,40}(?:contribut|fund|amount|allocat|credit)|\b(?:company|employer).{0,20}\bhra\b|\bhealth reimbursement.{0,30}(?:contribut|fund|amount)/, not: /limit|max|rollover|carry/ },
]; // prettier-ignore

const bySubject: Partial<Record<Subject, readonly Pattern[]>> = {
  medical: [...accounts, ...medical, ...drugs],
  drugs,
  dental,
  vision,
  hsa: accounts,
  hra: accounts,
};

/** "Out-of-pocket maximum (includes deductible and copays)": what counts towards a thing is not what it is. */
const included = /(?<=[a-z]) ?\(incl(?:ud\w+|\.)[^()]*\)/;

const levels = /\((?:per |each )?(?:person|individual|single|employee|member)\b[^)]*\bfamily\b[^)]*\)/;

/**
 * The metrics that a label of a row, a column or an item names, in the order of their places: "PCP / specialist" names
 * two. A label that opens a metric and goes on about another thing names none.
 */
export function metricsOfLabel(written: string, subject: Subject): MetricKey[] {
  const label = written.replace(included, '');
  if (label.length > 130) return [];
  if (label.includes('/')) {
    // "(individual / family)" are the levels of one thing.
    const parts = label
      .replace(levels, ' ')
      .split('/')
      .map((part) => named(part.trim(), subject));
    const each = parts.flatMap(([first]) => first ?? []);
    if (parts.length > 1 && each.length === parts.length && new Set(each).size === each.length) return each;
  }
  return named(label, subject);
}

/** "Rx | $10 / $35 / $60": three prices without names are those of the three tiers, in their order. */
const unnamed =
  /^(?:retail )?(?:rx|prescriptions?|prescription drugs?|pharmacy|drugs?)(?: (?:co-?pays?|drugs?|coverage|retail))*(?: \(.*\))?$/;

const ofServices = /\b(?:deductible|max\w*|limit)\b(?:.{0,12}\b(?:for|on|applies to)\b|.{0,40}\bwaived for\b)/;
const limits: ReadonlySet<MetricKey> = new Set(['dental.deductible', 'dental.annual_maximum']);

function named(label: string, subject: Subject): MetricKey[] {
  if (unnamed.test(label) && !/mail|90/.test(label) && (subject === 'medical' || subject === 'drugs'))
    return ['rx.tier_1', 'rx.tier_2', 'rx.tier_3'];
  const found: { metric: MetricKey; at: number }[] = [];
  for (const { metric, is, not } of bySubject[subject] ?? []) {
    const at = label.search(is);
    if (at !== -1 && (not === undefined || !not.test(label))) found.push({ metric, at });
  }
  // "Office visit - specialist" is a specialist's visit.
  const isSpecialist =
    found.some(({ metric }) => metric === 'medical.specialist_copay') &&
    !/primary|\bpcp\b|general|physician|doctor/.test(label);
  const metrics = found
    .filter(({ metric }) => !isSpecialist || metric !== 'medical.pcp_copay')
    .sort((a, b) => a.at - b.at)
    .map(({ metric }) => metric);
  // "Deductible for basic and major services" is one limit.
  const [first] = metrics;
  return first !== undefined && ofServices.test(label) && limits.has(first) ? [first] : metrics;
}

/** Which visits and drugs the words within a cell name, with their places: "PCP $25, specialist $50". */
export function serviceMarks(text: string, subject: Subject): Mark<MetricKey>[] {
  const marks: Mark<MetricKey>[] = [];
  for (const { metric, is } of bySubject[subject] ?? []) {
    if (metric === 'medical.coinsurance') continue;
    const match = is.exec(text);
    if (match === null) continue;
    const to = match.index + match[0].length;
    if (!marks.some((mark) => match.index < mark.to && to > mark.from))
      marks.push({ kind: metric, from: match.index, to });
  }
  return marks.sort((a, b) => a.from - b.from);
}
