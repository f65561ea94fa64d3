import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

/** The walls of ARCHITECTURE.md hold, and each of them would be seen to fall. */

const ROOMS = [
  'contract',
  'reference',
  'server',
  'web',
  'embedded',
  'run',
  'sample',
  'maximus',
  'bench',
  'e2e',
  'tests',
];
/** Fewer means that the tool did not understand our sources, and then it would find nothing at all. */
const FEWEST_MODULES = 400;

const Cruise = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.unknown()) })),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

const root = process.cwd();
const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

async function cruise(folder: string): Promise<z.output<typeof Cruise>> {
  const rooms = ROOMS.filter((room) => existsSync(join(folder, room)));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...rooms],
    { cwd: folder, maxBuffer: 256 * 1024 * 1024 },
  ).catch((error: unknown) => {
    // It ends with the number of violations; the report is there all the same.
    if (typeof error === 'object' && error !== null && 'stdout' in error && error.stdout !== '')
      return error as { stdout: string };
    throw error;
  });
  return Cruise.parse(JSON.parse(stdout));
}

/** One breach per wall: the file that breaks it, and what it says. */
const breaches: [wall: string, file: string, text: string][] = [
  ['no-cycles', 'server/http/breach-one.ts', "import './breach-two.ts';"],
  ['no-strays', 'server/http/breach.ts', "import './nowhere.ts';"],
  ['contract', 'contract/breach.ts', "import '../server/config.ts';"],
  ['contract', 'contract/breach.ts', "import 'fastify';"],
  ['reference', 'reference/breach.ts', "import '../server/config.ts';"],
  ['sample', 'sample/breach.ts', "import '../server/config.ts';"],
  ['web-alone', 'web/lib/breach.ts', "import type { Config } from '../../server/config.ts'; export type B = Config;"],
  ['web-types-only', 'web/lib/breach.ts', "import { User } from '../../contract/account.ts'; export const b = User;"],
  ['web-types-only', 'web/lib/breach.ts', "import { z } from 'zod'; export const b = z;"],
  ['web-base', 'web/ui/breach.ts', "import '../features/account/greeting.ts';"],
  ['web-features', 'web/features/insight/breach.ts', "import '../account/greeting.ts';"],
  ['server-alone', 'server/account/breach.ts', "import '../../embedded/mail/start.ts';"],
  [
    'server-alone',
    'server/account/breach.ts',
    "import type { House } from '../../run/start-house.ts'; export type B = House;",
  ],
  ['server-parts', 'server/account/breach.ts', "import '../app.ts';"],
  ['server-services', 'server/http/breach.ts', "import '../account/ensure-person.ts';"],
  ['server-services', 'server/process/breach.ts', "import '../account/ensure-person.ts';"],
  ['server-routes', 'server/newroom/routes.ts', "import 'drizzle-orm';"],
  ['server-routes', 'server/newroom/routes.ts', "import '../credits/charge.ts';"],
  [
    'server-domain-web',
    'server/account/breach.ts',
    "import type { FastifyReply } from 'fastify'; export type B = FastifyReply;",
  ],
  ['server-domain-web', 'server/account/breach.ts', "import '../http/mount.ts';"],
  ['server-domain-neighbours', 'server/account/breach.ts', "import '../credits/store.ts';"],
  ['server-domain-neighbours', 'server/account/breach.ts', "import '../settings/routes.ts';"],
  ['server-language', 'server/language/breach.ts', "import '../config.ts';"],
  ['server-reading', 'server/reading/breach.ts', "import '../facts/forms.ts';"],
  ['server-facts-library', 'server/facts/breach.ts', "import '../library/read-source.ts';"],
  ['server-analysis', 'server/analysis/breach.ts', "import '../credits/charge.ts';"],
  ['server-store', 'server/account/other-store.ts', "import './ensure-person.ts';"],
  ['server-credits', 'server/credits/breach.ts', "import '../account/ensure-person.ts';"],
  ['sdk-auth', 'server/account/breach.ts', "import 'jose';"],
  ['sdk-files', 'server/library/breach.ts', "import '@aws-sdk/client-s3';"],
  ['sdk-mail', 'server/mail/breach.ts', "import 'nodemailer';"],
  [
    'sdk-mail',
    'server/outside/files-breach.ts',
    "import type { Transporter } from 'nodemailer'; export type B = Transporter;",
  ],
  ['sdk-model', 'server/insight/breach.ts', "import 'ai';"],
  ['sdk-model', 'run/breach.ts', "import '@ai-sdk/openai-compatible';"],
  ['sdk-payments', 'server/credits/breach.ts', "import 'stripe';"],
  ['embedded', 'embedded/mail/breach.ts', "import '../auth/errors.ts';"],
  ['embedded', 'embedded/mail/breach.ts', "import '../../server/config.ts';"],
  ['maximus', 'maximus/breach.ts', "import '../server/config.ts';"],
  ['run', 'server/account/breach.ts', "import '../../run/closing.ts';"],
  ['testing', 'server/account/breach.ts', "import '../testing/house.ts';"],
  ['testing', 'server/account/breach.ts', "import 'vitest';"],
];

