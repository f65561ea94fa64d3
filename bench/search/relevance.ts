import { printTable } from '../print-table.ts';
import type { FoundGuide } from './documents.ts';
import { type JudgedQuery, plainHeading } from './judged.ts';
import { isRightFirst, mean, ndcg, quantile } from './metrics.ts';

export interface Engine {
  name: string;
  search: (query: string, limit: number) => Promise<FoundGuide[]> | FoundGuide[];
}

/** An engine with the seconds that its index took. */
export interface MadeEngine extends Engine {
  madeIn: number;
}

/** How well one engine did on one query. */
export interface Score {
  kind: string;
  query: string;
  ndcg: number;
  first: boolean;
  /** Whether the passage shown is the one that answers; null where that was not judged. */
  place: boolean | null;
  ms: number;
}

const FOUND = 10;

/** How well an engine answers queries, each asked once after a few to warm up. */
export async function score({ search }: Engine, queries: readonly JudgedQuery[]): Promise<Score[]> {
  for (const { query } of queries.slice(0, 5)) await search(query, FOUND);
  const scores: Score[] = [];
  for (const { kind, query, grades, places } of queries) {
    const began = performance.now();
    const found = await search(query, FOUND);
    const ms = performance.now() - began;
    const ranked = {
      found: found.map(({ guideId }) => grades.get(guideId) ?? 0),
      ideal: [...grades.values()].sort((a, b) => b - a).slice(0, FOUND),
    };
    scores.push({ kind, query, ndcg: ndcg(ranked), first: isRightFirst(ranked), place: placeOf(found[0], places), ms });
  }
  return scores;
}

function placeOf(first: FoundGuide | undefined, places: JudgedQuery['places']): boolean | null {
  if (places.size === 0) return null;
  const heading = plainHeading(first?.heading ?? '');
  return (places.get(first?.guideId ?? '') ?? []).some((place) => heading.includes(place));
}

/** A set of judged queries: its kinds, in their order. */
export interface JudgedSet {
  name: string;
  kinds: readonly string[];
}

/** One table of all engines: by kind, for each set and overall, nDCG@10 and how often a right guide stands first. */
export function printScores(engines: ReadonlyMap<string, readonly Score[]>, sets: readonly JudgedSet[]): void {
  const groups = [
    ...sets.flatMap(({ name, kinds }) => [...kinds.map((kind) => ({ name: kind, kinds: [kind] })), { name, kinds }]),
    ...(sets.length > 1 ? [{ name: 'ALL', kinds: sets.flatMap(({ kinds }) => kinds) }] : []),
  ];
  const all = [...engines.values()];
  const rows = groups.map(({ name, kinds }) => {
    const within = all.map((scores) => scores.filter(({ kind }) => kinds.includes(kind)));
    return [name, String(within[0]?.length ?? 0), ...within.map(cell)];
  });
  rows.push(['right place first, where judged', '', ...all.map(placesOf)]);
  printTable(['nDCG@10 / right guide first', 'queries', ...engines.keys()], rows);
}

function placesOf(scores: readonly Score[]): string {
  const judged = scores.flatMap(({ place }) => (place === null ? [] : [Number(place)]));
  return judged.length === 0 ? '-' : percent(mean(judged));
}

/** What one engine took over one library. */
export interface Timed {
  name: string;
  /** Seconds until its index was made. */
  madeIn: number;
  scores: readonly Score[];
}

/** A table of how long each engine took: to make its index, and to answer one query after the other. */
export function printTimes(engines: readonly Timed[]): void {
  const rows = engines.map(({ name, madeIn, scores }) => {
    const times = scores.map(({ ms }) => ms);
    return [name, madeIn.toFixed(1), quantile(times, 0.5).toFixed(1), quantile(times, 0.95).toFixed(1)];
  });
  printTable(['', 'index made, s', 'p50, ms', 'p95, ms'], rows);
}

function cell(scores: readonly Score[]): string {
  return `${mean(scores.map((one) => one.ndcg)).toFixed(3)} / ${percent(mean(scores.map((one) => Number(one.first))))}`;
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** The queries that the first engine answers worse than another, by how much, most first. */
export function printLosses(engines: ReadonlyMap<string, readonly Score[]>): void {
  const [own = [], ...others] = engines.values();
  const losses = own
    .map((score, at) => ({ score, best: Math.max(...others.map((scores) => scores[at]?.ndcg ?? 0)) }))
    .filter(({ score, best }) => best - score.ndcg > 0.005)
    .sort((a, b) => b.best - b.score.ndcg - (a.best - a.score.ndcg));
  const rows = losses.map(({ score, best }) => [
    `${score.kind}: ${score.query}`,
    score.ndcg.toFixed(3),
    best.toFixed(3),
  ]);
  printTable(['answered better by a reference', 'nDCG@10', 'best reference'], rows);
}
