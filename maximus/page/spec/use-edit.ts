import { useState } from 'react';
import type { AnalysisSpec } from '../../../contract/analysis.ts';
import type { Turn } from '../../wire.ts';
import { call, Failure } from '../call.ts';
import type { Ask } from '../ask.ts';

export interface Edit {
  isPending: boolean;
  /** Why the last change was not made. */
  failure: Failure | null;
  change: (part: Partial<AnalysisSpec>) => void;
  undo: () => void;
  /** Asks the changed spec as a query of its own, at this price: its free time is over. */
  askInstead: (() => void) | null;
  price: number;
  ask: (question: string, spec: AnalysisSpec) => void;
}

/** What nobody has said yet: a statistic and peers that were chosen are no assumption any more. */
const stillAssumed = ({ assumed }: AnalysisSpec, part: Partial<AnalysisSpec>): string[] =>
  assumed.filter(
    (one) =>
      !(part.statistic !== undefined && /^The (?:median|share)/.test(one)) &&
      !(part.peers !== undefined && one.startsWith('As before')),
  );

interface EditParts {
  price: number;
  onAsk: Ask;
  onChange: (turn: Turn) => void;
}

/** Changes of a part of an answer's spec: free for half an hour, then a query like any other. */
export function useEdit(turn: Turn, { price, onAsk, onChange }: EditParts): Edit {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refused, setRefused] = useState<AnalysisSpec | null>(null);

  const run = async (path: string, body?: { spec: AnalysisSpec }) => {
    setPending(true);
    setFailure(null);
    setRefused(null);
    try {
      onChange(await call<Turn>('POST', `/api/turns/${turn.id}/${path}`, body ?? {}));
    } catch (error) {
      const refusal = error instanceof Failure ? error : new Failure('internal', 'Something went wrong.');
      setFailure(refusal);
      if (refusal.code === 'query_not_held') setRefused(body?.spec ?? null);
    } finally {
      setPending(false);
    }
  };
  const change = (part: Partial<AnalysisSpec>) => {
    if (turn.outcome.kind !== 'answer' || isPending) return;
    const { spec } = turn.outcome.result;
    void run('edit', { spec: { ...spec, ...part, assumed: stillAssumed(spec, part) } });
  };
  return {
    isPending,
    failure,
    change,
    undo: () => void run('undo'),
    askInstead: refused === null ? null : () => void onAsk(turn.question, refused),
    price,
    ask: (question, spec) => void onAsk(question, spec),
  };
}