/** What the tool says of a copy of the house, which was never built, with the breaches in it: one reading for both tests. */
let report: z.output<typeof Cruise>;
const planted = breaches.map(([wall, file, text], index) => {
  // A name of its own for each, except where the name is what the wall goes by.
  const path = file.replace(/(breach|other)/, `$1-${index}`).replace('newroom', `newroom${index}`);
  return { wall, path, text };
});
const SECOND_OF_A_CYCLE = 'server/http/breach-two.ts';

beforeAll(async () => {
  const copy = mkdtempSync(join(tmpdir(), 'benesight-walls-'));
  try {
    for (const room of ROOMS)
      if (existsSync(join(root, room))) cpSync(join(root, room), join(copy, room), { recursive: true });
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'package.json'])
      cpSync(join(root, file), join(copy, file));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const { path, text } of planted) {
      mkdirSync(join(copy, dirname(path)), { recursive: true });
      writeFileSync(join(copy, path), `${text}\n`);
    }
    writeFileSync(join(copy, SECOND_OF_A_CYCLE), "import './breach-0-one.ts';\n");
    report = await cruise(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 300_000);

test('the house keeps its walls, in a checkout that was never built too', () => {
  const isPlanted = (file: string) => file === SECOND_OF_A_CYCLE || planted.some(({ path }) => path === file);
  const own = report.summary.violations.filter(({ from }) => !isPlanted(from));
  expect(own.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  const ours = report.modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules'));
  expect(ours.length).toBeGreaterThan(FEWEST_MODULES);
  const edges = ours.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  expect(edges).toBeGreaterThan(3 * FEWEST_MODULES);
});

test('every wall has a breach that is seen', () => {
  const { violations } = report.summary;
  const unseen = planted.filter(
    ({ wall, path }) => !violations.some(({ rule, from }) => rule.name === wall && from === path),
  );
  expect(unseen).toEqual([]);

  const walls = [...readFileSync('.dependency-cruiser.cjs', 'utf8').matchAll(/wall\(\s*'([\w-]+)'/g)].map(
    (match) => match[1] ?? '',
  );
  const proved = new Set(breaches.map(([wall]) => wall));
  expect(walls.filter((wall) => !proved.has(wall))).toEqual([]);
  expect(walls.length).toBeGreaterThan(15);
});

/** Every source file below a room. */
function sources(room: string): string[] {
  if (!existsSync(room)) return [];
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((name) => join(room, name))
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name));
}

test('the environment is read where the house is started, and nowhere else', () => {
  const reading = /process\s*\.\s*env|process\s*\[\s*['"]env|\benv\b[^;\n]*from\s*['"](?:node:)?process/;
  const readers = ['contract', 'server', 'web', 'embedded', 'maximus', 'sample']
    .flatMap(sources)
    .filter((file) => reading.test(readFileSync(file, 'utf8')));
  // The set-up of the tests is told there which PostgreSQL to run on.
  expect(readers).toEqual(['server/testing/global-setup.ts']);
  expect(sources('run').some((file) => reading.test(readFileSync(file, 'utf8')))).toBe(true);
});

test('no barrels and no drawers', () => {
  const names = ROOMS.flatMap(sources);
  expect(names.length).toBeGreaterThan(FEWEST_MODULES);
  expect(
    names.filter((name) => /(^|\/)index\.tsx?$|(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/.test(name)),
  ).toEqual([]);
});
