import type {
  FacetName,
  FactCondition,
  FactTest,
  Interpretation,
  SearchFilters,
} from '../../../contract/search-filters.ts';
import type { SearchResponse } from '../../../contract/vision.ts';
import type { Asked } from './asked.ts';

/** What the server made of the words of a search; nothing where it took them as words. */
export interface Understood {
  conditions: readonly Interpretation[];
  /** The words that are no condition. */
  words: string;
}

/** What was understood of a search, where `found` is an answer to its words. */
export function understoodOf(asked: Asked, found: SearchResponse | undefined): Understood {
  const known = asked.understand && found?.query.trim() === asked.query ? found : undefined;
  return { conditions: known?.interpretation ?? [], words: known?.words ?? asked.query };
}

const fields = {
  industry: 'industries',
  state: 'states',
  size: 'sizes',
  year: 'planYears',
  planType: 'planTypes',
  carrier: 'carriers',
  format: 'types',
} as const satisfies Partial<Record<FacetName, keyof SearchFilters>>;

/** The values of a facet that filters ask for, as the facet writes them. */
export function chosenIn(filters: SearchFilters, facet: FacetName): string[] {
  if (facet !== 'source') return (filters[fields[facet]] ?? []).map(String);
  return filters.sample === undefined ? [] : [filters.sample ? 'sample' : 'imported'];
}

function choose(filters: SearchFilters, facet: FacetName, values: readonly string[]): SearchFilters {
  if (facet === 'source')
    return tidy({ ...filters, sample: values.length === 0 ? undefined : values.at(-1) === 'sample' });
  const next = { ...filters, [fields[facet]]: facet === 'year' ? values.map(Number) : [...values] };
  // A band of sizes takes the place of "500 or more".
  return tidy(facet === 'size' ? { ...next, employees: undefined } : next);
}

/** Without what says nothing. */
function tidy(filters: { [K in keyof SearchFilters]?: SearchFilters[K] | undefined }): SearchFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
}

const sameTest = (a: FactTest, b: FactTest): boolean =>
  a.metric === b.metric && a.tier === b.tier && a.atLeast === b.atLeast && a.atMost === b.atMost && a.is === b.is;

const sameFact = (a: FactCondition, b: FactCondition): boolean => {
  const [more, others] = [a.or ?? [], b.or ?? []];
  const isSameOr = more.length === others.length && more.every((one) => others.some((other) => sameTest(one, other)));
  return sameTest(a, b) && a.not === b.not && isSameOr;
};

type Value = string | number | FactCondition;
const same = (a: Value, b: Value): boolean =>
  typeof a === 'object' && typeof b === 'object' ? sameFact(a, b) : a === b;

/** Both: the values of one field beside each other. */
export function joined(filters: SearchFilters, more: SearchFilters): SearchFilters {
  const result: Record<string, unknown> = { ...filters };
  for (const [field, value] of Object.entries(more)) {
    const before = result[field];
    result[field] =
      Array.isArray(value) && Array.isArray(before)
        ? [...before, ...value.filter((one: Value) => !before.some((known: Value) => same(known, one)))]
        : value;
  }
  return result;
}

/** `filters` without the values of `less`. */
export function without(filters: SearchFilters, less: SearchFilters): SearchFilters {
  const result: Record<string, unknown> = { ...filters };
  for (const [field, value] of Object.entries(less)) {
    const before = result[field];
    result[field] =
      Array.isArray(value) && Array.isArray(before)
        ? before.filter((known: Value) => !value.some((one: Value) => same(known, one)))
        : undefined;
  }
  return tidy(result);
}

/** What narrows the results: what was chosen, and what was understood and holds. */
export function effective({ filters }: Asked, { conditions }: Understood): SearchFilters {
  return conditions.filter(({ applied }) => applied).reduce((all, { filter }) => joined(all, filter), filters);
}

/** Whether a filter of the same kind was chosen since, and says what is wanted now. */
const isReplaced = ({ filters }: Asked, { filter }: Interpretation): boolean =>
  Object.keys(filter).some((field) => Object.hasOwn(filters, field));

/** Whether it says what is not wanted: its words would find just that. */
const isDenial = ({ filter }: Interpretation): boolean => filter.facts?.some(({ not }) => not === true) === true;

/** Words with those of `more` that are not among them. */
function withWords(words: string, more: string): string {
  const known = new Set(words.toLowerCase().split(' '));
  return [words, ...more.split(' ').filter((word) => !known.has(word.toLowerCase()))].join(' ').trim();
}

/**
 * The same search said by filters alone and the words that are left; `dropped` is left out. What was set aside, since
 * nothing satisfied it, goes on as words, which rank: as a filter it would find nothing.
 */
