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
  --losses        also list the queries that a reference answers better
  --searchers N   people who search at once (8)
  --requests N    searches of each of them (200)
  --real FOLDER   real guides for the judged queries (../shared/data)
  --postgres URL  use this server rather than an embedded one; databases are made there and dropped
`;

/**
 * Search: how well it answers judged queries, beside four references over the same passages, and how quick it is. Figures
 * of speed mean something only on a machine that does nothing else; the load is printed with them.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      guides: { type: 'string', default: '7500' },
      large: { type: 'string' },
      only: { type: 'string' },
      searchers: { type: 'string', default: '8' },
      requests: { type: 'string', default: '200' },
      real: { type: 'string', default: '../shared/data' },
      postgres: { type: 'string' },
      losses: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  const guides = Number(values.guides);
  const options = { searchers: Number(values.searchers), requests: Number(values.requests) };
  const server = await openScratchServer(values.postgres);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(1)));
  }
  try {
    if (values.only !== 'speed') {
      await compareRelevance(server, guides, { realFolder: values.real, losses: values.losses === true });
    }
    if (values.only === 'relevance') return;
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
  process.stdout.write(`\nSpeed; the machine's load when it ended: ${loadavg().map((load) => load.toFixed(1)).join(', ')}\n`); // prettier-ignore
  printTable(
    ['guides', ...measured.map(([count]) => count.toLocaleString('en')), ...(last === undefined ? [] : ['×'])],
    rows,
  );
}
