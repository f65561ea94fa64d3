import { NUMBER, numberOf, type TimeUnit, waitDays } from './amounts.ts';
import { clauseAt, clausesOf, type Modality } from './clauses.ts';
import type { Statement } from './statements.ts';
import type { Unit } from './unit.ts';
import { names, said, says } from './words.ts';

const joins = names([
  'eligible', 'eligibility', 'benefit', 'insurance', 'insured', 'coverage', 'covered', 'enroll', 'enrolled', 'enrollment', 'qualify', 'take part', 'participate', 'plan',
  'medical', 'health', 'full time', 'full timer', 'ft', 'waiting period', 'available',
]); // prettier-ignore
/** What has waits and hours of its own. */
const others = names([
  'overtime', 'pto', 'vacation', 'sick', 'leave', 'accrue', 'accrual', 'disability', 'std', 'ltd', 'tuition', 'time off', 'holiday', '401k', '403b', 'retirement', 'match', 'vest', 'vested', 'stipend',
  'life event', 'qualifying event', 'event', 'newborn', 'birth', 'adoption', 'marriage', 'cobra', 'rehired', 'elimination period', 'terminate', 'termination', 'end', 'cease', 'claim', 'orthodontia',
  'measurement', 'affordable care act', 'volunteer', 'bonus', 'commission', 'learning', 'sabbatical', 'within', 'notice', 'promoted', 'position', 'pre existing', 'must enroll', 'veteran',
]); // prettier-ignore

const N = `(${NUMBER})`;
const hourWord = '(?:regularly scheduled )?(?:working )?(?:hours?|hrs?)';
const hours = new RegExp(
  [
    String.raw`\b${N}(?: ?\+| or more| plus)?(?: ?(?:-|to) ?\d+)?[ -]?(?:or more )?${hourWord}(?: or more|\+)?(?: ?\/ ?| ?(?:per|a|each|every|in a)[ -])(?:work ?)?week`,
    String.raw`\b${N}(?:\+| or more)? (?:weekly ${hourWord}|${hourWord}(?: or more)? weekly)`,
    String.raw`\bfull[- ]tim\w*[^.;]{0,25}\((?:at least )?${N}(?: ?\+| or more) ?${hourWord}\)`,
  ].join('|'),
  'g',
);
/** A number that nobody needs to reach. */
const notAsked = /\b(?:up to|maximum of|no more than|standard|normal|average workweek of) $/;
const refused = /\b(?:less|fewer) than $/;
const isRefused = /\bnot (?:be )?(?:eligible|qualify|receive|offered|covered)|\bineligible/;

/** The hours a week that a sentence asks of who wants to join the plans; null for none. */
function hoursIn(text: string): number | null {
  const found = Array.from(text.matchAll(hours)).flatMap((match) => {
    const { index, 0: whole } = match;
    const lead = text.slice(0, index);
    const value = numberOf(match.slice(1).find((part) => part !== undefined) ?? '');
    const isLess = refused.test(lead);
    if (value === null || notAsked.test(lead) || (isLess && !isRefused.test(text))) return [];
    return [{ value, near: text.slice(Math.max(0, index - 40), index + whole.length + 40) }];
  });
  // "Full-time is 40 hours a week, but benefits need only 30."
  const asked = found.filter(({ near }) => /benefit|eligib|insur|coverage|enroll/.test(near));
  return (found.length > 1 ? asked.at(-1) : found[0])?.value ?? null;
}

const monthStart = /\b(?:first|1st)(?: \(1st\))?(?: day)? of (?:the )?(?:\w+ )?month\b|\bnext (?:1st|first) of the month|\b(?:first|1st),? (?:on|coinciding with)(?: ?\/ ?| or )following\b/; // prettier-ignore
const atOnce = /\bno (?:\w+ )?waiting period\b|\b(?:from|on|effective|starting|beginning|as of|upon|with|by)? ?(?:your |the |their )?(?:(?:very )?first day(?! of (?:the|a|each|every) )(?: of (?:work|employment|hire|the job))?|day (?:one|1)\b|date of (?:hire|employment)|hire date|start date|first day you work)|\bimmediate(?:ly)?\b|\bupon (?:hire|joining|starting)\b/; // prettier-ignore
const afterWait = new RegExp(
  [
    String.raw`\b(?:after|following|complet\w+(?: of)?|wait(?:ing)?(?: period)?(?: of| is)?:?) (?:an? |your |the |their )?(?:initial |first )?${N}[ -](?:calendar |consecutive |full )?(day|month|week)s?\b`,
    String.raw`\b${N}[ -](?:calendar )?(day|month|week)s?[ -](?:benefits? |eligibility )?(?:waiting|probation\w*|introductory)\b`,
    String.raw`\b${N}[ -](?:calendar )?(day|month)s? (?:after|of|from|following|into) (?:the |your |their |continuous )?(?:date of )?(?:hire|start|employment|service|joining)`,
  ].join('|'),
);
const onDay = /\b(?:on|from) (?:the |your )?(?:day (\d{2,3})\b|(\d{2,3})(?:st|nd|rd|th) day)/;
const begins = /\b(?:begins?|starts?|starting|kicks? in|effective|take effect|into effect|active|eligible|available|covered|join|enroll(?:ed)?|entitled|wait\w*|insured|open to|from)\b/; // prettier-ignore

