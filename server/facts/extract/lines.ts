import { isAboutOthers, isElsewhere } from '../read/aside.ts';
import { plainText } from '../read/plain-text.ts';
import type { FactPassage } from './sentence.ts';
import { type Subject, subjectOf } from './subject.ts';

/** A line of a passage: a paragraph, an item, or a row of a table. All texts are plain ({@link plainText}). */
export interface Line {
  passage: FactPassage;
  /** Its characters in the passage's text; an item's mark is left out. */
  from: number;
  to: number;
  text: string;
  /** More than one: a row of a table. */
  cells: readonly string[];
  isItem: boolean;
  heading: string;
  /** The short line above that heads it within the heading's text; '' without one. */
  section: string;
  /** What the section, or else the heading, is about. */
  subject: Subject | null;
  /** What the last heading that told was about; for what stands under headings that do not tell. */
  around: Subject | null;
}

/** A longer line is no sentence and no row of a plan: reading it would only take time. */
const LONGEST = 4000;

/** "In-network: $1,000": what a value is for, and not what it is of. */
const level =
  /^(?:in|out|non)[- ](?:of[- ])?network\b[^:]{0,12}:|^(?:individual|single|family|employee(?: only| ?\+ ?[a-z() ]{3,20})?|per person):/;

/** "Life insurance - The company …": a benefit's name that heads the paragraph which it begins. */
const leadIn = /^([a-z0-9][a-z0-9 ,()&/'-]{2,60}?)(?: - |: )(?=(?:\S+ ){5})/;

function subjectOfLeadIn(text: string): { section: string; subject: Subject } | null {
  const [, section = ''] = text.length > 60 ? (leadIn.exec(text) ?? []) : [];
  const subject = section === '' || section.split(' ').length > 7 ? null : subjectOf(section);
  return subject === null ||
    !/insurance|\bplan\b|\(|account|coverage|benefit|program|leave|\b40[13]|disability/.test(section)
    ? null
    : { section, subject };
}

const mark = /^(?:[•▪●○◦‣*·΅➢►✓✔»→❖■□◆\uf0b7-]|\(?\d{1,2}[.)])\s+/;

/** Numbers that are names: of a year, of a section of the tax code. */
const namedByNumber =
  /\b20\d\d\b|\b40[13](?= ?\(?[kba]\b)|\b457\b|\b529\b|\bsection 125\b|\b(?:[phs]?ppo|c?hdhp|hmo|epo|hsa|plan|option) \$?\d[\d,]{2,5}\b/g;

/** "Years of service Hours earned a year": heads of columns that lost their bounds. */
const bandHeads =
  /^(?:(?:completed )?years of (?:\w+ )?service|length of service) (?!requirements?|awards?|recognition)\w/;

const granted =
  /^(?:up to )?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|sixteen|eighteen|twenty)(?: ?\(\d+\))?(?: (?:full|paid|calendar|consecutive|working|fully))* (?:weeks|days|hours|months)\b/;

/** Whether a line can head others: short, no sentence, no value. */
function isTitle(written: string): boolean {
  // "Annual maximum (the most that the plan pays in a year.)"
  const text =
    written.length > 40 && written.endsWith(')') ? written.replace(/(?<=[a-z]{3}) \([a-z][^()$%\d]+\)$/, '') : written;
  if (text.length > 80 || /[.;,!?]$|[$%]|\d{3}/.test(text.replaceAll(namedByNumber, ''))) return false;
  // "Waiting period: 14 days" says something and heads nothing.
  if (/: .*\d| [-=] \d[\d.]*$/.test(text)) return false;
  if (bandHeads.test(text)) return false;
  // "Up to 8 weeks of paid leave" beneath "Other parents" is what they get.
  if (granted.test(text)) return false;
  return /[a-z]{3}/.test(text) && text.split(' ').length <= 9;
}

/** "Accident monthly cost": insurance beside the plan for medical care. */
const supplemental = /^(?:voluntary |supplemental |group )?(?:accident|cancer|hospital indemnity|critical illness)\b/;

/**
 * What a short line is about. A deductible and a copay are of the dental plan where that is what it stands under, and so is a
 * PPO where the heading itself (`headed`) is about dental care.
 */
function sectionOf(section: string, under: Subject | null, headed: Subject | null = null): Subject | null {
  const told = supplemental.test(section) ? 'other' : subjectOf(section);
  if (
    told === 'medical' &&
    (headed === 'dental' || headed === 'vision') &&
    !/medical|health|\bc?hdhp\b|\bh[rs]a\b/.test(section)
  )
    return headed;
  const isWeak =
    told === 'medical' && !/medical|health|\bppo\b(?! network)|hdhp|\bhmo\b|\bepo\b|\bplan\b/.test(section);
  return isWeak && (under === 'dental' || under === 'vision') ? under : told;
}

/** The lines of a guide in their order. What heads text about other people or countries is left out with its text. */
export function readLines(passages: readonly FactPassage[]): Line[] {
  const lines: Line[] = [];
  let heading: string | null = null;
  let plainHeading = '';
  let section = '';
  let headingSubject: Subject | null = null;
  let sectionSubject: Subject | null = null;
  let around: Subject | null = null;
  let near: Subject | null = null;
  let listed: Subject | null = null;
  let passedOver = false;
  for (const passage of passages) {
    if (passage.heading !== heading || lines.length === 0) {
      heading = passage.heading;
      plainHeading = plainText(heading ?? '');
      section = '';
      sectionSubject = null;
      headingSubject = sectionOf(plainHeading, near ?? around);
      if (headingSubject !== null) near = null;
      around = headingSubject ?? around;
      passedOver = isAboutOthers(plainHeading) || isElsewhere(plainHeading);
    }
    const plain = plainText(passage.text);
    let at = 0;
    // The plain text has spaces where lines end.
    const written = passage.text.split('\n');
    for (const [index, original] of written.entries()) {
      const start = at;
      at += original.length + 1;
      const bare = plain.slice(start, at - 1);
      const skip = mark.exec(bare)?.[0].length ?? 0;
      const text = bare.slice(skip).trimEnd();
      if (text === '' || text.length > LONGEST) continue;
      const isRow = text.includes(' | ');
      const cells = isRow ? cellsIn(text) : [text];
      const next = plain.slice(at, at + (written[index + 1]?.length ?? 0));
      const isOver = level.test(next.slice(mark.exec(next)?.[0].length ?? 0)) && !level.test(text);
      if (cells.length === 1 && (skip === 0 || isOver) && isTitle(text)) {
        section = text.replace(/:$/, '');
        sectionSubject = sectionOf(section, near ?? headingSubject ?? around, near ?? headingSubject);
        // Titles one behind the other are a list of what there is, and head nothing.
        if (sectionSubject !== null) near = listed === null || listed === sectionSubject ? sectionSubject : null;
        listed = sectionSubject ?? listed;
        if (isElsewhere(section)) passedOver = true;
        else if (sectionSubject !== null) passedOver = isAboutOthers(plainHeading) || isElsewhere(plainHeading);
      }
      if (section !== text.replace(/:$/, '')) listed = null;
      if (passedOver) continue;
      const own =
        cells.length === 1 && sectionSubject === null && headingSubject === null ? subjectOfLeadIn(text) : null;
      const under = { passage, isItem: skip > 0, heading: plainHeading, section: own?.section ?? section, subject: own?.subject ?? sectionSubject ?? headingSubject, around: near ?? around }; // prettier-ignore
      for (const row of rowsOf({ from: start + skip, text, cells })) lines.push({ ...under, ...row });
    }
  }
  return lines;
}

type Written = Pick<Line, 'from' | 'to' | 'text' | 'cells'>;

/** The cells of a row; one between two strokes may be empty. */
const cellsIn = (row: string): string[] => row.split(/ \|(?= |$)/).map((cell) => cell.trim());

const isFigure = (cell: string): boolean => /^(?:up to )?[$]?\d/.test(cell);

/** A table that was written as one long row, heads and all, becomes its rows where its figures tell how wide it is. */
function rowsOf({ from, text, cells }: Omit<Written, 'to'>): Written[] {
  const whole = { from, to: from + text.length, text, cells };
  const first = cells.findIndex(isFigure);
  if (cells.length < 6 || first < 2) return [whole];
  const labels = cells.flatMap((cell, at) => (at >= first - 1 && !isFigure(cell) ? [at] : []));
  const width = (labels[1] ?? cells.length) - (first - 1);
  const even = labels.every((at, index) => at === first - 1 + index * width);
  const heads = first - 1;
  if (width < 2 || !even || heads + labels.length * width !== cells.length) return [whole];
  if (labels.length < 2 || heads > width || heads < width - 1) return [whole];
  const ends = [heads, ...labels.map((at) => at + width)];
  let start = 0;
  return ends.map((end) => {
    const lead = cells.slice(0, start).join(' | ').length + (start === 0 ? 0 : 3);
    const row = cells.slice(start, end).join(' | ');
    const part = {
      from: from + lead,
      to: from + lead + row.length,
      text: row,
      cells: cells.slice(start, end),
    };
    start = end;
    return part;
  });
}
