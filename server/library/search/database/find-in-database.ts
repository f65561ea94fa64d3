import type { Database } from '../../../db/connect.ts';
import { describeRelaxing } from '../describe.ts';
import { notUnknown } from '../find-guides.ts';
import { asWords, interpret, isDenial, type QueryParts, type Understood } from '../interpret/interpret.ts';
import type { Ranking, SearchOptions } from '../search-index.ts';
import { soughtOf } from '../sought.ts';
import { spell } from '../spell.ts';
import { facetChoices } from '../structure/count-facets.ts';
import { understand, type Understanding, withHints } from '../understand.ts';
import { type AskedCondition, hardConditions, softAsked } from './asked-conditions.ts';
import { askWords } from './asked-words.ts';
import type { Asked } from './candidates-sql.ts';
import { type Decided, decide } from './decide.ts';
import type { LibraryKnowledge } from './library-knowledge.ts';
import { provePage } from './prove-page.ts';
import { readAlike, readPage } from './read-page.ts';

/** Guides keep a bit for each condition. */
const MOST_CONDITIONS = 30;
/** What a guide's text says: given up as conditions, these are words to find. */
const saidInText: ReadonlySet<Understood['kind']> = new Set(['carrier', 'planType']);

/** A condition of the words: `asked` where it is in force. */
interface Read {
  condition: Understood;
  asked: AskedCondition | null;
}

interface Search extends Decided {
  asked: Asked;
  understood: Understanding;
  /** Conditions of the words that were given up. */
  given: ReadonlySet<AskedCondition>;
}

/** Finds guides as the engine in memory does, but asks the database what holds, satisfies and matches what. */
export async function findInDatabase(
  db: Database,
  knowledge: LibraryKnowledge,
  query: string,
  options: SearchOptions,
): Promise<Ranking> {
  const { filters = {}, limit, page = 1 } = options;
  const { text, corrections } = spell(query, knowledge.vocabulary);
  const parts =
    options.understand === false ? asWords(text, filters, knowledge.values) : interpret(text, knowledge.values);
  const hard = hardConditions(filters).slice(0, MOST_CONDITIONS);
  const read = parts.conditions
    .slice(0, MOST_CONDITIONS - hard.length)
    .map((condition): Read => ({ condition, asked: softAsked(condition, hard) }));
  const search = await searchAsRead(db, knowledge, { parts, hard, read, among: options.among ?? null });
  const { asked, understood, given, total, following, failed } = search;
  const isGiven = (one: Read): boolean => one.asked !== null && given.has(one.asked);
  const isFailed = (one: Read): boolean =>
    one.asked !== null &&
    (failed & (1 << asked.conditions.indexOf(one.asked))) !== 0 &&
    asked.conditions.includes(one.asked);
  const labelsOf = (chosen: (one: Read) => boolean): string[] =>
    read.filter(chosen).map(({ condition }) => condition.label);
  const inForce = read.filter((one) => one.asked !== null && !isGiven(one)).map(({ condition }) => condition);
  const { guides: found, counts } = await readPage(db, asked, search, {
    from: (page - 1) * limit,
    limit,
    named: parts.named,
  });
  const { guides, ...proofs } = await provePage(db, found, {
    given: filters,
    read: inForce.map(({ filter }) => filter),
    isBrowse: asked.isBrowse,
    isBare: asked.words.concepts.length === 0,
  });
  const lost = read.filter(isGiven).map(({ condition }) => condition);
  const { words } = asked;
  return {
    guides,
    total,
    note: describeRelaxing(
      { ...understood, corrections: [...corrections, ...understood.corrections] },
      {
        complete: search.complete,
        denied: parts.denied,
        leftOut: parts.leftOut,
        both: parts.both,
        shown: total - following,
        relaxed: labelsOf(isGiven),
        following: {
          count: following,
          unknown: labelsOf((one) => isFailed(one) && one.asked?.isWish !== true),
          isOtherYear: read.some((one) => isFailed(one) && one.asked?.isWish === true),
        },
      },
    ),
    details: {
      facets: facetChoices(counts, [
        filters,
        ...read.filter((one) => one.asked !== null).map(({ condition }) => condition.filter),
      ]),
      interpretation: read.map((one) => {
        const { kind, label, words: said, filter } = one.condition;
        return { kind, label, words: said, filter, applied: one.asked !== null && !isGiven(one) };
      }),
      words: parts.words,
    },
    marks: {
      sought: soughtOf({ concepts: words.concepts, passageRarity: words.rarities }, inForce, lost),
      ...proofs,
    },
  };
}

/**
 * A benefit whose amount is a condition need not be named in the text: the fact says that the guide has it. Where the
 * condition is given up, the name is looked for in the text after all; and the words of whatever is given up still rank.
 */
async function searchAsRead(
  db: Database,
  knowledge: LibraryKnowledge,
  {
    parts,
    hard,
    read,
    among,
  }: { parts: QueryParts; hard: readonly AskedCondition[]; read: readonly Read[]; among: readonly string[] | null },
): Promise<Search> {
  const { vocabulary } = knowledge;
  const attempt = async (
    words: string,
    hints: string,
    soft: readonly AskedCondition[],
  ): Promise<Omit<Search, 'given'> & { lost: AskedCondition[] }> => {
    const plain = understand(words, vocabulary);
    const understood = withHints(plain, hints, vocabulary);
    // Without words, or with words that no guide knows beside a condition, the conditions alone say what is found.
    const isAnyAsked = plain.concepts.some(({ required }) => required);
    const isBrowse = words.trim() === '' || (soft.length + hard.length > 0 && !isAnyAsked);
    const unknown = isBrowse ? 0 : new Set(understood.unknown).size;
    const asked: Asked = {
      words: askWords(understood.concepts, unknown, knowledge),
      conditions: [...hard, ...soft],
      isBrowse,
      among,
    };
    const decided = decide(await readAlike(db, asked), asked);
    const lost = asked.conditions.filter((_, at) => (decided.relaxed & (1 << at)) !== 0);
    return { ...decided, asked, understood, lost };
  };
  const soft = read.flatMap(({ asked }) => asked ?? []);
  const first = await attempt(parts.own, parts.hints, soft);
  if (first.lost.length === 0) return { ...first, given: new Set() };
  const lost = read.filter(
    ({ asked, condition }) => asked !== null && first.lost.includes(asked) && !isDenial(condition),
  );
  const isNameLost = lost.some(({ condition }) => condition.kind === 'fact');
  const hints = [parts.hints, ...lost.map(({ condition }) => condition.words)].join(' ');
  const names = lost.flatMap(({ condition }) => (saidInText.has(condition.kind) ? [condition.words] : []));
  const kept = soft.filter((one) => !first.lost.includes(one));
  const second = await attempt([isNameLost ? parts.words : parts.own, ...names].join(' '), hints, kept);
  // Nothing is left to search for, or nothing found even so: what was asked for is not there.
  const isIdle = kept.length + hard.length === 0 && second.asked.words.requiredMask === 0;
  if (isIdle || second.total === 0) return nothingOf(db, first);
  return {
    ...second,
    understood: notUnknown(second.understood, lost),
    given: new Set([...first.lost, ...second.lost]),
  };
}

/** The same search, where nothing is given up and so nothing found. */
async function nothingOf(db: Database, search: Omit<Search, 'given'>): Promise<Search> {
  const conditions = search.asked.conditions.map((condition) => ({ ...condition, isHard: true }));
  const asked: Asked = { ...search.asked, conditions, isBrowse: true };
  return { ...search, ...decide(await readAlike(db, asked), asked), asked, given: new Set() };
}
