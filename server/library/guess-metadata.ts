import { describeForm } from '../facts/forms.ts';
import type { Extraction } from '../reading/document.ts';
import { guessIndustry } from './guess-industry.ts';
import { guessPlace } from './guess-place.ts';

/** What is known about a guide beside its text. */
export interface GuideFacts {
  title: string;
  employer: string;
  planYear: number | null;
  industry: string | null;
  state: string | null;
  employees: number | null;
}

/** What a manifest or an administrator says about a source; whatever is absent is guessed or left open. */
export type StatedFacts = Partial<GuideFacts>;

/** Shown where nothing names the employer. */
export const UNKNOWN_EMPLOYER = 'Employer not stated';

/** Fills in what was not stated: title, employer and plan year from the document, its name and its address. */
export function guessFacts(extraction: Extraction, fileName: string, stated: StatedFacts = {}): GuideFacts {
  const sample = openingOf(extraction);
  const form = describeForm(extraction.pages);
  const title = stated.title ?? form?.title ?? guessTitle(extraction, fileName);
  const guessed = form === null ? guessEmployer(extraction, title, fileName, sample) : form.employer;
  // It is part of an index, which takes no text of any length.
  const employer = stated.employer ?? guessed?.slice(0, 200) ?? null;
  const place = form === null ? guessPlace(sample) : { state: null, employees: null };
  return {
    title: stated.title ?? withEmployer(title, employer),
    employer: employer ?? UNKNOWN_EMPLOYER,
    planYear: stated.planYear ?? guessPlanYear(title, fileName, sample),
    industry: stated.industry ?? (employer === null ? null : guessIndustry(employer)),
    state: stated.state ?? place.state,
    employees: stated.employees ?? place.employees,
  };
}

/** A title says little in a list without the employer whose it is. */
function withEmployer(title: string, employer: string | null): string {
  const says = employer === null || title.toLowerCase().includes(employer.toLowerCase());
  return says ? title : `${employer}: ${title}`;
}

/** The first few thousand characters, which say whose guide it is. */
function openingOf({ pages }: Extraction): string {
  const lines = pages.flatMap(({ sections }) => sections.flatMap(({ heading, text }) => [heading ?? '', text]));
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, 40_000);
}

const bareName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replaceAll(/[_\s-]+/g, ' ')
    .trim();

/** A title that a program wrote for want of one. */
const worthless =
  /^(?:untitled|document\d*|microsoft word|powerpoint|slide \d|title|home|index|\d+)|\.(?:docx?|pdf|indd|pptx?|html?)$/i;

function guessTitle(extraction: Extraction, fileName: string): string {
  if (extraction.title !== null && !worthless.test(extraction.title)) return extraction.title.slice(0, 200);
  const first = extraction.pages.find(({ sections }) => sections.length > 0)?.sections ?? [];
  // A cover often sets the title in several lines; elsewhere a heading before any text is the title.
  const cover = coverLines(extraction);
  const title = cover.length > 0 ? cover.join(': ') : (first[0]?.heading ?? '');
  if (title.length >= 3 && !worthless.test(title)) return title.slice(0, 200);
  return capitalised(bareName(fileName)) || 'Untitled guide';
}

