import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MetricKey, Network, Tier } from '../../contract/metrics.ts';

/** How a text shows what it states: a federal form, a table with its cells, one whose columns are guessed, sentences. */
export const kinds = ['form', 'ruled table', 'loose table', 'prose'] as const;
export type Kind = (typeof kinds)[number];

/** `development` may be read; `spent` was blind until somebody read its errors; of `blind` nobody reads more than the sum. */
export type Split = 'development' | 'spent' | 'blind' | 'drawn';

/** One fact that a document states, as a reader wrote it down. */
export interface Label {
  metric: MetricKey;
  /** The value in the metric's unit, or the words; several where readers may differ. */
  accepted: readonly (number | string)[];
  kind: Kind;
  /** The words that state it, or the heading or the page where they stand. */
  quote: string;
  /** Words of the plan's name; absent where the document has one plan or does not say. */
  plan?: string;
  tier?: Tier;
  network?: Network;
  /** A reader may hold that the document does not state it: found it is right, not found it is no miss. */
  optional?: true;
}

/** What a document states. */
export interface LabelledDocument {
  /** `OWNER/NAME:PATH` on GitHub, or a path alone; its file is `OWNER/NAME/PATH` in the folder of documents. */
  source: string;
  split: Split;
  labels: readonly Label[];
}

/** A line of `labels/*.jsonl`; one without a key is of a document that states nothing of the catalogue. */
interface Line extends Omit<Label, 'metric' | 'accepted'> {
  source: string;
  /** Of the file; null where it was put together of several, or copied from a page. `sources.jsonl` says from where. */
  commit: string | null;
  split: Split;
  key: MetricKey | null;
  value: number | string | readonly (number | string)[];
}

/** All labels of `labels/*.jsonl`, by their document. */
export function readLabels(): LabelledDocument[] {
  const folder = join(import.meta.dirname, 'labels');
  const lines = readdirSync(folder)
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((text) => JSON.parse(text) as Line);
  const documents = new Map<string, { source: string; split: Split; labels: Label[] }>();
  for (const { source, commit: _, split, key, value, ...further } of lines) {
    const document = documents.get(source) ?? { source, split, labels: [] };
    documents.set(source, document);
    if (key !== null) document.labels.push({ metric: key, accepted: [value].flat(), ...further });
  }
  return [...documents.values()];
}
