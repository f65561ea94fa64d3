import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { metricCategories, metricOf } from '../contract/metrics.ts';
import { factsOfGuide } from '../server/facts/facts-of-guide.ts';
import { isFormPage } from '../server/facts/forms.ts';
import type { FoundFact } from '../server/facts/found-fact.ts';
import { readDocument } from '../server/reading/read-document.ts';
import type { Passage } from '../server/reading/passage.ts';
import { splitPassages } from '../server/reading/split-passages.ts';
import { development } from './facts/development.ts';
import { heldOut } from './facts/held-out.ts';
import type { Label, LabelledSet } from './facts/label.ts';
import { eighthMorePages } from './facts/eighth-pages-2.ts';
import { eighthPages } from './facts/eighth-pages.ts';
import { eighthTables } from './facts/eighth-tables.ts';
import { fifthApart } from './facts/fifth-apart.ts';
import { fifthLast } from './facts/fifth-last.ts';
import { fifth } from './facts/fifth.ts';
import { benchForms } from './facts/forms.ts';
import { benchGuides } from './facts/guides.ts';
import { fourth } from './facts/fourth.ts';
import { compare, type Comparison } from './facts/match-facts.ts';
import { ninthPages } from './facts/ninth-pages.ts';
import { ninthTables } from './facts/ninth-tables.ts';
import { second } from './facts/second.ts';
import { seventhGuides } from './facts/seventh-a-2.ts';
import { seventhHandbooks } from './facts/seventh-a.ts';
import { secondReaderTables } from './facts/seventh-b-2.ts';
import { secondReaderPages } from './facts/seventh-b.ts';
import { sixthLearned } from './facts/sixth-a.ts';
import { sixthApart } from './facts/sixth-b.ts';
import { sixthUnseen } from './facts/sixth-c.ts';
import { sixthLast } from './facts/sixth-d.ts';
import { third } from './facts/third.ts';
import { printTable } from './print-table.ts';

/** A document with what was found in it and what a reader found. */
interface Result {
  path: string;
  passages: readonly Passage[];
  facts: readonly FoundFact[];
  labels: readonly Label[];
  seconds: number;
}

const headings = ['', 'stated', 'found', 'right', 'precision', 'recall', 'F1'];

/**
 * Plan facts out of real documents against what a reader found there (`npm run bench -- facts [FOLDER] [--details]`), for
 * the documents that the rules were written against and for those that they were not.
 */
export async function run(options: readonly string[]): Promise<void> {
  const folder = options.find((option) => !option.startsWith('-')) ?? '../shared/data';
  if (!existsSync(folder)) {
    process.stdout.write(
      `There is no folder ${folder} with the labelled documents; name one: npm run bench -- facts FOLDER\n`,
    );
    return;
  }
  const isDetailed = options.includes('--details');
  await benchForms(folder);
  await benchGuides(folder, isDetailed);
  const parts = [
    ['Development', development],
    ['Held out', heldOut],
    ['Second held out', second],
    ['Third held out', third],
    ['Fourth held out', fourth],
    ['Fifth pages', fifth],
    ['Fifth pages, held apart', fifthApart],
    ['Fifth pages, the last', fifthLast],
    ['Sixth, learned from', sixthLearned],
    ['Sixth, kept apart', sixthApart],
    ['Sixth, unseen', sixthUnseen],
    ['Sixth, last', sixthLast],
    ['Seventh, handbooks', seventhHandbooks],
    ['Seventh, guides', seventhGuides],
    ['Seventh, second reader, pages', secondReaderPages],
    ['Seventh, second reader, tables', secondReaderTables],
    ['Eighth, pages', { ...eighthPages, ...eighthMorePages }],
    ['Eighth, tables', eighthTables],
    ['Ninth, pages', ninthPages],
    ['Ninth, tables', ninthTables],
  ] as const;
  for (const [name, set] of parts) {
    const results = await readAll(folder, set);
    process.stdout.write(`\n${name}: ${results.length} of ${Object.keys(set).length} documents\n`);
    if (results.length > 0) report(results, isDetailed);
  }
}