function spelledOut(asked: Asked, understood: Understood, dropped?: Interpretation): Asked {
  if (understood.conditions.length === 0) return asked;
  const conditions = understood.conditions.filter((one) => one !== dropped);
  const query = conditions
    .filter((one) => !one.applied && !isReplaced(asked, one) && !isDenial(one))
    .reduce((words, one) => withWords(words, one.words), understood.words);
  return { ...asked, query, filters: effective(asked, { ...understood, conditions }), understand: false };
}

/** A search for nothing at all finds nothing: the words are then taken as they were typed. */
function orItsWords(next: Asked, before: Asked): Asked {
  const isNothing = next.query === '' && Object.keys(next.filters).length === 0;
  return isNothing ? { ...before, filters: {}, understand: false } : next;
}

/**
 * What the words say about the same thing becomes a choice like the others: "Texas" is then a state that can be unchosen. What
 * was set aside stays so, as the counts of the facets say.
 */
function readyFor(facet: FacetName, asked: Asked, understood: Understood): Asked {
  const isSaid = understood.conditions.some(
    ({ applied, filter }) =>
      applied && (chosenIn(filter, facet).length > 0 || (facet === 'size' && filter.employees !== undefined)),
  );
  const conditions = understood.conditions.filter(({ applied }) => applied);
  return isSaid ? spelledOut(asked, { ...understood, conditions }) : asked;
}

/** Chooses a value of a facet, or takes the choice back. */
export function withChoice(asked: Asked, understood: Understood, facet: FacetName, value: string): Asked {
  const base = readyFor(facet, asked, understood);
  const chosen = chosenIn(base.filters, facet);
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return orItsWords({ ...base, filters: choose(base.filters, facet, values) }, asked);
}

/** Takes back all choices of a facet. */
export function withoutFacet(asked: Asked, understood: Understood, facet: FacetName): Asked {
  const base = readyFor(facet, asked, understood);
  return orItsWords({ ...base, filters: choose(base.filters, facet, []) }, asked);
}

/** Takes a filter back that was chosen. */
export function withoutFilter(asked: Asked, filter: SearchFilters): Asked {
  return orItsWords({ ...asked, filters: without(asked.filters, filter) }, asked);
}

/**
 * Takes a condition back that the words said: its words go, and the others are read as before. As filters they would be stricter
 * than they were as words, so that is what they become only where the words cannot be told apart.
 */
export function withoutCondition(asked: Asked, understood: Understood, condition: Interpretation): Asked {
  const query = withoutItsWords(asked.query, understood, condition);
  return orItsWords(query === null ? spelledOut(asked, understood, condition) : { ...asked, query }, asked);
}

/**
 * The query without the words of a condition, but for those that rank as well. Null where they cannot be told from others, or
 * all of them stay.
 */
function withoutItsWords(query: string, { conditions, words }: Understood, condition: Interpretation): string | null {
  const said = condition.words.toLowerCase();
  const isShared = conditions.some((one) => {
    const other = one.words.toLowerCase();
    return one !== condition && (other.includes(said) || said.includes(other));
  });
  const tokens = query.split(/\s+/);
  const places = isShared ? null : placesOf(said.split(' '), tokens.map(bare));
  const ranking = new Set(words.split(/\s+/).map(bare));
  const gone = new Set(places?.filter((at) => !ranking.has(bare(tokens[at] ?? ''))));
  return gone.size === 0 ? null : tokens.filter((_, at) => !gone.has(at)).join(' ');
}

/** A word in small letters, without what stands around it. */
const bare = (word: string): string => word.toLowerCase().replaceAll(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%+]+$/gu, '');

/** Where words stand in a text in this order, nearest to each other; null where they do not, or twice alike. */
function placesOf(said: readonly string[], text: readonly string[]): number[] | null {
  const ways = text.flatMap((_, start): number[][] => {
    if (text[start] !== bare(said[0] ?? '')) return [];
    const places: number[] = [];
    for (const word of said) places.push(text.indexOf(bare(word), (places.at(-1) ?? start - 1) + 1));
    return places.includes(-1) ? [] : [places];
  });
  const lengthOf = (places: readonly number[]): number => (places.at(-1) ?? 0) - (places[0] ?? 0);
  const [best, next] = ways.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  return best === undefined || (next !== undefined && lengthOf(next) === lengthOf(best)) ? null : best;
}

/** The filters alone. */
export function withoutWords(asked: Asked, understood: Understood): Asked {
  return { ...asked, query: '', filters: effective(asked, understood), understand: true };
}

/** The words alone. */
export function withoutFilters(asked: Asked, understood: Understood): Asked {
  const isSaid = understood.conditions.length > 0;
  const next = { ...asked, query: understood.words, filters: {}, understand: !isSaid && asked.understand };
  return orItsWords(next, asked);
}
