import { lettersOf, type Row } from '../rows.ts';
import { plain } from '../values.ts';
import { carrierIn } from './carriers.ts';

/** What the head of a Summary of Benefits and Coverage says. */
export interface SummaryHead {
  /** The plan as the form names it; null where the head holds nothing but the form's own words. */
  plan: string | null;
  /** The employer whose plan it is, where the head names it beside the plan or the carrier. */
  employer: string | null;
  /** As it stands behind "Plan Type:". */
  planType: string | null;
  /** Whom the form's amounts are for where they name nobody: the family where the form is for families alone. */
  unnamed: 'individual' | 'family';
}

const ends = [
  'thisisonlyasummary',
  'thesummaryofbenefitsandcoverage',
  'importantquestions',
  'whatistheoveralldeductible',
];
/** What the form itself says in its head. */
const own =
  /summary of benefits (?:and|&) coverage(?::? ?what this plan covers (?:&|and) what (?:you pay for covered services|it costs))?|what this plan covers (?:&|and) what (?:you pay for covered services|it costs)|coverage period:? ?(?:beginning on or after|on or after|effective)? ?[\d/._ -]*(?:(?:to|through|thru)? ?[\d/._ -]+)?|page \d+ of \d+|^\d+ of \d+$|omb control.*/g;
const coverage = /coverage for: ?.*?(?=plan type|coverage period|$)/g;
const type = /plan type: ?([a-z][a-z /()+-]{1,40})/;

/** Reads the head of a form: the rows before its first paragraph. */
export function headOf(rows: readonly Row[]): SummaryHead {
  const end = rows.findIndex(({ cells }) => {
    const letters = lettersOf(cells.map(({ text }) => text).join(' '));
    return ends.some((one) => letters.startsWith(one) && !letters.includes('whatthisplancovers'));
  });
  const head = rows.slice(0, Math.max(1, end));
  const headings = head.map(({ passage }) => passage.heading ?? '');
  const texts = [
    ...new Set([...headings, ...(end < 1 ? [] : head.flatMap(({ cells }) => cells.map(({ text }) => text)))]),
  ];
  const planType =
    texts.map((text) => type.exec(plain(text))?.[1]?.trim()).find((found) => found !== undefined) ?? null;
  const covers = texts.map((text) => /coverage for: ?([^|]*?)(?=plan type|$)/.exec(plain(text))?.[1] ?? '').join(' ');
  const unnamed =
    /famil/.test(covers) && !/individual|single|self|employee|all|person/.test(covers) ? 'family' : 'individual';
  const left = texts.flatMap((text) => leftOf(text) ?? []);
  const named = left.join(' ').replaceAll(/\s+/g, ' ').trim();
  const [, issuer, plan] = /^(.{2,90}?): +(\S.*)$/.exec(named) ?? [];
  return {
    plan: (plan ?? named.replace(/^: ?/, '')).slice(0, 120) || null,
    employer: employerOf(issuer ?? ''),
    planType,
    unnamed,
  };
}

/** Words that only those have in their names who insure, or that a plan has. */
const insurers =
  /\b(?:insurance|insurer|assurance|health|healthcare|mutual|hmo|ppo|epo|blue|cross|shield|bcbs\w*|plans?|option|benefits?|coverage|medical|care|permanente|life|members?|trust)\b/i;
const joints = /^[\s:;,–-]+|^(?:of|for|and|on behalf of) (?:\p{Lu}\p{Ll}+ )?(?=\p{Lu})|[\s:;,–-]+$/gu;

/** The employer in what stands before the plan: a carrier is none, but may stand before it. */
function employerOf(issuer: string): string | null {
  const { from, to } = carrierIn(issuer) ?? { from: 0, to: 0 };
  const name = `${issuer.slice(0, from)} ${issuer.slice(to)}`
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(joints, '')
    .trim();
  return name.length < 3 || insurers.test(name) || !/\p{L}{2}/u.test(name) ? null : name.slice(0, 200);
}

/** The form's title in its editions, letters only: a line of the head may hold any part of it. */
const formTitles = [
  'summaryofbenefitsandcoveragewhatthisplancoverswhatyoupayforcoveredservices',
  'summaryofbenefitsandcoveragewhatthisplancoversandwhatyoupayforcoveredservices',
  'summaryofbenefitsandcoveragewhatthisplancoverswhatitcosts',
];

/** A text of the head without what the form says itself; null where nothing is left. */
function leftOf(text: string): string | null {
  const letters = lettersOf(text);
  if (formTitles.some((title) => title.includes(letters))) return null;
  let low = plain(text);
  for (const pattern of [own, coverage, new RegExp(type.source, 'g')])
    low = low.replaceAll(pattern, (found) => '\u0000'.repeat(found.length));
  const kept = Array.from(text, (letter, at) => (low[at] === '\u0000' ? ' ' : letter)).join('');
  const clean = kept.replaceAll(/\s+/g, ' ').replaceAll(/^[\s|:;,-]+|[\s|;,-]+$/g, '');
  return /\p{L}{2}/u.test(clean) ? clean : null;
}
