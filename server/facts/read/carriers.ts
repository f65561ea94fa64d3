import { type InsuredLine, insuredLines } from '../../../contract/vocabulary/insurers.ts';
import { carrierName } from './forms/carriers.ts';
import { type Insurer, insurersIn } from './insurers.ts';
import type { Statement } from './statements.ts';
import { subjectAt, subjectsIn } from './subject.ts';
import type { Unit } from './unit.ts';
import { names, said, says } from './words.ts';

const labels = names(['carrier', 'insurance carrier', 'provider', 'insurer', 'administrator', 'network', 'medical carrier', 'dental carrier', 'vision carrier', 'insurance provider', 'administered by', 'insured by']); // prettier-ignore
/** Words by which a guide says whose plan it is. */
const ties = names(['through', 'provided by', 'administered by', 'insured by', 'underwritten by', 'offered by', 'carrier', 'insurer', 'provider', 'plan', 'insurance', 'coverage', 'via', 'with', 'ppo', 'hmo', 'epo', 'hdhp', 'from', 'use', 'network', 'powered by', 'managed by']); // prettier-ignore
/** What a carrier does beside insuring a line, and whose else it may be. */
const asides = names(['disability', 'life insurance', 'life', 'eap', 'fsa', 'flexible spending', 'cobra', 'marketplace', 'telehealth', 'opt out', 'waive', 'such as', 'spouse employer', 'another', 'app', 'portal', 'website', 'accident', 'critical illness', 'travel', 'not accept', 'formerly', 'form', 'election', 'claim']); // prettier-ignore

const lineOf = (subject: string | null): InsuredLine | undefined => insuredLines.find((line) => line === subject);

/** The lines that a text speaks of by their own names. */
const linesIn = (text: string): InsuredLine[] => [
  ...new Set(subjectsIn(said(text)).flatMap(({ kind }) => lineOf(kind) ?? [])),
];

/** The carriers that a unit names, each with its line: of the unit's own words, else of what stands above. */
export function carriersOf(unit: Unit): Statement[] {
  const { own, around, kind } = unit;
  const beside = kind === 'cell' ? around.row : around.label;
  const isLabelled = beside.some((text) => says(said(text), labels));
  const isName = kind === 'line' && insuredLines.some((line) => insurersIn(own.text, line)[0]?.from === 0);
  const isTied = isLabelled || isName || says(own, ties);
  if (!isTied || says(own, asides)) return [];
  const above = [...beside, ...around.column, ...around.lead, ...around.heading, ...around.chapter];
  const named = linesIn(own.text);
  return insuredLines.flatMap((line) =>
    withoutShort(own.text, insurersIn(own.original, line)).flatMap(({ name, from }): Statement[] => {
      const isOwn = named.includes(line) && isListed(own.text, named, line, from);
      const isAbove = named.length === 0 && lineOf(subjectAt(own, from, above)) === line;
      if (!isOwn && !isAbove) return [];
      return [
        { metric: `${line}.carrier`, words: carrierName(titled(name)), score: isLabelled ? 0.88 : isOwn ? 0.82 : 0.8 },
      ];
    }),
  );
}

/** "Blue Cross Blue Shield (BCBS)" is one carrier. */
const withoutShort = (text: string, found: readonly Insurer[]): Insurer[] =>
  found.filter(({ from }, at) => !(text[from - 1] === '(' && found[at - 1]?.to === from - 2));

/** "Medical and dental through Harbor, vision through Lake": of the lines named, those nearest before the carrier, or all. */
function isListed(text: string, named: readonly InsuredLine[], line: InsuredLine, at: number): boolean {
  if (named.length === 1) return true;
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
