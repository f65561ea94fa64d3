// npm run library -- import PATH_OR_URL… | list | remove ID… | status | samples on|off | calibration
// | benchmark METRIC … | confirm | reread
import { resolve } from 'node:path';
import { ConfigError, SAMPLE_GUIDES } from '../server/environment.ts';
import { countJobs } from '../server/jobs/count-jobs.ts';
import { queueAllConfirmations } from '../server/library/confirm-facts.ts';
import { openExtractor } from '../server/library/extract/extractor.ts';
import { findSources, isAddress } from '../server/library/find-sources.ts';
import type { ImportResult } from '../server/library/import-source.ts';
import { importSources } from '../server/library/import-sources.ts';
import { removeGuide } from '../server/library/remove-guide.ts';
import { rereadGuides, type RereadResult } from '../server/library/reread-guide.ts';
import { allowSampleLibrary, loadSampleLibrary, removeSampleLibrary } from '../server/library/sample-library.ts';
import { countLibrary, listImported, listImports } from '../server/library/store.ts';
import { fetchPage } from '../server/library/web/fetch-page.ts';
import { whyStopped } from '../server/library/why-stopped.ts';
import { printBenchmark } from './print-benchmark.ts';
import { printCalibration } from './print-calibration.ts';
import { openInstallation, type Installation } from './open-installation.ts';

const USAGE = `Usage: npm run library -- COMMAND
  import PATH_OR_URL…   brings guides in: files, folders, web addresses (pdf, docx, doc, txt, md, html), and manifests (csv
                        with columns employer, industry, state, employees, plan year, title, and path or url)
  list                  shows the imported guides, and what failed with its reason
  remove ID…            takes guides out of the library
  status                counts what is there and shows the latest imports
  samples on|off        brings the modelled guides of invented employers back, or takes them all out for good
  calibration           compares what the sample library models with published figures
  reread                reads imported guides again that an older version read, from their originals
  confirm               has the model of FACTS_MODEL read the facts of every imported guide once more
  benchmark METRIC …    compares employers by a plan fact; without a metric it lists them all`;

const commands: Record<string, (installation: Installation, names: string[]) => Promise<boolean>> = {
  import: importNamed,
  list,
  remove,
  status,
  samples,
  confirm,
  reread,
  benchmark: ({ db }, args) => printBenchmark(db, args),
};

const [name = '', ...names] = process.argv.slice(2);
process.exitCode = (await main()) ? 0 : 1;

async function main(): Promise<boolean> {
  if (name === 'calibration') return printCalibration();
  const command = commands[name];
  const isShort = (name === 'import' || name === 'remove') && names.length === 0;
  if (command === undefined || isShort || (name === 'samples' && !/^(?:on|off)$/.test(names.join(' ')))) {
    console.error(USAGE);
    return false;
  }
  let installation: Installation | undefined;
  try {
    installation = await openInstallation();
    return await command(installation, names);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    return false;
  } finally {
    await installation?.close();
  }
}

