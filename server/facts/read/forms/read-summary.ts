import { type MetricKey, metricOf, type Network, type Tier } from '../../../../contract/metrics.ts';
import { planTypes } from '../../../../contract/vocabulary/plan-types.ts';
import type { FoundFact } from '../../found-fact.ts';
import { type Cost, costIn, type CostReading } from '../costs.ts';
import { limitsIn } from '../limits.ts';
import { lettersOf, type ReadPassage, type Row, type RowCell, rowsOf } from '../rows.ts';
import { plain, valuesIn } from '../values.ts';
import { carrierName, knownCarrier } from './carriers.ts';
import { serviceRowsOf, type ServiceRow } from './summary-costs.ts';
import { headOf } from './summary-head.ts';
import { examples, type Question, questions } from './summary-template.ts';

/** How sure a cell of a form that asks for nothing else is. */
const SURE = 0.96;
/** A share that so many services have is the plan's own. */
const USUAL = 3;

/** What a fact says, before it has its place. */
interface Statement {
  metric: MetricKey;
  value?: number;
  words?: string;
  tier?: Tier | null;
  network?: Network | null;
}

/** Where a statement stands: the cell that says it, and the one that names what it is about. */
interface Place {
  row: Row;
  cell: RowCell;
  label?: RowCell;
}

/** Reads the facts of one Summary of Benefits and Coverage. */
export function readSummary(passages: readonly ReadPassage[]): FoundFact[] {
  const rows = rowsOf(passages);
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
  const services = serviceRowsOf(rows);
  stateServices(services, state);
  stateOutside(services, state);
  stateUsualShare(services, state);
  stateExamples(rows, state);
  return facts;
}

type State = (statement: Statement, place: Place) => void;

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
      const match = knownCarrier().exec(cell.text);
      if (match === null) continue;
      const words = carrierName(match[0]);
      return state(
        { metric: 'medical.carrier', words },
        { row, cell: partOf(cell, match.index, match.index + match[0].length) },
      );
    }
  }
}

/** The words behind "Plan Type:" of a cell that says more. */
function lastOf(cell: RowCell): RowCell {
  const at = cell.text.search(/plan type:/i);
  return at <= 0 ? cell : { text: cell.text.slice(at), from: cell.from + at, to: cell.to };
}

/** A question's answer: its cell, and what of it stands on the next page. */
interface Answer extends Place {
  text: string;
}

function answersOf(rows: readonly Row[]): Map<Question, Answer> {
  const answers = new Map<Question, Answer>();
  let open: Answer | undefined;
  for (const row of rows) {
    const [label, cell] = row.cells;
    if (label === undefined || cell === undefined) continue;
    const letters = lettersOf(label.text);
    const question = (Object.keys(questions) as Question[]).find((key) =>
      questions[key].some((one) => letters.startsWith(one) || (letters.length >= 16 && one.startsWith(letters))),
    );
    if (question !== undefined) {
      open = { row, cell, label, text: cell.text };
      if (!answers.has(question)) answers.set(question, open);
    } else if (letters === '' && open !== undefined) open.text += ` ${cell.text}`;
    else if (!letters.startsWith('importantquestions')) open = undefined;
  }
  return answers;
}

function stateAnswers(rows: readonly Row[], unnamed: Tier, state: State): void {
  const answers = answersOf(rows);
  const limits = [
    ['medical.deductible', answers.get('deductible')],
    ['medical.out_of_pocket_max', answers.get('limit')],
  ] as const;
  for (const [metric, answer] of limits) {
    if (answer === undefined) continue;
    for (const { tier, network, amount } of limitsIn(answer.text, unnamed)) {
      if (amount !== 'unlimited') state({ metric, value: amount, tier, network }, answer);
      else if (metric === 'medical.out_of_pocket_max')
        state({ metric: 'medical.out_of_pocket_unlimited', words: 'yes', network }, answer);
    }
  }
  const referral = answers.get('referral');
  const said = /^(yes|no)\b/i.exec(referral?.text.trim() ?? '')?.[1]?.toLowerCase();
  if (referral !== undefined && said !== undefined) state({ metric: 'medical.referral_needed', words: said }, referral);
  const others = answers.get('otherDeductibles');
  const drugs = others === undefined ? null : drugDeductibleIn(others.text);
  if (others !== undefined && drugs !== null) state({ metric: 'rx.deductible', value: drugs }, others);
}

