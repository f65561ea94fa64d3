import { type InsuredLine, insuredLines } from '../../../contract/vocabulary/insurers.ts';
import { carrierName } from './forms/carriers.ts';
import { clauseAt, clausesOf } from './clauses.ts';
import { type Insurer, insurersIn, unknownInsurersIn } from './insurers.ts';
import type { Statement } from './statements.ts';
import { isType, subjectAt, subjectsIn } from './subject.ts';
import type { Unit } from './unit.ts';
import { names, said, says } from './words.ts';

const labels = names(['carrier', 'insurance carrier', 'provider', 'insurer', 'administrator', 'network', 'medical carrier', 'dental carrier', 'vision carrier', 'insurance provider', 'administered by', 'insured by']); // prettier-ignore
/** Words by which a guide says whose plan it is. */
const ties = names(['through', 'provided by', 'administered by', 'insured by', 'underwritten by', 'offered by', 'carrier', 'insurer', 'provider', 'plan', 'insurance', 'coverage', 'via', 'with', 'ppo', 'hmo', 'epo', 'hdhp', 'from', 'use', 'network', 'powered by', 'managed by']); // prettier-ignore
/** What a carrier does beside insuring a line, and whose else it may be. */
const asides = names(['disability', 'life insurance', 'life', 'eap', 'fsa', 'flexible spending', 'cobra', 'marketplace', 'telehealth', 'opt out', 'waive', 'such as', 'spouse employer', 'another', 'app', 'portal', 'website', 'accident', 'critical illness', 'travel', 'not accept', 'formerly', 'form', 'election', 'claim', 'consultant', 'broker', 'advisor', 'doctor accept']); // prettier-ignore

const lineOf = (subject: string | null): InsuredLine | undefined => insuredLines.find((line) => line === subject);

/** The lines that a text speaks of by their own names. */
function linesIn(text: string): InsuredLine[] {
  const plain = said(text);
  const marks = subjectsIn(plain);
  // "Harborline Dental PPO" is of teeth alone.
  const told = marks.filter((mark) => !isType(plain, mark));
  return [...new Set((told.length > 0 ? told : marks).flatMap(({ kind }) => lineOf(kind) ?? []))];
}

/** The carriers that a unit names, each with its line: of the unit's own words, else of what stands above. */
export function carriersOf(unit: Unit): Statement[] {
  const { own, around, kind } = unit;
  const beside = kind === 'cell' ? around.row : around.label;
  const isLabelled = beside.some((text) => says(said(text), labels));
  const isName = kind === 'line' && insuredLines.some((line) => insurersIn(own.text, line)[0]?.from === 0);
  const isTied = isLabelled || isName || says(own, ties);
  if (says(own, asides)) return [];
  const above = [...beside, ...around.column, ...around.lead, ...around.heading, ...around.chapter];
  const named = linesIn(own.text);
  const clauses = clausesOf(own.text);
  const found = insuredLines.flatMap((line) => {
    const known = withoutShort(own.text, insurersIn(own.original, line));
    // A name that nobody knows is a carrier's where it stands as one.
    const all = known.length > 0 || named.length > 1 ? known : unknownInsurersIn(own.original, line);
    return (isTied ? all : []).flatMap(({ name, from }): Statement[] => {
      const modality = clauseAt(clauses, from)?.modality;
      if (modality === 'promised' || modality === 'former' || modality === 'of others') return [];
      const isOwn = named.includes(line) && isListed(own.text, named, line, from);
      const isAbove = named.length === 0 && lineOf(subjectAt(own, from, above)) === line;
      if (!isOwn && !isAbove) return [];
      const score = isLabelled ? 0.88 : isOwn ? 0.82 : 0.8;
      return [{ metric: `${line}.carrier`, words: carrierName(titled(name)), score }];
    });
  });
  return [...found, ...(unit.before === '' ? headedBy(unit) : []), ...contactOf(unit)];
}

/** "Dental: Harborline": a carrier that a heading of its line names, told of once, beneath it. */
const headedBy = ({ around }: Unit): Statement[] =>
  [...around.lead, ...around.heading].flatMap((text): Statement[] => {
    const [line, ...others] = linesIn(text);
    if (line === undefined || others.length > 0 || text.length > LONGEST_HEAD || says(said(text), asides)) return [];
    return insurersIn(text, line)
      .slice(0, 1)
      .map(({ name }) => ({ metric: `${line}.carrier`, words: carrierName(titled(name)), score: 0.78 }));
  });

const LONGEST_HEAD = 60;
const contacts = names(['contact', 'contact information', 'who can help', 'who to call', 'phone', 'resource', 'vendor', 'carrier', 'provider', 'administrator', 'insurer']); // prettier-ignore

/** "Dental | Harborline Dental" in a table of contacts, "Carrier | Harborline" in one of a benefit. */
function contactOf({ kind, own, around, column }: Unit): Statement[] {
  const [label = ''] = around.row;
  const isFirst = kind === 'cell' && column === 1 && /^[A-Z]/.test(own.original) && own.words.length <= MOST_WORDS;
  if (!isFirst || label.split(' ').length > 2 || /[$%@\d]|\bplan\b/.test(own.text) || says(own, asides)) return [];
  const above = [...around.lead, ...around.heading];
  const isCarrier = says(said(label), carrierLabels);
  const isListed = [...around.column, ...above].some((text) => says(said(text), contacts));
  const [line, ...others] = isCarrier ? above.flatMap(linesIn) : isListed ? linesIn(label) : [];
  if (line === undefined || others.some((other) => other !== line)) return [];
  return [{ metric: `${line}.carrier`, words: carrierName(own.original.trim()), score: 0.82 }];
}

const carrierLabels = names(['carrier', 'insurer', 'insurance carrier', 'administrator', 'insurance company']);
const MOST_WORDS = 6;

/** "Blue Cross Blue Shield (BCBS)" is one carrier. */
const withoutShort = (text: string, found: readonly Insurer[]): Insurer[] =>
  found.filter(({ from }, at) => !(text[from - 1] === '(' && found[at - 1]?.to === from - 2));

/** What follows a carrier says what it is for: "Harbor for medical, and Lake for dental and vision". */
const behind = /^[^,;.]*? for (?:your )?((?:\w+(?: coverage| insurance)?(?:, and |, | and | & |\/)?)+)/;

/** "Medical and dental through Harbor, vision through Lake": of the lines named, those nearest before the carrier, or all. */
function isListed(text: string, named: readonly InsuredLine[], line: InsuredLine, at: number): boolean {
  if (named.length === 1) return true;
  const [, told = ''] = behind.exec(text.slice(at).replaceAll(/ and (?=\w+ for )/g, ', ')) ?? [];
  const lines = linesIn(told);
  if (lines.length > 0) return lines.includes(line);
  const marks = subjectsIn(said(text)).filter(({ kind }) => lineOf(kind) !== undefined);
  const before = marks.filter(({ from }) => from < at);
  const others = insuredLines
    .flatMap((one) => insurersIn(text, one).map(({ from }) => from))
    .filter((from) => from < at);
  const start = Math.max(0, ...others);
  const own = before.filter(({ from }) => from >= start);
  return (own.length > 0 ? own : before.slice(-1)).some(({ kind }) => kind === line);
}

const capitals = /[A-Z]/;

/** A name as it is written; one in small letters as it is usually written, short ones as initials. */
const titled = (name: string): string =>
  name
    .split(' ')
    .map((word) =>
      capitals.test(name) ? word : word.length <= 4 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