/** Aborts when the person stops the command, so that the database is closed in order; asked twice, it ends at once. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(130);
      console.error('Stopping after the sources that are being read.');
      controller.abort();
    });
  }
  return controller.signal;
}

async function importNamed({ config, db, files }: Installation, named: string[]): Promise<boolean> {
  const { sources, problems, skipped } = await findSources(named.map(fromHere));
  if (skipped.size > 0) {
    const kinds = [...skipped].map(([ending, count]) => `${count} ${ending || 'without an ending'}`).join(', ');
    console.log(`Left aside, no documents by their names: ${kinds}`);
  }
  if (sources.length + problems.length === 0) {
    console.error('There is nothing to import: no pdf, docx, doc, txt, md or html file was found.');
    return false;
  }
  const begun = Date.now();
  console.log(`Importing ${sources.length} ${sources.length === 1 ? 'source' : 'sources'}`);
  const label = named.length === 1 ? (named[0] ?? '') : `${named[0] ?? ''} and ${named.length - 1} more`;
  const reading = new Set<string>();
  let said = Date.now();
  const say = (line: string): void => {
    said = Date.now();
    console.log(line);
  };
  const ticker = setInterval(() => {
    if (Date.now() - said > 2_000) say(`… still reading ${[...reading].join(', ')}`);
  }, 500);
  const signal = stopSignal();
  const summary = await importSources({ db, files, fetchPage, factsModel: config.factsModel !== null }, sources, {
    label,
    problems,
    signal,
    onStart: (source) => reading.add(source),
    onResult: (result, finished, total) => {
      reading.delete(result.source);
      say(`[${finished}/${total}] ${describe(result)}`);
    },
  })
    .catch((error: unknown) => {
      console.error(whyStopped(error));
      return null;
    })
    .finally(() => clearInterval(ticker));
  if (summary === null) return false;
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  const corrected = summary.corrected > 0 ? `, ${summary.corrected} corrected` : '';
  console.log(
    `${summary.imported} imported, ${summary.present} already there${corrected}, ${summary.failed} failed in ${seconds} s`,
  );
  if (signal.aborted) console.error('Stopped. Run the same command again to take the import up.');
  return summary.failed === 0 && !signal.aborted;
}

async function confirm({ config, db }: Installation): Promise<boolean> {
  if (config.factsModel === null) {
    console.error('Set FACTS_MODEL and MODEL_URL to the model that is to read the facts.');
    return false;
  }
  const guides = await queueAllConfirmations(db);
  console.log(
    `${guides} ${guides === 1 ? 'guide waits' : 'guides wait'} for the model, which reads while Benesight runs.`,
  );
  return true;
}

async function reread({ config, db, files }: Installation): Promise<boolean> {
  const extractor = openExtractor();
  const signal = stopSignal();
  try {
    const parts = { db, files, extractor, factsModel: config.factsModel !== null };
    const say = (result: RereadResult, done: number, total: number): void => {
      const came = result.outcome === 'reread' ? `${result.facts} facts` : `left as it was: ${result.reason}`;
      console.log(`[${done}/${total}] ${result.title}: ${came}`);
    };
    const counts = await rereadGuides(parts, say, signal);
    console.log(`${counts.reread} read again, ${counts.failed} failed`);
    return counts.failed === 0 && !signal.aborted;
  } finally {
    extractor.close();
  }
}

/** npm runs commands in the project's folder and tells where the person was: paths are meant from there. */
function fromHere(name: string): string {
  const here = process.env['INIT_CWD'] ?? process.cwd();
  return isAddress(name) || here === process.cwd() ? name : resolve(here, name);
}

function describe(result: ImportResult): string {
  switch (result.outcome) {
    case 'imported': {
      const pages = `${result.pages} ${result.pages === 1 ? 'page' : 'pages'}`;
      return `imported  ${result.source}: ${result.title} (${pages}, ${result.passages} passages)`;
    }
    case 'present':
      return `already there  ${result.source}: ${result.title}`;
    case 'corrected':
      return `corrected  ${result.source}: ${result.title}`;
    case 'failed':
      return `FAILED  ${result.source}: ${result.reason}`;
    default:
      return result satisfies never;
  }
}

async function list({ db }: Installation): Promise<boolean> {
  const rows = await listImported(db, 10_000);
  if (rows.length === 0) console.log('No guide was imported yet.');
  for (const row of rows) {
    const facts = [row.type, row.planYear ?? 'no year', row.employer, row.title].join('  ');
    console.log(`${row.id}  ${row.status === 'failed' ? `FAILED  ${row.fileName}: ${row.failure}` : facts}`);
  }
  return true;
}

async function remove({ db }: Installation, ids: string[]): Promise<boolean> {
  let all = true;
  for (const id of ids) {
    const removed = await removeGuide(db, id);
    if (!removed) all = false;
    console.log(removed ? `${id} removed` : `${id}: there is no such guide`);
  }
  return all;
}

async function status({ db }: Installation): Promise<boolean> {
  const { guides, passages } = await countLibrary(db);
  const sum = (wanted: (row: (typeof guides)[number]) => boolean): number =>
    guides.filter(wanted).reduce((total, row) => total + row.count, 0);
  console.log(`${sum((row) => row.status === 'ready' && !row.sample)} imported guides`);
  console.log(`${sum((row) => row.status === 'ready' && row.sample)} sample guides`);
  console.log(`${sum((row) => row.status === 'failed')} sources that failed`);
  console.log(`${passages} passages`);
  const { waiting, givenUp } = await countJobs(db, 'confirm-facts');
  if (waiting > 0) console.log(`${waiting} guides whose facts the model has still to read`);
  if (givenUp > 0) console.log(`${givenUp} guides whose facts the model failed to read; "confirm" has it try again`);
  for (const run of await listImports(db, 10)) {
    const state = run.finishedAt ? 'finished' : 'not finished: under way, or run it again to take it up';
    console.log(
      `${run.startedAt.toISOString()}  ${run.label}: ${run.done}/${run.total}, ${run.failed} failed, ${state}`,
    );
  }
  return true;
}

async function samples({ config, db }: Installation, [state]: string[]): Promise<boolean> {
  if (state === 'off') {
    console.log(`${await removeSampleLibrary(db)} sample guides were taken out; they stay out until "samples on"`);
    return true;
  }
  await allowSampleLibrary(db);
  console.log(
    `${await loadSampleLibrary(db, { count: config.sampleGuides || SAMPLE_GUIDES })} sample guides were added`,
  );
  return true;
}
