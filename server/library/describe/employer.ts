import { type Found, type Line, placed } from './detail.ts';
import { canBeEmployer, isOther, isWholeName, NAME, nameKey, trimmed, type Written, writtenIn } from './names.ts';
import { initialsOf } from '../../language/name-forms.ts';
import { namedByFile, onlyInFile } from './file-name.ts';
import { asWritten, spelledOut } from './name-writing.ts';
import { lettersOf } from '../../text/letters-of.ts';

/** Where an employer may be named: the lines of a document, those of its end and of its cover, its title and its file's name. */
export interface Naming {
  lines: readonly Line[];
  end: readonly Line[];
  cover: readonly string[];
  title: string;
  /** Without its extension, words parted by spaces. */
  fileName: string;
}

/** "Remote employees" reads like "Acme employees". */
const ofPeople = new RegExp(
  String.raw`\b${NAME}(?:['’]s?)? (?:[Ee]mployees?|EMPLOYEES|[Aa]ssociates|[Tt]eam [Mm]embers)\b`,
  'g',
);

/** How a document names its employer, and how much that says. */
const ways: readonly { pattern: RegExp; weight: number }[] = [
  {
    pattern: new RegExp(
      String.raw`^(?:[Ee]mployer|[Cc]ompany|[Pp]lan [Ss]ponsor|[Ss]ponsor|[Gg]roup|[Cc]lient|[Oo]rganization)(?: [Nn]ame)?: ?${NAME}`,
      'g',
    ),
    weight: 6,
  },
  {
    pattern: new RegExp(
      String.raw`^${NAME} (?:\d{4} )?(?:[Ee]mployee )?(?:[Bb]enefits? (?:[Gg]uide|[Ss]ummary|[Oo]verview|[Hh]andbook|[Bb]ooklet)|[Hh]andbook)(?: \d{4})?$`,
      'g',
    ),
    weight: 3,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:[Pp]repared|[Dd]esigned|[Cc]reated) (?:for|exclusively for) (?:the )?(?:employees of )?${NAME}`,
      'g',
    ),
    weight: 4,
  },
  { pattern: new RegExp(String.raw`\b[Ww]elcome to (?:the )?${NAME}`, 'g'), weight: 3 },
  { pattern: new RegExp(String.raw`\b[Aa]t ${NAME}, we\b`, 'g'), weight: 3 },
  {
    pattern: new RegExp(String.raw`(?:©|\(c\)|[Cc]opyright)(?: ©)? ?(?:\d{4}(?:[-–]\d{4})?,? )?(?:by )?${NAME}`, 'g'),
    weight: 2,
  },
  {
    pattern: new RegExp(String.raw`\b${NAME},? (?:Inc\.|LLC|L\.L\.C\.|Corp\.|Ltd\.|PBC|LLP)(?=[\s,.)]|$)`, 'g'),
    weight: 2,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:[Ee]mployees|[Tt]eammates|[Tt]eam members|[Aa]ssociates|[Ww]orking|[Bb]enefits) (?:of|at|for) ${NAME}`,
      'g',
    ),
    weight: 1,
  },
  {
    pattern: new RegExp(
      String.raw`\b${NAME} (?:offers|provides|pays|contributes|matches|gives|believes|recognizes|observes|encourages|reserves|reminds|asks|wants|is pleased|is proud|is committed|will (?:match|pay|provide|contribute))\b`,
      'g',
    ),
    weight: 1,
  },
  // Carriers have members, and employers have employees.
  {
    pattern: new RegExp(
      String.raw`\b${NAME} (?:offers|provides|gives|pays) [^.]{0,60}\b(?:its|our) (?:\w+[- ]?\w+ )?(?:employees|staff|team members|associates)\b`,
      'g',
    ),
    weight: 1,
  },
  {
    pattern: new RegExp(
      String.raw`\b${NAME}(?:['’]s?)? (?:[Bb]enefits? [Gg]uide|[Ee]mployee [Hh]andbook|401\(?k\)? plan|health plan|benefits)\b`,
      'g',
    ),
    weight: 1,
  },
  { pattern: ofPeople, weight: 1 },
];
/** "TechCorp Benefits Overview" */
const ofTitle = new RegExp(`^${NAME} (?:Employee )?(?:Benefits?|Handbook|Total Rewards)\\b`);
/** A way that a document repeats says more, up to so many times. */
const MOST_COUNTED = 3;
/** What is named less often than that is not taken for the employer. */
const LEAST = 2;
const SURE = 4;

interface Candidate {
  name: string;
  score: number;
  page: number | null;
  quote: string;
  times: Map<unknown, number>;
}

