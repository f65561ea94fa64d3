import type { Outcome } from '../wire.ts';
import type { TurnRow } from './turn-store.ts';

/** Something that was shown before and is asked for again: free. */
export interface Recalled {
  outcome: Outcome;
  paidTurn: string | null;
  freeUntil: Date | null;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const nothing = (sentence: string): Recalled => ({
  outcome: { kind: 'refuse', sentence, choices: [] },
  paidTurn: null,
  freeUntil: null,
});

/** Every answer that was shown in a conversation, also those that were changed later, in their order. */
function answersIn(turns: readonly TurnRow[]): Recalled[] {
  return turns.flatMap(({ state, outcomes, paidTurn, freeUntil }) =>
    state !== 'done'
      ? []
      : outcomes.flatMap((text) => {
          const outcome = JSON.parse(text) as Outcome;
          return outcome.kind === 'answer' ? [{ outcome, paidTurn, freeUntil }] : [];
        }),
  );
}

const specOf = ({ outcome }: Recalled): string =>
  outcome.kind === 'answer' ? JSON.stringify(outcome.result.spec) : '';

/** "undo": what was shown before the spec that is shown now came up. */
function undone(turns: readonly TurnRow[]): Recalled {
  const answers = answersIn(turns);
  const last = answers.at(-1);
  const first = last === undefined ? -1 : answers.findIndex((one) => specOf(one) === specOf(last));
  return answers[first - 1] ?? nothing('There is nothing to undo.');
}

/** "the second chart again". */
function numbered(turns: readonly TurnRow[], number: number): Recalled {
  const shown = turns.flatMap((turn) => answersIn([turn]).slice(-1));
  return shown[number] ?? nothing(`There are only ${shown.length} answers in this conversation.`);
}

/** What a question asks to see again; null where it asks for something else. */
export function recall(question: string, turns: readonly TurnRow[]): Recalled | null {
  const words: readonly string[] = question.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.length <= 4 && words[0] === 'undo') return undone(turns);
  const number = ordinals.findIndex((one) => words.includes(one));
  const isOfShown = ['chart', 'answer', 'figure', 'result', 'one'].some((one) => words.includes(one));
  if (number === -1 || !isOfShown || !words.includes('again') || words.length > 8) return null;
  return numbered(turns, number);
}
