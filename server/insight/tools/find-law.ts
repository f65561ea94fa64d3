import type { AskedLaw } from '../../../contract/reading.ts';
import { lawCities, lawTopics, type LawTopicKey } from '../../../contract/vocabulary/law-topics.ts';
import { entries } from '../../../reference/entries.ts';
import { lawTables } from '../../../reference/state-law/all.ts';
import { lawId, type LawTable } from '../../../reference/state-law/law-table.ts';
import { lazily } from '../../language/lazily.ts';
import { placeName } from '../../language/law-asked.ts';
import type { FittingRule } from './find-rules.ts';

/** The rules of a topic of state law, those of the places that were asked for first. */
export interface FoundLaw {
  found: readonly FittingRule[];
  /** That the reference has no rule of a place that was asked for. */
  verdict: string | null;
}

const byId = lazily(() => new Map(entries.map((entry) => [entry.id, entry])));
const ruleOf = (id: string, fit: number): FittingRule[] => {
  const entry = byId().get(id);
  return entry === undefined ? [] : [{ entry, fit, said: 1, named: 1 }];
};

/** What says how a topic stands in general fits less than the rule of a place that was asked for. */
const GENERAL = 0.6;

/**
 * The rules that a question of state law asks for. A place without a rule is named, and what holds in general stands for it.
 *
 * @param ranked rules that fit the words of the question, the best first: where a place has several, they say which is meant
 */
export function findLaw({ topic, places }: AskedLaw, ranked: readonly FittingRule[] = []): FoundLaw {
  const table = tableOf(topic);
  if (table === undefined) return { found: [], verdict: null };
  const nearest = tableOf(table.nearest);
  const rankOf = (id: string): number => ranked.findIndex(({ entry }) => entry.id === id) + 1 || ranked.length + 1;
  const own = places.map((place) => ({
    place,
    ids: idsOf(table, place).toSorted((a, b) => rankOf(a) - rankOf(b)),
  }));
  const without = own.filter((one) => one.ids.length === 0).map(({ place }) => place);
  const near =
    nearest === undefined ? [] : without.flatMap((place) => idsOf(nearest, place).map((id) => ({ place, id })));
  const ids = [...new Set([...own.flatMap((one) => one.ids), ...near.map(({ id }) => id)])];
  const general = typeof table.general === 'string' ? table.general : lawId(topic);
  const found = [
    ...ids.flatMap((id) => ruleOf(id, 1)),
    ...ruleOf(general, (without.length > 0 && near.length === 0) || ids.length === 0 ? 1 : GENERAL),
  ];
  if (without.length === 0) return { found, verdict: null };
  const names = without.map(placeName).join(' and ');
  const { label } = lawTopics[topic];
  const lacking =
    table.isWhole === true
      ? `${names} ${without.length > 1 ? 'are' : 'is'} not among the states that have a law on ${label}`
      : `The reference has no rule of ${names} on ${label}`;
  const others = [...new Set(near.map(({ place }) => placeName(place)))];
  const instead =
    others.length === 0 || nearest === undefined
      ? ''
      : `, but ${others.join(' and ')} ${others.length > 1 ? 'have' : 'has'} one on ${lawTopics[nearest.topic].label}`;
  return { found, verdict: `${lacking}${instead}.` };
}

const tableOf = (topic: LawTopicKey | undefined): LawTable | undefined => lawTables.find((one) => one.topic === topic);

/** Of a city its own rule, then that of its state. */
function idsOf(table: LawTable, place: string): string[] {
  const own = [
    ...(Object.hasOwn(table.rules, place) ? [lawId(table.topic, place)] : []),
    ...(table.also?.[place] ?? []),
  ];
  const state = lawCities[place]?.[1];
  return state === undefined ? own : [...own, ...idsOf(table, state)];
}

/** The places of which rules are, by the id of the rule. */
const placesOfRules = lazily(() => {
  const places = new Map<string, string>();
  for (const { topic, rules, also = {} } of lawTables) {
    for (const place of Object.keys(rules)) places.set(lawId(topic, place), place);
    for (const [place, ids] of Object.entries(also)) for (const id of ids) if (!places.has(id)) places.set(id, place);
  }
  return places;
});

/** The place whose law a rule is; none of a federal one. */
export const placeOfRule = (id: string | undefined): readonly string[] =>
  id === undefined ? [] : [placesOfRules().get(id)].filter((place) => place !== undefined);

/** Rules without those of other places than the ones that were named, where some were. */
export function ofPlaces(found: readonly FittingRule[], places: readonly string[]): readonly FittingRule[] {
  if (places.length === 0) return found;
  const own = new Set([...places, ...places.flatMap((place) => lawCities[place]?.[1] ?? [])]);
  return found.filter(({ entry }) => {
    const place = placesOfRules().get(entry.id);
    return place === undefined || own.has(place) || own.has(lawCities[place]?.[1] ?? '');
  });
}
