import { holidays } from '../../../contract/vocabulary/holidays.ts';
import type { FoundFact } from '../found-fact.ts';
import { modalityOf } from './clauses.ts';
import { linesOf, type Line } from './lines.ts';
import type { ReadPassage } from './rows.ts';
import { mentions, names, type Said, said, says } from './words.ts';

const days = holidays.map((list) => names(list));
const heads = names(['holiday', 'paid holiday', 'office closed', 'office close']);
/** An entry that is two days, and one whose number of days is open. */
const two = /\band (?:the )?(?:day|friday) (?:after|following)|\band (?:the )?following (?:day|friday)/;
const several = /\b(?:week|break|shutdown|shut-down|through|between|half|floating|birthday)\b|\d ?- ?\d/;

/** Fewer days are named for another reason: as an example, for higher pay. */
const FEWEST = 5;
const MOST = 25;
/** Words of an entry with its date. */
const LONGEST = 10;
const SURE = 0.76;
const OPEN = 0.6;

/** How many holidays a text names; the longer name counts. */
function countIn(text: Said): number {
  const found = days.flatMap((list, day) => mentions(text, list).map((mention) => ({ ...mention, day })));
  const kept = found.filter(
    ({ from, to, size }) => !found.some((other) => other.size > size && other.from <= from && other.to >= to),
  );
  return new Set(kept.map(({ day }) => day)).size;
}

interface List {
  first: Line;
  last: Line;
  entries: number;
  named: number;
  isOpen: boolean;
}

/** The holidays that the lines of a passage list beneath a word that says that they are; null for few. */
function listIn(passage: ReadPassage): List | null {
  let isHeaded = says(said(passage.heading ?? ''), heads);
  let list: List | null = null;
  for (const line of linesOf(passage)) {
    const text = said(line.table === null ? line.text : line.table.cells.map((cell) => cell.text).join(' ; '));
    isHeaded ||= says(text, heads);
    const named = countIn(text);
    const isEntry = line.kind === 'item' && text.words.length <= LONGEST;
    // What follows the list is no part of it.
    if (list !== null && named === 0 && !isEntry) break;
    if (!isHeaded || modalityOf(text.text) === 'elsewhere' || (named === 0 && (list === null || !isEntry))) continue;
    list ??= { first: line, last: line, entries: 0, named: 0, isOpen: false };
    list.last = line;
    list.named += named;
    list.entries += Math.max(named, 1) + (named === 1 && two.test(text.text) ? 1 : 0);
    list.isOpen ||= named === 0 || several.test(text.text);
  }
  return list === null || list.named < FEWEST || list.entries > MOST ? null : list;
}

/** The number of holidays that a guide lists one by one beneath a heading of them, where no sentence counts them. */
export function listedHolidays(passages: readonly ReadPassage[]): FoundFact | null {
  const [list] = passages.flatMap((passage) => listIn(passage) ?? []).toSorted((one, other) => other.named - one.named);
  if (list === undefined) return null;
  const confidence = list.isOpen ? OPEN : SURE;
  return {
    metric: 'time_off.holidays', value: list.entries, words: null, plan: null, planType: null, tier: null, network: null,
    ordinal: list.first.passage.ordinal, quoteFrom: list.first.from, quoteTo: list.last.to, method: 'rule', confidence, review: list.isOpen,
  }; // prettier-ignore
}