/** The employer whose guide a document is: the name that most speaks for. Null where too little does. */
export function findEmployer({ lines, end, cover, title, fileName }: Naming, text: string): Found<string> | null {
  const written = writtenIn(text);
  const candidates = new Map<string, Candidate>();
  const add = (given: string, weight: number, way: unknown, page: number | null, quote: string): void => {
    if (isOther(given)) return;
    const name = trimmed(given, `${title}\n${text}`).slice(0, 200);
    // Several words that the file is named by are a name, even where the text writes them small.
    if (!canBeEmployer(name, way === 'file' && name.includes(' ') ? new Map() : written)) return;
    const key = nameKey(name);
    const one = candidates.get(key) ?? { name, score: 0, page, quote, times: new Map<unknown, number>() };
    const before = one.times.get(way) ?? 0;
    one.times.set(way, before + 1);
    const isOwnWord = name.includes(' ') || (way !== ofPeople && (written.get(name.toLowerCase())?.small ?? 0) === 0);
    const again = isOwnWord && before < MOST_COUNTED ? 1 : 0;
    one.score += before === 0 ? weight : again;
    if (name.length > one.name.length) one.name = name;
    if (one.page === null && page !== null) Object.assign(one, { page, quote });
    candidates.set(key, one);
  };
  if (cover.length > 1)
    for (const line of cover) if (isWholeName(line)) add(line, 4, 'cover', lines[0]?.page ?? 1, line);
  const parts = title.split(/ +[|–—·-] +|: /);
  if (parts.length > 1) for (const part of parts) if (isWholeName(part)) add(part, 3, 'title', null, title);
  const [, headed] = ofTitle.exec(title) ?? [];
  if (headed !== undefined) add(headed, 1, 'title', null, title);
  const read = ({ page, text: line }: Line, less: number): void => {
    for (const { pattern, weight } of ways) {
      for (const [, name = ''] of line.matchAll(pattern)) add(name, Math.max(weight - less, 0), pattern, page, line);
    }
  };
  for (const line of lines) read(line, 0);
  // Far from the beginning others are named as well: who wrote the guide, whose mark something is.
  for (const line of end) read(line, 1);
  const byFile = namedByFile(fileName, text);
  if (byFile !== null) add(byFile, 3, 'file', null, fileName);
  return best([...candidates.values()], [fileName, title], text, written) ?? inFile(fileName);
}

function inFile(fileName: string): Found<string> | null {
  const value = onlyInFile(fileName);
  return value === null ? null : { value, ...placed(null, fileName, false), isGuess: true };
}

function best(candidates: Candidate[], names: readonly string[], text: string, written: Written): Found<string> | null {
  const said = names.map(lettersOf);
  // A plan or programme has a name too.
  const isPlan = ({ name }: Candidate): boolean => text.includes(`${name} Plan`) || text.includes(`${name} plan`);
  const hosts = lettersOf([...text.matchAll(/(?:@|https?:\/\/|www\.)[\w.-]+/g)].map(([host]) => host).join(' '));
  for (const one of candidates) {
    const key = nameKey(one.name);
    if (isPlan(one)) one.score -= 3;
    // The file, and addresses within the text, are further witnesses.
    if (key.length >= 3) one.score += Math.max(...said.map((name) => nameBonus(name, key)));
    if (key.length >= 4 && hosts.includes(key)) one.score += 1;
  }
  // "Acme" and "Acme Robotics" are one employer under two names.
  for (const long of candidates) {
    const short = candidates.find((other) => other !== long && isPartOf(long.name, other.name));
    if (short !== undefined && long.score >= LEAST && !isPlan(long)) long.score += short.score;
  }
  const [first, second] = candidates.toSorted((a, b) => b.score - a.score);
  if (first === undefined || first.score < LEAST) return null;
  const isAlone = second === undefined || second.score <= first.score / 2 || first.name.startsWith(`${second.name} `);
  const value = spelledOut(asWritten(first.name, text), text, written);
  return { value, ...placed(first.page, first.quote, first.score >= SURE && isAlone) };
}

/** "Larkspur" of "Larkspur Tool Works", and "LTW". */
const isPartOf = (long: string, short: string): boolean =>
  long.startsWith(`${short} `) ||
  long.endsWith(` ${short}`) ||
  (short === short.toUpperCase() && initialsOf(long).includes(short.toLowerCase()));

/** A file is named by its employer first: `gsa-tts-transit.pdf` is of the GSA. */
const nameBonus = (name: string, key: string): number => (name.startsWith(key) ? 3 : name.includes(key) ? 1 : 0);