/** The headings that a PDF begins with before any text: those of its cover. */
function coverLines({ type, pages }: Extraction): string[] {
  const lines: string[] = [];
  if (type !== 'pdf') return lines;
  for (const { heading, text } of pages.find(({ sections }) => sections.length > 0)?.sections ?? []) {
    if (heading !== null && !lines.includes(heading)) lines.push(heading);
    if (text !== '' || lines.length === 3) break;
  }
  return lines;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A year that a plan can have: not before guides were files, and at most the year after next. */
function plausible(year: number): boolean {
  return year >= 1995 && year <= new Date().getUTCFullYear() + 2;
}

const yearsIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map((match) => Number(match[1])).filter(plausible);

function guessPlanYear(title: string, fileName: string, text: string): number | null {
  const named = yearsIn(`${title} ${bareName(fileName)}`, /(?<!\d)((?:19|20)\d\d)(?!\d)/g)[0];
  if (named !== undefined) return named;
  const opening = text.slice(0, 20_000);
  const stated = [
    ...yearsIn(opening, /\bcoverage period:? (?:beginning on or after )?\d{1,2}\/\d{1,2}\/((?:19|20)\d\d)\b/gi),
    ...yearsIn(opening, /\b(?:plan|benefit|enrollment|calendar)s? year:? (?:is )?((?:19|20)\d\d)\b/gi),
    ...yearsIn(
      opening,
      /\b((?:19|20)\d\d)(?:\s?[-–/]\s?(?:20)?\d\d)? (?:plan year|benefits?|open enrollment|health plan|employee)\b/gi,
    ),
    ...yearsIn(opening, /\beffective:? (?:from |as of |on )?\w+ \d{1,2},? ((?:19|20)\d\d)\b/gi),
    ...yearsIn(opening, /\b(?:last )?(?:updated|revised)(?: on)?:? [^\n]{0,20}?((?:19|20)\d\d)\b/gi),
  ];
  return stated[0] ?? null;
}

/** Words that end an employer's name in a file's name or a title. */
const topics = new Set(
  'annual benefit benefits compensation employee employees enrollment fmla full guide guides handbook health leave links medical new open overview package packages paid parental pay perk perks plan plans policies policy pto retirement stipend stipends summary time total transit vacation vltp wellness'.split(
    ' ',
  ),
);

function guessEmployer(extraction: Extraction, title: string, fileName: string, text: string): string | null {
  return (
    employerOfCover(coverLines(extraction)) ??
    employerOfCover(title.split(/ +[|–—·-] +/)) ??
    employerOfPhrases(text, welcoming) ??
    employerOfName(fileName, text) ??
    employerOfPhrases(`${title}\n${text}`, phrases)
  );
}

/** A cover, or a web page's title, that names the employer in a part of its own beside the guide's name. */
function employerOfCover(cover: readonly string[]): string | null {
  if (cover.length < 2) return null;
  const isName = (line: string): boolean =>
    new RegExp(`^${NAME}$`).test(line) && !line.split(/\s+/).some((word) => topics.has(word.toLowerCase()));
  return cover.find((line) => isName(line) && !noEmployer.test(line)) ?? null;
}

/** `acme-corp-benefits-2024.pdf` → "Acme Corp", written as the text writes it; null where the text never names it. */
function employerOfName(fileName: string, text: string): string | null {
  const words = bareName(fileName)
    .replaceAll(/\b(?:19|20)\d\d\b/g, ' ')
    .trim()
    .split(/\s+/);
  const end = words.findIndex((word) => topics.has(word.toLowerCase()));
  for (let count = Math.min(end === -1 ? 0 : end, 5); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (name.length >= 3) {
      const found = text.match(new RegExp(`\\b${name.replaceAll(' ', '[ -]?')}\\b`, 'gi')) ?? [];
      // In addresses a name is in lower case.
      const written = mostCommon(found.filter((form) => form !== form.toLowerCase())) ?? mostCommon(found);
      if (written !== null) return written;
    }
  }
  return null;
}

const NAME = String.raw`((?:[A-Z][\w&'’.-]*|[A-Z0-9]{2,})(?: (?:&|and|of|[A-Z][\w&'’.-]*)){0,4})`;
const welcoming = [
  new RegExp(String.raw`\b[Ww]elcome to (?:the )?${NAME}`, 'g'),
  new RegExp(String.raw`\b[Aa]t ${NAME}, we\b`, 'g'),
];
const phrases = [
  new RegExp(
    String.raw`\b${NAME} (?:[Ee]mployees?|offers|provides|is pleased|is proud|is committed|[Bb]enefits? [Gg]uide|[Ee]mployee [Hh]andbook)\b`,
    'g',
  ),
  new RegExp(String.raw`\b(?:[Ee]mployees|[Tt]eammates|[Tt]eam members) (?:of|at) ${NAME}`, 'g'),
  new RegExp(String.raw`\b(?:[Ww]orking|[Bb]enefits) (?:at|for) ${NAME}`, 'g'),
];
const noEmployer =
  /^(?:(?:U\.?S\.? )?Department of|Employee Benefits Security|All|An?|Any|Are|As|Each|Eligible|Every|For|Full|If|In|It|New|Note|Open|Our|Part|Plan|Regular|That|The|These|This|Those|To|US|U\.S|We|What|When|Where|Who|You|Your|Employee|Employees|Benefits?|Health|Medical|Medicare|Dental|Vision|Program|Plus|Human Resources|January|July)\b/;

function employerOfPhrases(text: string, patterns: readonly RegExp[]): string | null {
  const names = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) =>
      (match[1] ?? '').replace(/(?: (?:and|of|&|Employees?|Employee Benefits?))+$/, '').replace(/['’]s?$|[.,]$/, ''),
    ),
  );
  return mostCommon(names.filter((name) => name.length >= 3 && /\p{L}{2}/u.test(name) && !noEmployer.test(name)));
}

function mostCommon(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? null;
}