/** "You have 30 days from your start date to enroll." */
const toEnroll =
  /\b(?:have|has|within|up to|up until) [^.;]{0,12}\b(?:days?|months?)\b[^.;]*\bto (?:\w+ )?(?:enroll|choose|elect|sign|make|select|complete)/;

/** The days until who was hired is covered, by a text; null where it does not say. */
function waitIn(text: string): number | null {
  const [, ...parts] = afterWait.exec(text) ?? [];
  const [number, unit] = parts.filter((part) => part !== undefined);
  const value = numberOf(number ?? '');
  if (toEnroll.test(text)) return null;
  if (value !== null && unit !== undefined) return waitDays({ value, unit: unit as TimeUnit });
  const [, day, ordinal] = onDay.exec(text) ?? [];
  if (day !== undefined || ordinal !== undefined) return Number(day ?? ordinal) - 1;
  if (/\d+[ -](?:day|month|week)s?\b/.test(text)) return null;
  const isOfHire = /\b(?:hire|hired|employment|start|join\w*)\b/.test(text);
  return (monthStart.test(text) && isOfHire) || (atOnce.test(text) && !monthStart.test(text)) ? 0 : null;
}

const waits = names(['waiting period', 'benefit waiting period', 'when coverage begin', 'when benefit begin', 'effective date', 'coverage effective date', 'when am i eligible']); // prettier-ignore
const closed: ReadonlySet<Modality> = new Set(['former', 'promised', 'of others', 'elsewhere', 'example', 'by law']);
const heads = names(['eligibility', 'who is eligible', 'benefit', 'medical', 'health', 'insurance', 'health insurance', 'enrollment', 'coverage']); // prettier-ignore

/** What a line or a sentence asks of who wants to join the plans. */
export function eligibilityOf({ kind, own, around }: Unit): Statement[] {
  if (kind === 'cell' || clausesOf(own.text).every(({ modality }) => closed.has(modality))) return [];
  const above = [...around.label, ...around.lead, ...around.heading];
  const isOther = (texts: readonly string[]): boolean => texts.some((text) => says(said(text), others));
  const isJoined = says(own, joins) || above.some((text) => says(said(text), heads));
  const isWait = above.some((text) => says(said(text), waits));
  if (!(isJoined || isWait) || (isOther(above) && !above.some((text) => says(said(text), health)))) return [];
  if ([...above, own.original].some((text) => says(said(text), parts)) && !says(own, health)) return [];
  const asked = hoursIn(own.text);
  const isPartOnly = /\bpart[- ]time\b/.test(own.text) && !/\bfull[- ]time\b|\bless than|\bfewer than/.test(own.text);
  const isHours =
    asked !== null && asked >= 15 && asked <= 40 && says(own, joins) && !isPartOnly && !says(own, othersOfHours);
  const wait =
    isOther([own.original]) ||
    !(isWait || (begins.test(own.text) && says(own, covers)) || /waiting period/.test(own.text))
      ? null
      : isWait && /^(?:none|n\/a)\b/.test(own.text)
        ? 0
        : (waitIn(own.text) ?? (isWait ? bareWait(own.text) : null));
  const at = own.text.search(/waiting|after|first|day|immediate/);
  const isClosed = wait !== null && closed.has(clauseAt(clausesOf(own.text), at)?.modality ?? 'granted');
  return [
    ...(isHours ? [{ metric: 'eligibility.hours', value: asked, score: 0.86 } as const] : []),
    ...(wait !== null && !isClosed ? [{ metric: 'eligibility.waiting_days', value: wait, score: 0.84 } as const] : []),
  ];
}

const health = names(['health', 'medical', 'healthcare']);
/** Benefits with waits of their own. */
const parts = names(['dental', 'orthodontia', 'vision', 'major service', 'life insurance']);
const othersOfHours = names(['overtime', 'pto', 'vacation', 'sick', 'accrue', 'disability', 'tuition', 'volunteer', 'leave', 'measurement', 'affordable care act', 'student', 'temporary']); // prettier-ignore
const covers = names(['coverage', 'benefit', 'insurance', 'insured', 'plan', 'medical', 'health', 'enroll', 'enrolled', 'covered', 'eligible', 'waiting period']); // prettier-ignore

/** "30 days" beneath "Waiting period". */
function bareWait(text: string): number | null {
  const [, number = '', unit] = new RegExp(`^(?:an? )?${N}[ -](?:calendar )?(day|month)s?\\b`).exec(text) ?? [];
  const value = numberOf(number);
  return value === null || unit === undefined ? null : waitDays({ value, unit: unit as TimeUnit });
}