/** One document in the place of one that was labelled. */
export async function smallest(folder: string): Promise<readonly string[]> {
  const file = join(folder, Object.keys(development)[0] ?? '');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    '# Holidays\n\nEvery employee has 9 paid holidays a year, and dental coverage from the first day.\n',
  );
  return [folder];
}

async function readAll(folder: string, set: LabelledSet): Promise<Result[]> {
  const results: Result[] = [];
  for (const [path, labels] of Object.entries(set)) {
    const file = join(folder, path);
    if (!existsSync(file)) continue;
    const { pages } = await readDocument({ bytes: new Uint8Array(readFileSync(file)), name: file }, isFormPage);
    const passages = splitPassages(pages);
    const planYear = Number(/(20\d\d)\.\w+$/.exec(path)?.[1] ?? Number.NaN);
    const guide = { planYear: Number.isNaN(planYear) ? null : planYear };
    factsOfGuide(passages, guide);
    const began = performance.now();
    const facts = factsOfGuide(passages, guide);
    results.push({ path, passages, facts, labels, seconds: (performance.now() - began) / 1000 });
  }
  return results;
}

function report(results: readonly Result[], isDetailed: boolean): void {
  const all = results.map(({ labels, facts }) => compare(labels, facts));
  const sure = results.map(({ labels, facts }) =>
    compare(
      labels,
      facts.filter(({ review }) => !review),
    ),
  );
  const byCategory = metricCategories.flatMap((category) => {
    const figures = figuresOf(
      category,
      results.map(({ labels, facts }) =>
        compare(
          labels.filter(({ metric }) => metricOf(metric).category === category),
          facts.filter(({ metric }) => metricOf(metric).category === category),
        ),
      ),
    );
    return figures[1] === '0' && figures[2] === '0' ? [] : [figures];
  });
  const byDocument = results.map(({ path, labels, facts }) => figuresOf(path, [compare(labels, facts)]));
  printTable(headings, [figuresOf('all facts', all), figuresOf('without those marked for review', sure)]);
  process.stdout.write('\n');
  printTable(headings, byCategory);
  process.stdout.write('\n');
  printTable(headings, byDocument);
  const passages = results.reduce((sum, result) => sum + result.passages.length, 0);
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
  process.stdout.write(`\n${passages} passages, ${Math.round(passages / seconds)} a second\n`);
  if (isDetailed) for (const result of results) printDetails(result);
}

function figuresOf(name: string, comparisons: readonly Comparison[]): string[] {
  const sum = (count: (comparison: Comparison) => number): number =>
    comparisons.reduce((total, each) => total + count(each), 0);
  const right = sum((each) => each.right.length);
  const wrong = sum((each) => each.wrong.length);
  const met = sum((each) => each.met.length);
  const missed = sum((each) => each.missed.length);
  const precision = right + wrong === 0 ? null : right / (right + wrong);
  const recall = met + missed === 0 ? null : met / (met + missed);
  const f1 =
    precision === null || recall === null || precision + recall === 0
      ? null
      : (2 * precision * recall) / (precision + recall);
  const shown = (share: number | null): string => (share === null ? '' : share.toFixed(3));
  return [name, String(met + missed), String(right + wrong), String(right), shown(precision), shown(recall), shown(f1)];
}

function printDetails({ path, passages, facts, labels }: Result): void {
  const { wrong, missed } = compare(labels, facts);
  if (wrong.length + missed.length === 0) return;
  process.stdout.write(`\n${path}\n`);
  for (const { metric, accepted, plan, tier, network, at } of missed) {
    process.stdout.write(
      `  missed  ${metric} ${[accepted.join(' or '), plan, tier, network].filter((part) => part !== undefined).join(', ')} (${at})\n`,
    );
  }
  for (const { metric, value, words, plan, tier, network, review, ordinal, quoteFrom, quoteTo } of wrong) {
    const said = [value ?? words, plan, tier, network].filter((part) => part !== null).join(', ');
    const quote = passages[ordinal]?.text.slice(quoteFrom, quoteTo).replaceAll('\n', ' / ').slice(0, 160) ?? '';
    process.stdout.write(`  wrong${review ? '?' : ' '}  ${metric} ${said}: ${quote}\n`);
  }
}
