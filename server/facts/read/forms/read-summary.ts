import { metricOf } from '../../../../contract/metrics.ts';
import { planTypes } from '../../../../contract/vocabulary/plan-types.ts';
import type { FoundFact } from '../../found-fact.ts';
import { lettersOf, type ReadPassage, type Row, type RowCell, rowsOf } from '../rows.ts';
import { plain, valuesIn } from '../values.ts';
import { carrierIn, carrierName } from './carriers.ts';
import { labelledRows } from './labelled-rows.ts';
import { stateAnswers } from './state-answers.ts';
import type { Place, State, Statement } from './statement.ts';
import { stateServices } from './state-services.ts';
import { headOf } from './summary-head.ts';
import { examples, questions } from './summary-template.ts';

/** How sure a cell of a form that asks for nothing else is. */
const SURE = 0.96;
/** Reads the facts of one Summary of Benefits and Coverage. */
export function readSummary(passages: readonly ReadPassage[]): FoundFact[] {
  const rows = labelledRows(rowsOf(passages));
  const head = headOf(rows);
  const planType = planTypeOf(`${head.planType ?? ''} `) ?? planTypeOf(head.plan ?? '');
  const facts: FoundFact[] = [];
  const taken = new Set<string>();
  const state = ({ metric, value, words, tier, network }: Statement, place: Place): void => {
    const { perPlan = false, byNetwork = false, range } = metricOf(metric);
    const slot = [metric, tier, network].join(' ');
    if (taken.has(slot)) return;
    taken.add(slot);
    // Less than plans usually ask for is what a cell says that speaks of no charge.
    const isOdd = value !== undefined && range !== undefined && value > range[1];
    facts.push({
      metric,
      value: value ?? null,
      words: words ?? null,
      plan: perPlan ? head.plan : null,
      planType: perPlan ? planType : null,
      tier: tier ?? null,
      network: byNetwork ? (network ?? null) : null,
      ...quoteOf(place),
      method: 'rule',
      confidence: isOdd ? SURE / 2 : SURE,
      review: isOdd,
    });
  };
  statePlanType(rows, planType, state);
  stateCarrier(rows, state);
  stateAnswers(rows, head.unnamed, state);
  stateServices(rows, state);
  stateExamples(rows, state);
  return facts;
}

/** The name and the value where they stand side by side, else the value alone. */
const LONGEST_QUOTE = 300;

function quoteOf({ row, cell, label }: Place): Pick<FoundFact, 'ordinal' | 'quoteFrom' | 'quoteTo'> {
  const from =
    label !== undefined && label.from < cell.from && cell.to - label.from <= LONGEST_QUOTE ? label.from : cell.from;
  return { ordinal: row.passage.ordinal, quoteFrom: from, quoteTo: cell.to };
}

function planTypeOf(text: string): string | null {
  const low = text.toLowerCase();
  if (/\b(?:hdhp|cdhp|hsa|high[- ]deductible)\b/.test(low)) return 'HDHP';
  return planTypes.find((type) => new RegExp(String.raw`\b${type}\b`, 'i').test(text)) ?? null;
}

function statePlanType(rows: readonly Row[], words: string | null, state: State): void {
  const row = rows.find(({ cells }) => cells.some(({ text }) => /plan type:/i.test(text))) ?? rows[0];
  const cell = row?.cells.find(({ text }) => /plan type:/i.test(text)) ?? row?.cells.find(({ text }) => text !== '');
  if (words !== null && row !== undefined && cell !== undefined)
    state({ metric: 'medical.plan_type', words }, { row, cell: lastOf(cell) });
}

/** The carrier that the head names, else the one whose site lists the network's providers. */
function stateCarrier(rows: readonly Row[], state: State): void {
  const end = rows.findIndex(({ cells }) =>
    cells.some(({ text }) => lettersOf(text).startsWith(questions.deductible[0])),
  );
  const network = rows.filter(({ cells }) =>
    questions.network.some((one) => lettersOf(cells[0]?.text ?? '').startsWith(one)),
  );
  for (const row of [...rows.slice(0, end), ...network]) {
    for (const cell of row.cells) {
      const named = carrierIn(cell.text);
      if (named === null) continue;
      const words = carrierName(cell.text.slice(named.from, named.to));
      return state({ metric: 'medical.carrier', words }, { row, cell: partOf(cell, named.from, named.to) });
    }
  }
}

/** The words behind "Plan Type:" of a cell that says more. */
function lastOf(cell: RowCell): RowCell {
  const at = cell.text.search(/plan type:/i);
  return at <= 0 ? cell : { text: cell.text.slice(at), from: cell.from + at, to: cell.to };
}

function stateExamples(rows: readonly Row[], state: State): void {
  for (const row of rows) {
    for (const [at, cell] of row.cells.entries()) {
      const text = plain(cell.text);
      for (const [metric, label] of examples) {
        const match = label.exec(text);
        if (match === null) continue;
        const behind = valuesIn(text.slice(match.index)).find(({ kind }) => kind === 'money');
        const beside = row.cells.slice(at + 1).find(({ text: other }) => other !== '');
        const next =
          beside === undefined ? undefined : valuesIn(plain(beside.text)).find(({ kind }) => kind === 'money');
        if (behind?.kind === 'money')
          state({ metric, value: behind.amount }, { row, cell: partOf(cell, match.index, match.index + behind.to) });
        else if (next?.kind === 'money' && beside !== undefined)
          state({ metric, value: next.amount }, { row, cell: beside, label: cell });
      }
    }
  }
}

const partOf = ({ text, from }: RowCell, start: number, end: number): RowCell => ({
  text: text.slice(start, end),
  from: from + start,
  to: from + end,
});
