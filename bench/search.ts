import { loadavg } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { printTable } from './print-table.ts';
import { compareRelevance } from './search/compare.ts';
import { openScratchServer } from './search/scratch-server.ts';
import { type Figures, measureSpeed } from './search/speed.ts';

const usage = `Usage: npm run bench -- search [options]
  --guides N      modelled guides to search (7500)
  --large N       measure speed with so many as well, beside the first (75000 takes some minutes)
  --only WHAT     relevance, or speed
  --nth N         ask every Nth judged query only (1: all of them)
  --unseen        the queries that nobody worked with, and nothing else: once after a change of ranking
  --own           with understanding on and off, and without the references, which take minutes
  --losses        also list the queries that a reference answers better
  --searchers N   people who search at once (8)
  --requests N    searches of each of them (200)
  --warm-up N     searches of each of them before any is timed, five times (400)
  --hostile N     texts that ask as much of the engine as they can (10000)
  --real FOLDER   real guides for the judged queries (../shared/data)
  --postgres URL  use this server rather than an embedded one; databases are made there and dropped
`;

/**
 * Search: how well it answers judged queries, beside four references over the same passages, and how quick it is. Figures
 * of speed mean something only on a machine that does nothing else; the load is printed with them.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      guides: { type: 'string', default: '7500' },
      large: { type: 'string' },
      only: { type: 'string' },
      searchers: { type: 'string', default: '8' },
      requests: { type: 'string', default: '200' },
      nth: { type: 'string', default: '1' },
      'warm-up': { type: 'string', default: '400' },
      hostile: { type: 'string', default: '10000' },
      real: { type: 'string', default: '../shared/data' },
      postgres: { type: 'string' },
      losses: { type: 'boolean' },
      unseen: { type: 'boolean' },
      own: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  const guides = Number(values.guides);
  const options = {
    searchers: Number(values.searchers),
    requests: Number(values.requests),
    warmUp: Number(values['warm-up']),
    hostile: Number(values.hostile),
  };
  const server = await openScratchServer(values.postgres);
  try {
    if (values.only !== 'speed') {
      await compareRelevance(server, guides, {
        realFolder: values.real,
        losses: values.losses === true,
        nth: Number(values.nth),
        isUnseen: values.unseen === true,
        isOwnAlone: values.own === true || values.unseen === true,
      });
    }
    if (values.only === 'relevance' || values.unseen === true) return;
    const measured: [number, Figures][] = [[guides, await measureSpeed(server, guides, options)]];
    if (values.large !== undefined) {
      const large = Number(values.large);
      measured.push([large, await measureSpeed(server, large, options)]);
    }
    printSpeed(measured);
  } finally {
    await server.close();
  }
}

/** Two searches of a few guides, modelled ones alone. */
export async function smallest(folder: string): Promise<readonly string[]> {
  const few = [
    '--guides',
    '40',
    '--searchers',
    '1',
    '--requests',
    '2',
    '--warm-up',
    '1',
    '--hostile',
    '2',
    '--nth',
    '30',
  ];
  return [...few, '--real', folder];
}

/** A column for each size of the library, and how each figure grows from the first to the last. */
function printSpeed(measured: readonly (readonly [number, Figures])[]): void {
  const [first, last] = [measured[0]?.[1], measured.length > 1 ? measured.at(-1)?.[1] : undefined];
  const shown = (figure: number | undefined): string =>
    (figure ?? Number.NaN).toLocaleString('en', { maximumFractionDigits: (figure ?? 0) < 100 ? 2 : 0 });
  const rows = [...(first?.keys() ?? [])].map((name) => [
    name,
    ...measured.map(([, figures]) => shown(figures.get(name))),
    ...(last === undefined ? [] : [((last.get(name) ?? 0) / (first?.get(name) ?? 0)).toFixed(1)]),
  ]);
  process.stdout.write(
    `\nSpeed; the machine's load when it ended: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}\n`,
  );
  printTable(
    ['guides', ...measured.map(([count]) => count.toLocaleString('en')), ...(last === undefined ? [] : ['×'])],
    rows,
  );
}