/** The deductible for drugs in an answer that names it: "$300 for prescription drug coverage". */
function drugDeductibleIn(answer: string): number | null {
  const text = plain(answer);
  const amounts = valuesIn(text).filter((value) => value.kind === 'money');
  const [first] = amounts;
  const drug = /\b(?:prescription|pharmacy|drugs?|rx)\b/.exec(text);
  if (first === undefined || drug === null || !text.startsWith('yes')) return null;
  const next = amounts.find(({ from }) => from >= drug.index);
  const before = amounts.findLast(({ to }) => to <= drug.index);
  const near = before !== undefined && drug.index - before.to < 60 ? before : next;
  return near?.kind === 'money' ? near.amount : null;
}

function stateServices(services: readonly ServiceRow[], state: State): void {
  for (const { service, row, label, cells } of services) {
    const inside = cells.in === undefined ? null : costIn(cells.in.text);
    for (const network of ['in', 'out'] as const) {
      const cell = cells[network];
      if (cell === undefined || (network === 'out' && service.inOnly)) continue;
      const cost = network === 'in' ? inside : resolved(costIn(cell.text), inside);
      if (cost?.kind !== 'pays') continue;
      const place = { row, cell, label };
      if (service.copay !== undefined && cost.copay !== null)
        state({ metric: service.copay, value: cost.copay, network: networkFor(service.copay, network) }, place);
      if (service.share !== undefined && cost.share !== null)
        state({ metric: service.share, value: cost.share, network: networkFor(service.share, network) }, place);
      if (network === 'in' && service.copay === 'medical.pcp_copay' && cost.telehealth !== null)
        state({ metric: 'medical.telehealth_copay', value: cost.telehealth }, place);
    }
  }
}

const networkFor = (metric: MetricKey, network: Network): Network | null =>
  metricOf(metric).byNetwork === true ? network : null;

const resolved = (cost: CostReading | null, inside: CostReading | null): CostReading | null =>
  cost?.kind === 'as_in_network' ? inside : cost;

/** Whether the plan covers what is outside of its network: by care that it need not cover anywhere. */
function stateOutside(services: readonly ServiceRow[], state: State): void {
  const read = services.flatMap(({ service, row, label, cells }) =>
    cells.out === undefined || service.anywhere || service.inOnly
      ? []
      : [{ place: { row, label, cell: cells.out }, cost: costIn(cells.out.text) }],
  );
  const covered = read.find(({ cost }) => cost?.kind === 'pays' && (cost.share ?? cost.copay ?? 0) > 0);
  const not = read.filter(({ cost }) => cost?.kind === 'not_covered');
  const shown = covered ?? (not.length >= USUAL ? not[0] : undefined);
  if (shown !== undefined)
    state({ metric: 'medical.out_of_network_covered', words: covered === undefined ? 'no' : 'yes' }, shown.place);
}

/** The share that most services have is the plan's coinsurance. */
function stateUsualShare(services: readonly ServiceRow[], state: State): void {
  for (const network of ['in', 'out'] as const) {
    const places = new Map<number, Place[]>();
    for (const { service, row, label, cells } of services) {
      const cell = cells[network];
      const cost = cell === undefined || service.inOnly ? null : costIn(cell.text);
      if (cell === undefined || !hasShare(cost)) continue;
      places.set(cost.share, [...(places.get(cost.share) ?? []), { row, cell, label }]);
    }
    const [most] = [...places].sort((one, other) => other[1].length - one[1].length);
    const place = most?.[1][0];
    if (most !== undefined && place !== undefined && most[1].length >= USUAL)
      state({ metric: 'medical.coinsurance', value: most[0], network }, place);
  }
}

const hasShare = (cost: CostReading | null): cost is Cost & { share: number } =>
  cost?.kind === 'pays' && cost.share !== null;

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
