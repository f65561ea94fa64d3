import type { Network } from '../../../../contract/metrics.ts';
import { lettersOf, type Row, type RowCell } from '../rows.ts';
import { type Service, services } from './summary-template.ts';

/** A service of the second table with the cells that say what one pays for it. */
export interface ServiceRow {
  service: Service;
  row: Row;
  /** The cell with the service's name. */
  label: RowCell;
  /** What one pays inside of the network and, where the form has a column for it, outside. */
  cells: Partial<Record<Network, RowCell>>;
}

/** Columns of the second table: where the services stand, and what one pays inside and outside of the network. */
interface Columns {
  label: number;
  in: number;
  out: number | null;
}

const isHead = (cell: RowCell): boolean => /^servicesyoumayneed|^serviceyoumayneed/.test(lettersOf(cell.text));
const isOutside = /out[- ]of|\bnon[- ]?\w|outside/i;
const isCost = /provider|network|you use|you pay|tier|facilit|pharmacy/i;
const isLimits = /^limitations?|^limits/i;

/** The rows of the second table of a form, in its order. */
export function serviceRowsOf(rows: readonly Row[]): ServiceRow[] {
  const found: ServiceRow[] = [];
  let columns: Columns | null = null;
  let event = '';
  rows.forEach((row, at) => {
    const head = row.cells.findIndex(isHead);
    if (head !== -1) {
      columns = columnsOf(row, rows[at + 1], head) ?? columns;
      return;
    }
    const [first] = row.cells;
    if (first !== undefined && lettersOf(first.text).startsWith('ifyou')) event = lettersOf(first.text);
    if (row.cells.length < 3) return;
    const labelled = labelOf(row, columns, event);
    if (labelled === null) return;
    const { at: label, service } = labelled;
    const cells = costCellsOf(row, label, columns);
    const labelCell = row.cells[label];
    if (labelCell !== undefined) found.push({ service, row, label: labelCell, cells });
  });
  return found;
}

/** The columns by the heads; the names of networks may stand in a row of their own beneath them. */
function columnsOf(head: Row, below: Row | undefined, label: number): Columns | null {
  const texts = head.cells.map(({ text }, at) => {
    const under = isSecondHead(below, label) ? below?.cells[at]?.text : undefined;
    return under !== undefined && under !== '' ? under : text;
  });
  const end = texts.findIndex((text, at) => at > label && isLimits.test(text.trim()));
  const between = texts.flatMap((text, at) => (at > label && (end === -1 || at < end) && text !== '' ? [at] : []));
  const named = between.filter((at) => isCost.test(texts[at] ?? ''));
  const pays = named.length > 0 ? named : between;
  const [first] = pays;
  if (first === undefined) return null;
  const least = pays.find((at) => /pay the least/i.test(texts[at] ?? '') && !isOutside.test(texts[at] ?? ''));
  const out = pays.findLast((at) => isOutside.test(texts[at] ?? '')) ?? null;
  const inside = least ?? pays.find((at) => at !== out) ?? first;
  return { label, in: inside, out: out === inside ? null : out };
}

/** Whether a row names the networks beneath the head: it has no service. */
function isSecondHead(row: Row | undefined, label: number): boolean {
  const name = row?.cells[label];
  return row !== undefined && row.cells.some(isNetwork) && (name === undefined || name.text === '' || isHead(name));
}

const isNetwork = ({ text }: RowCell): boolean =>
  /network|provider/i.test(text) && text.length < 120 && !/[$%]/.test(text);

/** Where the name of a service stands in a row: in its column, or where the row is shifted, in another. */
function labelOf(row: Row, columns: Columns | null, event: string): { at: number; service: Service } | null {
  const places = [columns?.label ?? 1, 1, 0];
  for (const at of new Set(places)) {
    const letters = lettersOf(row.cells[at]?.text ?? '').replace(/^tier(?:one|two|three|four|i{1,3}|iv)?(?=[a-z])/, '');
    const service = letters === '' ? undefined : serviceOf(letters, row.cells[at]?.text ?? '', event);
    if (service !== undefined) return { at, service };
  }
  return null;
}

/** Tiers of drugs by their number alone: "Tier 2", as carriers name them that have more than the form foresees. */
const numbered = /\b(?:tier|level|category) ?([1-4]|i{1,3}v?|iv)[ab]?\b/gi;
const tierNumbers: Readonly<Record<string, string>> = {
  1: 'rx.tier_1',
  2: 'rx.tier_2',
  3: 'rx.tier_3',
  4: 'rx.specialty',
  i: 'rx.tier_1',
  ii: 'rx.tier_2',
  iii: 'rx.tier_3',
  iv: 'rx.specialty',
};

function serviceOf(letters: string, text: string, event: string): Service | undefined {
  const fits = (one: Service): boolean =>
    one.labels.some((label) => letters.startsWith(label) || (letters.length >= 14 && label.startsWith(letters))) &&
    (one.event === undefined || event.startsWith(one.event));
  const named = services.find(fits);
  if (named !== undefined || !event.startsWith('ifyouneeddrugs')) return named;
  const metrics = new Set(Array.from(text.matchAll(numbered), ([, number = '']) => tierNumbers[number.toLowerCase()]));
  const [metric] = metrics;
  return metrics.size === 1 ? services.find(({ copay }) => copay === metric) : undefined;
}

function costCellsOf(row: Row, label: number, columns: Columns | null): Partial<Record<Network, RowCell>> {
  const shift = columns === null ? 0 : label - columns.label;
  const at = columns ?? { label, in: label + 1, out: row.cells.length > label + 3 ? label + 2 : null };
  const inside = row.cells[at.in + shift];
  const outside = at.out === null ? undefined : row.cells[at.out + shift];
  return {
    ...(inside !== undefined && inside.text !== '' && { in: inside }),
    ...(outside !== undefined && outside.text !== '' && { out: outside }),
  };
}
