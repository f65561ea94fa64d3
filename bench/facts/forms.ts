import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MetricKey } from '../../contract/metrics.ts';
import { readDocument } from '../../server/reading/read-document.ts';
import { splitPassages } from '../../server/reading/split-passages.ts';
import { extractFacts } from '../../server/facts/extract/extract-facts.ts';
import { factsOfGuide } from '../../server/facts/facts-of-guide.ts';
import { isFormPage } from '../../server/facts/forms.ts';
import type { FoundFact } from '../../server/facts/found-fact.ts';
import { drawSummary, type Layout, plain } from '../../server/facts/read/testing/draw-summary.ts';
import { cedarStates, harborStates, juniperStates, summitStates } from '../../server/facts/read/testing/expected.ts';
import { cedarHdhp, harborPpo, juniperHmo, summitTiers } from '../../server/facts/read/testing/summary-form.ts';
import { printTable } from '../print-table.ts';

/** A form with what a reader found in it: `metric tier network` and the value, in the metric's unit. */
interface LabelledForm {
  split: string;
  bytes: Uint8Array;
  states: ReadonlyMap<string, number | string>;
}

interface Label {
  source: string;
  path: string;
  split: string;
  states: Record<string, number | string>;
}

const layouts: Record<string, Layout> = {
  ruled: plain,
  bars: { ...plain, cells: 'bars', font: 'Helvetica', bold: 'Helvetica-Bold', size: 8 },
  filled: { ...plain, cells: 'fills', font: 'Helvetica', bold: 'Helvetica-Bold', size: 8 },
  lines: { ...plain, cells: 'lines' },
  'split over pages': { ...plain, rowsPerPage: 6, again: false },
  typewriter: { ...plain, font: 'Courier', bold: 'Courier-Bold', size: 7, joined: false, rowsPerPage: 8 },
};

const drawn = [
  [harborPpo, harborStates],
  [cedarHdhp, cedarStates],
  [juniperHmo, juniperStates],
  [summitTiers, summitStates],
] as const;

/**
 * Summaries of Benefits and Coverage: the form's reader beside the rules on the same passages, on forms that we draw and on real
 * ones, `FOLDER/forms/OWNER/NAME/PATH` for each line of `bench/facts/forms.jsonl` that is there.
 */
export async function benchForms(folder: string): Promise<void> {
  const forms = [...(await drawnForms()), ...realForms(folder)];
  const rows: string[][] = [];
  for (const split of new Set(forms.map((form) => form.split))) {
    const here = forms.filter((form) => form.split === split);
    rows.push(await figuresOf(split, 'template', here, factsOfGuide));
    rows.push(await figuresOf(split, 'rules alone', here, extractFacts));
  }
  process.stdout.write(`\nForms: ${forms.length} documents\n`);
  printTable(['', 'read by', 'stated', 'found', 'right', 'precision', 'recall'], rows);
}

async function drawnForms(): Promise<LabelledForm[]> {
  const forms: LabelledForm[] = [];
  for (const [form, states] of drawn) {
    const lines = states.split('\n').filter((line) => line !== '');
    const stated = new Map(lines.map((line) => [line.split(': ')[0] ?? '', valueOf(line.split(': ')[1] ?? '')]));
    for (const layout of Object.values(layouts))
      forms.push({ split: 'drawn', bytes: await drawSummary(form, layout), states: stated });
  }
  return forms;
}

const valueOf = (text: string): number | string => (/^\d/.test(text) ? Number(text) : text);

function realForms(folder: string): LabelledForm[] {
  const lines = readFileSync(join(import.meta.dirname, 'forms.jsonl'), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const { source, path, split, states } = JSON.parse(line) as Label;
    const file = join(folder, 'forms', source, path);
    if (!existsSync(file)) return [];
    return [
      { split: `real, ${split}`, bytes: new Uint8Array(readFileSync(file)), states: new Map(Object.entries(states)) },
    ];
  });
}

type Reader = (passages: ReturnType<typeof splitPassages>, guide: { planYear: null }) => FoundFact[];

async function figuresOf(split: string, by: string, forms: readonly LabelledForm[], read: Reader): Promise<string[]> {
  const sum = { stated: 0, found: 0, right: 0, met: 0 };
  for (const { bytes, states } of forms) {
    const facts = read(splitPassages((await readDocument({ bytes, name: 'form.pdf' }, isFormPage)).pages), {
      planYear: null,
    });
    // Of a real form the values that are looked for most are labelled; what else is found is not counted.
    const metrics = new Set([...states.keys()].map((key) => key.split(' ')[0] as MetricKey));
    const counted = facts.filter(({ metric }) => metrics.has(metric));
    const right = counted.filter((fact) => isSame(states.get(keyOf(fact)), fact.value ?? fact.words ?? ''));
    sum.stated += states.size;
    sum.found += counted.length;
    sum.right += right.length;
    sum.met += new Set(right.map(keyOf)).size;
  }
  const share = (part: number, whole: number): string => (whole === 0 ? '' : (part / whole).toFixed(3));
  const { stated, found, right, met } = sum;
  return [split, by, String(stated), String(found), String(right), share(right, found), share(met, stated)];
}

const keyOf = ({ metric, tier, network }: FoundFact): string =>
  [metric, tier, network].filter((part) => part !== null).join(' ');

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Carriers are written in more ways than one. */
function isSame(label: number | string | undefined, value: number | string): boolean {
  if (typeof label === 'string' && typeof value === 'string') return letters(value).includes(letters(label));
  return label === value;
}
