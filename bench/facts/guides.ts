import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MetricKey, Network, Tier } from '../../contract/metrics.ts';
import { networks, tiers } from '../../contract/metrics.ts';
import { extractFacts } from '../../server/facts/extract/extract-facts.ts';
import { factsOfGuide } from '../../server/facts/facts-of-guide.ts';
import type { FoundFact } from '../../server/facts/found-fact.ts';
import { readStructure } from '../../server/facts/read/read-structure.ts';
import { readDocument } from '../../server/reading/read-document.ts';
import type { Passage } from '../../server/reading/passage.ts';
import { splitPassages } from '../../server/reading/split-passages.ts';
import { printTable } from '../print-table.ts';
import type { Label } from './label.ts';
import { compare } from './match-facts.ts';

/** A line of `guides.jsonl`: what a reader found in a document, and where it stands. */
interface Line {
  /** `OWNER/NAME:PATH` on GitHub; its file is `FOLDER/guides/OWNER/NAME/PATH`. */
  source: string;
  /** `metric tier network`, the last two where they are stated. */
  key: string;
  value: number | string;
  quote: string;
  kind: string;
  split: string;
  plan?: string;
  optional?: true;
}

interface Guide {
  source: string;
  split: string;
  labels: { kind: string; label: Label }[];
  passages: Passage[];
}

type Reader = (passages: readonly Passage[]) => FoundFact[];

const readers: readonly (readonly [string, Reader])[] = [
  ['rules', (passages) => extractFacts(passages)],
  ['structure', (passages) => readStructure(passages).facts],
  ['both', (passages) => factsOfGuide(passages)],
];

/**
 * Guides whose labels are data (`guides.jsonl`): each reader on the same passages, one line a split, and where the split is not
 * blind a line a kind of text. Of blind documents nothing but the sum is ever printed.
 */
export async function benchGuides(folder: string, isDetailed: boolean): Promise<void> {
  const guides = await guidesIn(folder);
  process.stdout.write(`\nGuides with labels as data: ${guides.length} documents\n`);
  for (const split of new Set(guides.map((guide) => guide.split))) {
    const here = guides.filter((guide) => guide.split === split);
    const kinds = ['', ...new Set(here.flatMap(({ labels }) => labels.map(({ kind }) => kind)))];
    const rows = readers.flatMap(([name, read]) => {
      const found = here.map((guide) => ({ ...guide, facts: read(guide.passages) }));
      if (isDetailed && !split.startsWith('blind') && name === 'both') for (const guide of found) printErrors(guide);
      return kinds.map((kind) => [split, kind === '' ? 'all' : kind, name, ...figures(found, kind)]);
    });
    printTable(
      ['split', 'kind', 'read by', 'stated', 'found', 'right', 'precision', 'recall', 'sure p.', 'sure r.'],
      rows,
    );
  }
}

function figures(guides: readonly (Guide & { facts: readonly FoundFact[] })[], kind: string): string[] {
  const sum = { stated: 0, found: 0, right: 0, met: 0, sure: 0, sureRight: 0, sureMet: 0 };
  for (const { labels, facts } of guides) {
    const all = labels.map(({ label }) => label);
    const ofKind = labels.filter((one) => kind === '' || one.kind === kind).map(({ label }) => label);
    const whole = compare(all, facts);
    const part = compare(ofKind, facts);
    const sure = compare(
      ofKind,
      facts.filter(({ review }) => !review),
    );
    // What no label accepts has no kind: it counts in the sum alone.
    const wrong = kind === '' ? whole.wrong : [];
    sum.stated += part.met.length + part.missed.length;
    sum.found += part.right.length + wrong.length;
    sum.right += part.right.length;
    sum.met += part.met.length;
    sum.sureRight += sure.right.length;
    sum.sure += sure.right.length + wrong.filter(({ review }) => !review).length;
    sum.sureMet += sure.met.length;
  }
  const share = (one: number, of: number): string => (of === 0 ? '' : (one / of).toFixed(3));
  const { stated, found, right, met } = sum;
  return [
    ...[stated, found, right].map(String),
    kind === '' ? share(right, found) : '',
    share(met, stated),
    kind === '' ? share(sum.sureRight, sum.sure) : '',
    share(sum.sureMet, stated),
  ];
}

async function guidesIn(folder: string): Promise<Guide[]> {
  const lines = readFileSync(join(import.meta.dirname, 'guides.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const bySource = new Map<string, Line[]>();
  for (const line of lines.map((text) => JSON.parse(text) as Line)) {
    const here = bySource.get(line.source) ?? [];
    here.push(line);
    bySource.set(line.source, here);
  }
  const guides: Guide[] = [];
  for (const [source, stated] of bySource) {
    const file = join(folder, 'guides', source.replace(':', '/'));
    if (!existsSync(file)) continue;
    const name = file.replace(/\.php$/, '.html');
    const { pages } = await readDocument({ bytes: new Uint8Array(readFileSync(file)), name });
    const labels = stated.map((line) => ({ kind: line.kind, label: labelOf(line) }));
    guides.push({ source, split: stated[0]?.split ?? '', labels, passages: splitPassages(pages) });
  }
  return guides;
}

function labelOf({ key, value, quote, plan, optional }: Line): Label {
  const [metric = '', ...dimensions] = key.split(' ');
  const tier = dimensions.find((one): one is Tier => tiers.some((known) => known === one));
  const network = dimensions.find((one): one is Network => networks.some((known) => known === one));
  return {
    metric: metric as MetricKey,
    accepted: [value],
    at: quote,
    ...(plan !== undefined && { plan }),
    ...(tier !== undefined && { tier }),
    ...(network !== undefined && { network }),
    ...(optional && { optional }),
  };
}

function printErrors({ source, labels, passages, facts }: Guide & { facts: readonly FoundFact[] }): void {
  const { wrong, missed } = compare(
    labels.map(({ label }) => label),
    facts,
  );
  process.stdout.write(`\n${source}\n`);
  for (const { metric, accepted, plan, tier, network, at } of missed) {
    process.stdout.write(
      `  missed  ${[metric, ...accepted, plan, tier, network].filter(Boolean).join(', ')} (${at})\n`,
    );
  }
  for (const { metric, value, words, plan, tier, network, ordinal, quoteFrom, quoteTo } of wrong) {
    const quote = passages[ordinal]?.text.slice(quoteFrom, quoteTo).replaceAll('\n', ' / ').slice(0, 160) ?? '';
    process.stdout.write(
      `  wrong   ${[metric, value ?? words, plan, tier, network].filter((one) => one !== null).join(', ')}: ${quote}\n`,
    );
  }
}
