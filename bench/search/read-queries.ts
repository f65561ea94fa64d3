import { readFileSync } from 'node:fs';

/** 3 answers a query, 2 nearly, 1 is about it; whatever has no grade is 0. */
export type Grade = 1 | 2 | 3;

/** A line of a set of queries as it is written: what the grades mean depends on the set. */
export interface WrittenQuery {
  kind: string;
  query: string;
  /** By grade, best first, what a guide must be. */
  grades: readonly (readonly [Grade, string])[];
}

export interface WrittenSet {
  queries: WrittenQuery[];
  /** `name = file` lines. */
  names: Map<string, string>;
}

/**
 * Reads a set of queries of this folder: `## kind`, then `query | 3: … | 1: …`, one a line; `#` begins a remark.
 *
 * @throws Error naming the line that is none of this
 */
export function readQueries(file: string): WrittenSet {
  const set: WrittenSet = { queries: [], names: new Map() };
  let kind = '';
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    const [query = '', ...parts] = line.split(' | ');
    const [, name, named] = /^(\w+) = (\S+)$/.exec(line) ?? [];
    if (line.startsWith('## ')) kind = line.slice(3);
    else if (name !== undefined && named !== undefined) set.names.set(name, named);
    else if (line !== '' && !line.startsWith('#')) set.queries.push({ kind, query, grades: parts.map(gradeOf) });
  }
  return set;
}

function gradeOf(part: string): readonly [Grade, string] {
  const grade = ([3, 2, 1] as const).find((one) => part.startsWith(`${one}: `));
  if (grade === undefined) throw new Error(`A grade is written "3: …": ${part}`);
  return [grade, part.slice(3).trim()];
}
