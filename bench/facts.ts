import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { factsOfGuide } from '../server/facts/facts-of-guide.ts';
import { isFormPage } from '../server/facts/forms.ts';
import { readDocument } from '../server/reading/read-document.ts';
import { splitPassages } from '../server/reading/split-passages.ts';
import { drawnForms } from './facts/drawn-forms.ts';
import { inLayouts } from './facts/drawn-sheets.ts';
import { compared, figuresOf, headings, type ReadDocument } from './facts/figures.ts';
import { kinds, readLabels } from './facts/label.ts';
import { printTable } from './print-table.ts';

const usage = `Usage: npm run bench -- facts [FOLDER] [options]
  FOLDER          where the labelled documents are, each as OWNER/NAME/PATH (../shared/data);
                  bench/facts/sources.jsonl says from where and at which commit
  --split NAME    development, spent, blind or drawn alone
  --only TEXT     documents whose source contains it
  --details       what is wrong and what is missing, never of blind documents
`;

/** Plan facts out of labelled documents: precision and recall by split and by kind of text, at the level of metric, plan, tier and network. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      split: { type: 'string' },
      only: { type: 'string', default: '' },
      details: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const [folder = '../shared/data'] = positionals;
  if (values.help === true || !existsSync(folder)) {
    process.stdout.write(
      values.help === true ? usage : `There is no folder ${folder} with labelled documents.\n${usage}`,
    );
    return;
  }
  const all = [...(await inLayouts(readLabels())), ...(await drawnForms())];
  const labelled = all.filter(({ split, source }) => (values.split ?? split) === split && source.includes(values.only));
  const documents: (ReadDocument & { planYear: number | null })[] = [];
  for (const document of labelled) {
    const file = join(folder, document.source.replace(':', '/'));
    const bytes = document.bytes ?? (existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined);
    if (bytes === undefined) continue;
    const { pages } = await readDocument({ bytes, name: file.replace(/\.php$/, '.html') }, isFormPage);
    const year = Number(/(20\d\d)\.\w+$/.exec(file)?.[1] ?? Number.NaN);
    documents.push({ ...document, passages: splitPassages(pages), planYear: Number.isNaN(year) ? null : year });
  }
  process.stdout.write(`${documents.length} of ${labelled.length} labelled documents\n\n`);
  if (values.details) printErrors(documents);
  printTable(
    headings,
    [...new Set(documents.map(({ split }) => split))].flatMap((split) =>
      linesOf(documents.filter((document) => document.split === split)),
    ),
  );
}

/** One document in the place of one that was labelled and lies in a file. */
export async function smallest(folder: string): Promise<readonly string[]> {
  const source =
    readLabels().find(({ split, source }) => split === 'development' && source.endsWith('.md'))?.source ?? '';
  const file = join(folder, source.replace(':', '/'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    '# Holidays\n\nEvery employee has 9 paid holidays a year, and dental coverage from the first day.\n',
  );
  return [folder, '--split', 'development', '--only', source];
}

/** The lines of one split: by kind of text where it is not blind. */
function linesOf(documents: readonly (ReadDocument & { planYear: number | null })[]): string[][] {
  const split = documents[0]?.split ?? 'blind';
  const found = documents.map((one) => ({ ...one, facts: factsOfGuide(one.passages, { planYear: one.planYear }) }));
  const here = kinds.filter((kind) => documents.some(({ labels }) => labels.some((label) => label.kind === kind)));
  const rows = split === 'blind' || here.length === 1 ? [] : here;
  return (['all', ...rows] as const).map((kind) => [split, kind, ...figuresOf(found, kind)]);
}

function printErrors(documents: readonly (ReadDocument & { planYear: number | null })[]): void {
  for (const document of documents.filter(({ split }) => split !== 'blind')) {
    const { passages, planYear, source } = document;
    const { wrong, missed } = compared(document, factsOfGuide(passages, { planYear }));
    if (wrong.length + missed.length > 0) process.stdout.write(`${source}\n`);
    for (const { metric, accepted, plan, tier, network, quote } of missed) {
      const said = [metric, accepted.join(' or '), plan, tier, network].filter((part) => part !== undefined);
      process.stdout.write(`  missed  ${said.join(', ')} (${quote})\n`);
    }
    for (const { metric, value, words, plan, tier, network, review, ordinal, quoteFrom, quoteTo } of wrong) {
      const said = [metric, value ?? words, plan, tier, network].filter((part) => part !== null);
      const quote = passages[ordinal]?.text.slice(quoteFrom, quoteTo).replaceAll('\n', ' / ').slice(0, 160) ?? '';
      process.stdout.write(`  wrong${review ? '?' : ' '}  ${said.join(', ')}: ${quote}\n`);
    }
  }
}
