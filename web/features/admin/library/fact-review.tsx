import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminFact } from '../../../../contract/admin-library.ts';
import { call } from '../../../lib/call.ts';
import { queryOf } from '../../../lib/query.ts';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.ts';
import type { Decision } from './decision.ts';
import { FactLine } from './fact-line.tsx';
import { libraryCalls } from './library-calls.ts';

/** What a guide states, to be confirmed or corrected: by hand, or with the keys alone. */
export function FactReview({ guideId }: { guideId: string }) {
  const name = 'GET /api/admin/library/guides/{guideId}/facts';
  const source = useQuery({ ...queryOf(name, { params: { guideId } }), staleTime: 0 });
  return <Loaded source={source}>{({ facts }) => <List facts={facts} />}</Loaded>;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role=dialog]') !== null;

function List({ facts }: { facts: readonly AdminFact[] }) {
  const [at, setAt] = useState(0);
  const [editing, setEditing] = useState<number | null>(null);
  const current = facts[Math.min(at, facts.length - 1)];
  const decide = useAct(
    ({ id, ...body }: Decision & { id: number }) =>
      call('PATCH /api/admin/library/facts/{factId}', { params: { factId: id }, body }),
    { failed: 'Failed to save the fact', again: libraryCalls, onDone: () => setEditing(null) },
  );
  const { mutate, isPending } = decide;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || current === undefined) return;
      const acts: Record<string, () => void> = {
        j: () => setAt((now) => Math.min(now + 1, facts.length - 1)),
        k: () => setAt((now) => Math.max(now - 1, 0)),
        c: () => (isPending ? undefined : mutate({ id: current.id, act: 'confirm' })),
        e: () => setEditing(current.id),
      };
      const act = acts[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [current, facts.length, isPending, mutate]);
  if (facts.length === 0) return <p className="text-soft">This guide states nothing that the catalogue knows.</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-small text-soft">
        Keys: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>c</kbd> confirms, <kbd>e</kbd> edits.
      </p>
      <ul aria-label="Facts" className="divide-y divide-line border-y border-line">
        {facts.map((fact, index) => (
          <FactLine
            key={fact.id}
            fact={fact}
            isCurrent={fact.id === current?.id}
            isEditing={editing === fact.id}
            isPending={isPending}
            onEdit={(isEdited) => {
              setAt(index);
              setEditing(isEdited ? fact.id : null);
            }}
            onDecide={(decision) => {
              setAt(index);
              mutate({ ...decision, id: fact.id });
            }}
          />
        ))}
      </ul>
    </div>
  );
}
