import type { MetricKey } from '../../../../contract/metrics.ts';
import { levelFor, networkMarks, networkOf, pairMarks, tierMarks } from '../aspects.ts';
import { serviceMarks } from '../labels.ts';
import { planOfHeading, planTypeIn } from '../plans.ts';
import type { Candidate, PlanName, Sentence } from '../sentence.ts';
import { type Amount, moneyIn } from '../../read/amounts.ts';

const leadingName = /^((?:the |our )?[a-z0-9$][\w$,+&()' /-]{1,45}?) ?(?:: | - |:$)/;
const grade =
  /^(?:the |our )?(?:(?:gold|silver|bronze|base|buy-?up|core|high|low|basic|standard|premium|premier|value|choice|select|plus|copay|traditional)(?: (?:plan|option|ppo|hmo|epo|hsa|hdhp|pos|deductible))*|(?:plan|option) (?:[a-d]|\d|one|two|three))$/;

/** "Gold: $500 deductible …": the plan whose name begins a line of what it pays; null where none does. */
export function planOfLead({ text, original, kind }: Pick<Sentence, 'text' | 'original' | 'kind'>): PlanName | null {
  const [, name = ''] = kind === 'row' ? [] : (leadingName.exec(text) ?? []);
  if (name === '' || /network|individual|famil|employee|spouse|child|^premiums?$/.test(name)) return null;
  const written = original.slice(0, name.length);
  if (grade.test(name)) return { name: written, type: planTypeIn(name) };
  return /\b(?:ppo|hmo|epo|pos|hdhp|cdhp|hsa|high[- ]deductible|indemnity)\b/.test(name) &&
    !/\b(?:if|with|for|when|note|eligib\w*|contribut\w*|account|how|what|your|and|or)\b/.test(name)
    ? { name: written, type: planTypeIn(name) }
    : null;
}

/** The plan that a sentence speaks of by its name or its type, where it speaks of one; else the plan of its heading. */
export function planOf(sentence: Sentence): PlanName | null {
  const { text, original, plan } = sentence;
  const led = planOfLead(sentence);
  if (led !== null) return led;
  if (plan !== null || text.length > 400) return plan;
  const named = /\b(?:the|our|your|a|an) ((?:[\w$,+&'-]+ ){0,3}(?:ppo|hdhp|hmo|epo|cdhp))\b/.exec(text);
  // "85% for the employee at the HMO rate" names no plan.
  if (named === null || /\b(?:at|for|of|in|to)\b/.test(named[1] ?? '')) return null;
  if (/\b(?:ppo|hdhp|hmo|epo|cdhp)\b/.test(text.slice(named.index + named[0].length))) return null;
  const at = named.index + named[0].length - (named[1] ?? '').length;
  return planOfHeading(named[1] ?? '', original.slice(at, at + (named[1] ?? '').length));
}

/**
 * Amounts that stand by the name of one limit: "a deductible of $500 for individuals and $1,000 for families",
 * "$500 individual / $1,000 family deductible". `others` are names that end its reach.
 */
export function amountsBy(text: string, name: RegExp, others: RegExp): Amount[] {
  const match = name.exec(text);
  if (match === null) return [];
  const amounts = moneyIn(text).filter(({ high }) => high === undefined);
  const end = match.index + match[0].length;
  const after: Amount[] = [];
  let reach = end;
  for (const amount of amounts.filter(({ from }) => from >= end)) {
    const between = text.slice(reach, amount.from);
    const allowed = after.length === 0 ? 60 : 50;
    if (between.length > allowed || others.test(between) || /;|\. /.test(between)) break;
    if (after.length === 0 && /\b(?:for an?|until|before|after|then)\b.*\b(?:pays?|copay)\b/.test(between)) break;
    if (after.length > 0 && namedNext(others).test(text.slice(amount.to))) break;
    after.push(amount);
    reach = amount.to;
  }
  // "Orthodontia at 50% up to $1,000": the name itself leads to what comes after it.
  if (after.length > 0 && match[0].endsWith(' up to')) return after;
  const gap = text.slice(end, after[0]?.from ?? end);
  const before = runBefore(text, amounts, match.index, others);
  // What stands right before the name belongs to it: "a $500 deductible and a $3,000 limit".
  const near = before.at(-1);
  const isTight = near !== undefined && match.index - near.to < 12;
  // "A $50 deductible per person ($150 per family)": the amounts stand on both sides.
  if (isTight && after.length > 0 && !/\b(?:is|are|of)\b|[:=]/.test(gap)) return [...before, ...after];
  if (near !== undefined && (after.length === 0 || !/^[^$]{0,25}(?:is|are|of|:|\||=|at|\()/.test(gap))) return before;
  return after;
}

function runBefore(text: string, amounts: readonly Amount[], at: number, others: RegExp): Amount[] {
  const run: Amount[] = [];
  let reach = at;
  for (const amount of amounts.filter(({ to }) => to <= at).toReversed()) {
    const between = text.slice(amount.to, reach);
    if (
      between.length > 32 ||
      others.test(between) ||
      /[;|]|\. |\band an?\b|premium|co-?pay|\bmonth|\bfund|\bseed|after|before|until|\bno\b|without|includ/.test(
        between,
      )
    )
      break;
    run.unshift(amount);
    reach = amount.from;
  }
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined || !claimedBy(others).test(text.slice(0, first.from))) return run;
  // "A deductible of $500 and $3,000 out-of-pocket maximum": only what the name follows at once is its own.
  const own = run.findLastIndex(({ from }) => text.slice(0, from).endsWith(' and '));
  return own > 0 && closely.test(text.slice(last.to, at)) ? run.slice(own) : [];
}

const closely = /^ $/;

/** Whether an amount before this text is of another name: "… and $3,000 out-of-pocket maximum". */
const namedNext = (others: RegExp): RegExp =>
  new RegExp(String.raw`${closely.source.slice(0, -1)}(?:${others.source})(?! ?(?:[:=(|$]|is\b|of\b))`);

/** Whether the amount after this text is of another name: "The out-of-pocket maximum is". */
const claimedBy = (others: RegExp): RegExp =>
  new RegExp(String.raw`(?:${others.source})[^$;.]{0,25}?(?:\b(?:is|are|of|at)|[:=|(])[^$;.\w]{0,4}$`);

/** The amounts of a limit with their levels and networks. */
export function limitsIn(
  sentence: Sentence,
  metric: MetricKey,
  amounts: readonly Amount[],
  confidence: number,
): Candidate[] {
  const { text } = sentence;
  const [first] = amounts;
  const last = amounts.at(-1);
  if (first === undefined || last === undefined) return [];
  const around = (from: number, to: number) => from > first.from - 22 && to < last.to + 60;
  const tiers = pairMarks(
    amounts,
    tierMarks(text).filter(({ from, to }) => around(from, to) && !text.slice(to, first.from).includes(';')),
  );
  // What a plan pays in and out of the network before the limit is named says nothing of the limit.
  const near = networkMarks(text).filter(
    ({ to }) => to > first.from || !/after|meet|until/.test(text.slice(to, first.from)),
  );
  // "…; out-of-network at 60%" is another statement.
  const own = near.filter(({ from }) => from < last.to || !text.slice(last.to, from).includes(';'));
  const networks = pairMarks(amounts, own);
  const plan = planOf(sentence);
  // "$50, $100 for family": the one before it is each person's.
  const isListed =
    amounts.length === 2 &&
    tiers.every((tier) => tier === 'family') &&
    last.value > first.value &&
    /^,? (?:or |and )?$|^, /.test(text.slice(first.to, last.from));
  const isPair =
    amounts.length === 2 &&
    tiers.every((tier) => tier === null) &&
    last.value >= first.value &&
    /^ ?\/ ?$/.test(text.slice(first.to, last.from));
  const seen = new Set<string>();
  return amounts.flatMap(({ value }, at) => {
    const tier = isPair || isListed ? (at === 0 ? 'individual' : 'family') : (tiers[at] ?? null);
    const level = levelFor(metric, tier);
    const network = networks[at] ?? networkOf(sentence.section);
    const key = `${level} ${network}`;
    if (level === undefined || seen.has(key)) return [];
    seen.add(key);
    return [{ metric, value, tier: level, network, plan, confidence }];
  });
}

/** "PCP/specialist: $20/$40" */
const twoVisits =
  /(?:pcp|primary(?: care)?|physicians?|doctors?|office visits?) ?\/ ?specialists?(?: visits?| co-?pays?)*:? ?\$(\d{1,3}) ?\/ ?\$(\d{1,3})\b/;

/** What visits or drugs cost in running text: "$25 for primary care and $40 for a specialist". */
export function servicesIn(
  sentence: Sentence,
  subject: 'medical' | 'drugs',
  wanted: (metric: MetricKey) => boolean,
): Candidate[] {
  const { text } = sentence;
  if (sentence.kind === 'row' || !/\$|no (?:cost|charge)|free/.test(text)) return [];
  const marks = serviceMarks(text, subject).filter(({ kind }) => wanted(kind));
  const amounts = moneyIn(text).filter(({ high }) => high === undefined);
  if (marks.length === 0 || amounts.length === 0) return [];
  const [, first, second] = subject === 'medical' ? (twoVisits.exec(text) ?? []) : [];
  if (first !== undefined && second !== undefined) {
    const plan = planOf(sentence);
    const network = networkOf(text) ?? networkOf(sentence.section);
    return [
      { metric: 'medical.pcp_copay', value: Number(first), network, plan, confidence: 0.84 },
      { metric: 'medical.specialist_copay', value: Number(second), network, plan, confidence: 0.84 },
    ];
  }
  const paired = pairMarks(amounts, marks).map((kind, at) => {
    // A name beyond the next amount is that one's.
    const isAfter = (marks[0]?.from ?? 0) > (amounts[0]?.from ?? 0);
    const end = amounts[at]?.to ?? 0;
    const mark = isAfter ? marks.find((each) => each.from >= end) : undefined;
    const gap = text.slice(end, mark?.from);
    return mark !== undefined && (gap.includes(';') || (gap.includes('$') && !/^ ?\/ ?\$/.test(gap))) ? null : kind;
  });
  const networks = pairMarks(amounts, networkMarks(text));
  const seen = new Set<string>();
  return amounts.flatMap(({ value, from, to }, at): Candidate[] => {
    const metric = paired[at];
    const network = networks[at] ?? networkOf(sentence.section);
    if (metric === null || metric === undefined || seen.has(`${metric} ${network}`)) return [];
    seen.add(`${metric} ${network}`);
    if (/up to|maximum|worth|save|%.{0,12}$/.test(text.slice(Math.max(0, from - 18), from))) return [];
    // "$25 for specialist visits and urgent care": what is joined to a service costs the same.
    const at0 = marks.findIndex((mark) => mark.kind === metric && (mark.from > to || marks[0]?.from !== mark.from));
    const own = marks[at0];
    const joined = own === undefined || own.from < to ? undefined : marks[at0 + 1];
    const isJoined =
      joined !== undefined &&
      own !== undefined &&
      /^ ?[\w ]{0,10}(?: and | or |\/)(?:an? )?$/.test(text.slice(own.to, joined.from));
    const metricsHere = isJoined && !seen.has(`${joined.kind} ${network}`) ? [metric, joined.kind] : [metric];
    for (const each of metricsHere) seen.add(`${each} ${network}`);
    return metricsHere.map((each) => ({ metric: each, value, network, plan: planOf(sentence), confidence: 0.82 }));
  });
}
