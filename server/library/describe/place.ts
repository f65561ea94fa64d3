import { stateNames } from '../../../contract/vocabulary/states.ts';
import { type Found, type Line, placed } from './detail.ts';

/** Lines of a document's beginning that may say where its employer is and how many work there. */
const LINES = 30;
const LONGEST = 90;

const names = Object.entries(stateNames);
const anyState = names.flat().join('|');
const CITY = String.raw`\p{Lu}[\p{L}.' -]{2,30}`;
const heading = new RegExp(String.raw`^${CITY}, (${anyState})(?: \d{5}(?:-\d{4})?)?(?=$|[.,;|•·] | [–—-] )`, 'u');
const seated = new RegExp(
  String.raw`\b(?:[Hh]eadquartered|[Hh]eadquarters|[Bb]ased|[Hh]ead office|[Ss]itus)(?: is| are)?(?: in|:) (?:${CITY}, )?(${anyState})(?![\w-])`,
  'u',
);

/** "University of Ohio", "Ohio State University", "Ohio Public Library"; "Washington University" and "Ohio Tooling" may be anywhere. */
const inEmployer = new RegExp(
  String.raw`\b(?:University|State|Commonwealth|Judiciary) of (${anyState})\b|^(${anyState}) (?:State|Public|Department|(?:\p{L}+ )+University)\b`,
  'u',
);

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d{2,6})`;
const PEOPLE = String.raw`(?:benefits?[- ]eligible |full-time |active )?(?:employees|team members|associates)`;
const counted = new RegExp(String.raw`(?:^|[.,;:|•·–—-] ?|\bour |\bwith )${NUMBER} ${PEOPLE}\b`, 'i');
/** What an employer says of itself; "with 20 or more employees" is what a law says of others. */
const told = new RegExp(
  String.raw`\b(?:we (?:are|have|employ)|our (?:company|team) (?:has|of)|team of|employs|a company of|workforce of)(?: a team of)?(?: about| approximately| around| over| more than| nearly| roughly)? ${NUMBER} (?:people|${PEOPLE})`,
  'i',
);
const labelled = new RegExp(
  String.raw`^(?:number of (?:eligible )?employees|eligible (?:employees|lives)|employees|group size|company size):? ${NUMBER}$`,
  'i',
);

/** The state that a document says its employer is in, and how many it says work there. */
export function findPlace(
  lines: readonly Line[],
  employer: Found<string> | null,
): { state: Found<string> | null; employees: Found<number> | null } {
  const short = lines.slice(0, LINES).filter(({ text }) => text.length <= LONGEST);
  const [, ofState, ahead] = inEmployer.exec(employer?.value ?? '') ?? [];
  const named = ofState ?? ahead;
  const seat =
    sureIn(short, heading) ??
    sureIn(lines, seated) ??
    (employer === null || named === undefined ? null : { ...employer, value: named, isSure: ofState !== undefined });
  const size = sureIn(short, counted) ?? sureIn(lines, labelled) ?? perhapsIn(lines, told);
  const code = names.find((pair) => pair.includes(seat?.value ?? ''))?.[0];
  return {
    state: seat === null || code === undefined ? null : { ...seat, value: code },
    employees: size === null ? null : { ...size, value: Number(size.value.replaceAll(',', '')) },
  };
}

function first(lines: readonly Line[], pattern: RegExp, isSure: boolean): Found<string> | null {
  for (const { page, text } of lines) {
    const value = pattern.exec(text)?.[1];
    if (value !== undefined) return { value, ...placed(page, text, isSure) };
  }
  return null;
}

const sureIn = (lines: readonly Line[], pattern: RegExp) => first(lines, pattern, true);
const perhapsIn = (lines: readonly Line[], pattern: RegExp) => first(lines, pattern, false);
