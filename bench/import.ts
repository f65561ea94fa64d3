import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { extractText, getDocumentProxy } from 'unpdf';
import { makeSampleGuides } from '../sample/make-guides.ts';
import { renderSampleFile } from '../sample/render-sample-file.ts';
import { connect } from '../server/db/connect.ts';
import { factsOfGuide } from '../server/facts/facts-of-guide.ts';
import { isFormPage } from '../server/facts/forms.ts';
import { readDocument } from '../server/reading/read-document.ts';
import { importSources } from '../server/library/import-sources.ts';
import { splitPassages } from '../server/reading/split-passages.ts';
import { fetchPage } from '../server/library/web/fetch-page.ts';
import { folderStore } from '../server/outside/files.ts';
import { printTable } from './print-table.ts';
import { openScratchServer } from './search/scratch-server.ts';

/** Rounds over all documents; the first warms up and is left out. */
const ROUNDS = 3;
/** Each document is imported so often, each time as a file of its own. */
const COPIES = 2;

interface Document {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** How many pages of PDF a second are read and imported (`npm run bench -- import [FOLDER]`). */
export async function run([folder = '../shared/data/contoso']: readonly string[]): Promise<void> {
  const documents = existsSync(folder) ? readAll(folder) : [];
  if (documents.length === 0) {
    process.stdout.write(`There are no PDFs in ${folder}; name a folder: npm run bench -- import FOLDER\n`);
    return;
  }
  const reference = await measure(documents, async ({ bytes }) => {
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
    const { totalPages } = await extractText(pdf);
    await pdf.loadingTask.destroy();
    return totalPages;
  });
  const text = await measure(documents, async (document) => (await readDocument(document, isFormPage)).pages.length);
  const facts = await measure(documents, async (document) => {
    const { pages } = await readDocument(document, isFormPage);
    factsOfGuide(splitPassages(pages));
    return pages.length;
  });
  const shown = ({ pages, cpu, seconds }: Measure): string[] => [
    (pages / cpu).toFixed(0),
    (pages / seconds).toFixed(0),
  ];
  process.stdout.write(`${documents.length} documents, ${reference.pages / (ROUNDS - 1)} pages\n\n`);
  printTable(
    ['pages a second', 'of processor time', 'by the clock'],
    [
      ['unpdf, text alone (reference)', ...shown(reference)],
      ['text and tables', ...shown(text)],
      ['text, passages and facts', ...shown(facts)],
      ...(await wholeImports(documents, reference.pages / (ROUNDS - 1))),
    ],
  );
}

/** One modelled guide. */
export async function smallest(folder: string): Promise<readonly string[]> {
  const [guide] = makeSampleGuides(1);
  if (guide !== undefined) {
    const { bytes } = await renderSampleFile({ ...guide, type: 'pdf' });
    writeFileSync(join(folder, 'guide.pdf'), bytes);
  }
  return [folder];
}

function readAll(folder: string): Document[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .map((name) => ({ name, bytes: Uint8Array.from(readFileSync(join(folder, name))) }));
}

interface Measure {
  pages: number;
  /** Seconds of processor time, of all threads of this process. */
  cpu: number;
  seconds: number;
}

async function measure(
  documents: readonly Document[],
  read: (document: Document) => Promise<number>,
): Promise<Measure> {
  const sum = { pages: 0, cpu: 0, seconds: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const document of documents) {
      const cpu = process.cpuUsage();
      const began = performance.now();
      const pages = await read(document);
      const { user, system } = process.cpuUsage(cpu);
      if (round === 0) continue;
      sum.pages += pages;
      sum.cpu += (user + system) / 1e6;
      sum.seconds += (performance.now() - began) / 1000;
    }
  }
  return sum;
}

/** Whole imports into a database of their own, with one document at a time and with as many as there are processors. */
async function wholeImports(documents: readonly Document[], pages: number): Promise<string[][]> {
  const server = await openScratchServer(undefined);
  try {
    const rows: string[][] = [];
    for (const lanes of [1, undefined]) {
      const { url } = await server.database();
      const db = connect(url, { max: 8 });
      const sources = Array.from({ length: COPIES }, (_, copy) =>
        documents.map(({ name, bytes }) => ({ name: `${copy} ${name}`, bytes: copyOf(bytes, copy) })),
      ).flat();
      const began = performance.now();
      const { imported } = await importSources(
        { db, files: folderStore(join(server.folder, `files-${lanes ?? 'all'}`)), fetchPage },
        sources,
        { label: 'bench', ...(lanes !== undefined && { lanes }) },
      );
      const seconds = (performance.now() - began) / 1000;
      await db.pool.end();
      const isAll = imported === sources.length;
      rows.push([
        `whole import, ${lanes === undefined ? 'as many at once as processors' : 'one document at a time'}`,
        '',
        isAll ? ((pages * COPIES) / seconds).toFixed(0) : `failed: ${imported} of ${sources.length}`,
      ]);
    }
    return rows;
  } finally {
    await server.close();
  }
}

/** A file with the same pages and content of its own: a remark behind the end, which readers skip. */
function copyOf(bytes: Uint8Array<ArrayBuffer>, copy: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat([bytes, Buffer.from(`\n% copy ${copy}\n%%EOF\n`)]));
}
