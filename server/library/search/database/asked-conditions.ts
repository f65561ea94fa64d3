import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { nameAt } from '../concepts.ts';
import type { Understood } from '../interpret/interpret.ts';
import { Columns } from '../structure/columns.ts';
import { type Condition, conditionsOf } from '../structure/guide-tests.ts';
import { softCondition } from '../structure/soft-conditions.ts';
import { tokenize } from '../tokenize.ts';
import { asQuery } from './asked-words.ts';
import { type ConditionSql, conditionSql } from './condition-sql.ts';

/** A condition as the database is asked for it. They are bits of a mask, by their place. */
export interface AskedCondition extends Pick<Condition, 'facet'> {
  filter: SearchFilters;
  test: ConditionSql;
  /** Whose plans it is about: conditions of one line must be satisfied by one plan. Null: it is about the guide. */
  line: string | null;
  /** Holds whatever is found; else it may be given up, at this cost. */
  isHard: boolean;
  cost: number;
  isWish: boolean;
  /** The guides of which it is not known if they would satisfy it, where that is told by what they are; see {@link Mention}. */
  open: SQL | null;
  mention: Mention | null;
}

/** What an imported guide may say in its text, where its facts do not state it. */
export interface Mention {
  /** As a `tsquery`. */
  words: string;
  /**
   * What it means: `holds`, that the guide satisfies the condition; `open`, that nobody knows. A guide that states nothing of what
   * the condition is about is open, and so is one that should not have what its text names.
   */
  means: 'holds' | 'open';
}

/** The conditions of filters: each must hold. */
export function hardConditions(filters: SearchFilters): AskedCondition[] {
  const { facts = [], ...others } = filters;
  const single: SearchFilters[] = Object.entries(others).map(([field, value]) => ({ [field]: value }));
  return [...single, ...facts.map((fact) => ({ facts: [fact] }))].flatMap((filter) => {
    const [condition] = conditionsOf(filter, new Columns());
    if (condition === undefined) return [];
    return [{ ...asked(condition, filter), isHard: true, cost: 0, isWish: false, open: null, mention: null }];
  });
}

const openColumns = { industry: 'industry', state: 'state', size: 'employees', year: 'plan_year' } as const;

/** A condition of the words; null where a filter of the same kind was given, which says what is wanted now. */
export function softAsked(understood: Understood, hard: readonly AskedCondition[]): AskedCondition | null {
  const given = hard.flatMap(({ filter }) => conditionsOf(filter, new Columns()).slice(0, 1));
  const soft = softCondition(understood, given, new Columns());
  if (soft === null) return null;
  const { kind, filter } = understood;
  const column =
    kind === 'region' ? 'state' : kind in openColumns ? openColumns[kind as keyof typeof openColumns] : null;
  return {
    ...asked(soft, filter),
    isHard: false,
    cost: soft.cost,
    isWish: soft.isWish === true,
    open: column === null ? null : sql`g.${sql.identifier(column)} is null`,
    mention: column === null ? mentionOf(understood) : null,
  };
}

function asked(
  { facet, plans }: Condition,
  filter: SearchFilters,
): Pick<AskedCondition, 'facet' | 'filter' | 'test' | 'line'> {
  return { facet, filter, test: conditionSql(filter), line: plans?.line ?? null };
}

/** Lines of cover whose plans are no medical ones: a dental PPO is none. */
const otherLines = ['dental', 'vision', 'life'];
/** What is only related weighs less. */
const NEAR = 0.5;

function mentionOf({ kind, filter, mentions }: Understood): Mention | null {
  const isSaid = kind === 'planType' || kind === 'carrier';
  const isDenied = filter.facts?.[0]?.not === true;
  if (!isSaid && filter.facts === undefined) return null;
  const words = namesIn(mentions, kind === 'planType');
  return words === null ? null : { words, means: isSaid && !isDenied ? 'holds' : 'open' };
}

/** The names of a benefit, a plan or a carrier, and its other names; null where there are none. */
function namesIn(phrases: readonly string[], isPlan: boolean): string | null {
  const names = phrases.flatMap((phrase) => {
    const terms = termsOf(phrase);
    const known = nameAt(terms, 0);
    const others = known !== null && known.length === terms.length ? known.alternatives : [];
    return [terms, ...others.filter(({ weight }) => weight > NEAR).map((other) => other.terms)];
  });
  const alternatives = names.filter(({ length }) => length > 0).map((terms) => ({ terms, weight: 1 }));
  if (alternatives.length === 0) return null;
  if (!isPlan) return asQuery({ alternatives });
  const elsewhere = otherLines.flatMap((line) => alternatives.map(({ terms }) => ({ terms: [...termsOf(line), ...terms], weight: 1 }))); // prettier-ignore
  return `${asQuery({ alternatives })} & !${asQuery({ alternatives: elsewhere })}`;
}

const termsOf = (text: string): string[] => tokenize(text).map(({ term }) => term);
