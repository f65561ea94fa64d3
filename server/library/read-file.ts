import { constants, open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';
import { Unreadable } from '../reading/document.ts';

/** What a file or page may have at most. */
export const SIZE_LIMIT = 100 * 1024 * 1024;
export const TOO_LARGE = 'The file is larger than 100 MB.';

/**
 * All bytes of a file.
 *
 * @param within the folder that it must lie in, links resolved, if it must
 * @throws Unreadable when it cannot be read, is too large, or lies outside of that folder
 */
export async function readSized(path: string, within?: string): Promise<Uint8Array> {
  let file;
  try {
    const place = within === undefined ? path : await placeWithin(within, path);
    // Without waiting: a pipe would be open only once somebody writes to it.
    file = await open(place, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(whyNotOpened(path, error));
  }
  try {
    const info = await file.stat();
    if (!info.isFile()) throw new Unreadable('This is not a file.');
    if (info.size > SIZE_LIMIT) throw new Unreadable(TOO_LARGE);
    return await file.readFile();
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('The file cannot be read to its end.');
  } finally {
    await file.close();
  }
}

function whyNotOpened(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // A name that is not UTF-8 comes with this character in place of what it held, and so names nothing.
  if (code === 'ENOENT' && path.includes('\ufffd'))
    return 'Its name holds bytes that are no text; give it another name.';
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'ELOOP') return 'It is a link that leads to itself.';
  return code === 'EACCES' ? 'The file may not be read by this account.' : 'The file cannot be opened.';
}

/**
 * Where a path leads once links are resolved. Whoever writes a manifest must not choose what else of this machine is imported.
 *
 * @throws Unreadable when that is outside of the folder. Of what is outside by its name nothing is looked at
 */
async function placeWithin(folder: string, path: string): Promise<string> {
  if (!isInside(folder, path)) throw new Unreadable(OUTSIDE);
  const place = await realpath(path);
  if (!isInside(await realpath(folder), place)) throw new Unreadable(OUTSIDE);
  return place;
}

const OUTSIDE = "It lies outside of the manifest's folder; a manifest names files of its own folder only.";

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
