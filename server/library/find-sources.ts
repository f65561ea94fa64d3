import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { claimedType } from '../reading/detect-type.ts';

import { type ManifestProblem, readManifest } from './read-manifest.ts';
import { type ImportSource, nameOf, oneLine } from './source.ts';

/**
 * What paths and addresses come to: the sources, what manifests say that cannot be used, and how many files of folders are no
 * documents, by ending.
 */
export interface FoundSources {
  sources: ImportSource[];
  problems: ManifestProblem[];
  skipped: Map<string, number>;
}

/**
 * Turns what a person names into sources: addresses and files as they are, folders into the documents below them, in
 * order of their paths, and manifests (CSV) into what their lines name. Hidden files and folders are left alone, and links
 * in folders are not followed: who packed a folder must not choose what else of this machine is imported.
 */
export async function findSources(named: readonly string[]): Promise<FoundSources> {
  const sources = new Map<string, ImportSource[]>();
  const add = (source: ImportSource): void => {
    const name = nameOf(source);
    const named = sources.get(name) ?? [];
    if (source.stated === undefined) sources.set(name, named.length > 0 ? named : [source]);
    else sources.set(name, [...named.filter((other) => !isSaidAnew(other, source)), source]);
  };
  const skipped = new Map<string, number>();
  const problems: ManifestProblem[] = [];
  for (const name of named) {
    if (isAddress(name)) add({ url: name });
    else if (isManifest(name)) {
      const manifest = await readManifest(name);
      problems.push(...manifest.problems);
      manifest.sources.forEach(add);
    } else if (await isFolder(name)) {
      for await (const found of filesBelow(name)) {
        if ('reason' in found) problems.push(found);
        else if (claimedType(found.path) !== undefined) add(found);
        else {
          const ending = oneLine(extname(found.path).toLowerCase());
          skipped.set(ending, (skipped.get(ending) ?? 0) + 1);
        }
      }
    } else add({ path: name });
  }
  return { sources: [...sources.values()].flat(), problems, skipped };
}

/**
 * Whether a line of a manifest takes the place of what named the same document before it: a path alone, or a line for the same
 * employer and plan year.
 */
const isSaidAnew = ({ stated }: ImportSource, line: ImportSource): boolean =>
  stated === undefined || (stated.employer === line.stated?.employer && stated.planYear === line.stated?.planYear);

const isManifest = (name: string): boolean => extname(name).toLowerCase() === '.csv';

/** Whether what a person named is a web address rather than a path. */
export function isAddress(name: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(name);
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    // The import says what is wrong with it.
    return false;
  }
}

/** The files below a folder, and what there cannot be looked at. */
async function* filesBelow(folder: string): AsyncGenerator<{ path: string } | ManifestProblem> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch {
    yield { source: oneLine(folder), reason: 'The folder cannot be opened.' };
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield { path };
    // Where a link leads may be anything, a whole folder too.
    else if (entry.isSymbolicLink()) yield { source: oneLine(path), reason: 'It is a link; name what it leads to.' };
    else if (claimedType(path) !== undefined) yield { source: oneLine(path), reason: 'This is not a file.' };
  }
}
