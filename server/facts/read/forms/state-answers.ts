import type { Tier } from '../../../../contract/metrics.ts';
import { limitsIn } from '../limits.ts';
import { lettersOf, type Row } from '../rows.ts';
import { plain, valuesIn } from '../values.ts';
import type { Place, State } from './statement.ts';
import { type Question, questions } from './summary-template.ts';

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

/** States what the answers of the first table say. */
export function stateAnswers(rows: readonly Row[], unnamed: Tier, state: State): void {
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
