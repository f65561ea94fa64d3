import { useState } from 'react';
import type { CreditPackage } from '../../../contract/billing.ts';
import { call } from '../../lib/call.ts';
import type { CallInput } from '../../lib/caller.ts';
import { useCall } from '../../lib/query.ts';
import { Field, Input } from '../../ui/field.tsx';
import { toast } from '../../lib/toast.ts';
import { Loaded } from './loaded.tsx';
import { useAct } from './use-act.ts';

type Change = NonNullable<CallInput<'PUT /api/admin/credit-packages/{id}'>['body']>;

/** The packs of credits: every field is saved when it is left, where it was changed. */
export function Packages() {
  return (
    <Loaded source={useCall('GET /api/admin/credit-packages')}>
      {(packs) => (
        <ul className="grid gap-6">
          {packs.map((pack) => (
            <li key={pack.id} className="rounded-card border border-line bg-raised p-6">
              <Pack pack={pack} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** What the fields of a change were. */
function wasOf(change: Change, pack: CreditPackage): Change {
  const fields = Object.keys(change) as (keyof CreditPackage)[];
  return Object.fromEntries(fields.map((name) => [name, pack[name]]));
}

const wholeAboveZero = (text: string): number | null => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
};

function Pack({ pack }: { pack: CreditPackage }) {
  const save = useAct(
    (change: Change) =>
      call('PUT /api/admin/credit-packages/{id}', {
        params: { id: pack.id },
        body: { ...change, was: wasOf(change, pack) },
      }),
    {
      done: 'Package saved',
      failed: 'Failed to update package',
      again: ['GET /api/admin/credit-packages', 'GET /api/billing/packages'],
      back: (change) => wasOf(change, pack),
    },
  );
  const refuse = (description: string): null => {
    toast({ title: 'Error', description, tone: 'destructive' });
    return null;
  };
  const credits = (text: string): Change | null => {
    const number = wholeAboveZero(text);
    return number === null ? refuse('Credits must be above 0') : { credits: number };
  };
  const price = (text: string): Change | null => {
    const cents = Math.round(Number(text.replaceAll(/[$,\s]/g, '')) * 100);
    return wholeAboveZero(String(cents)) === null ? refuse('The price must be above 0') : { price: cents };
  };
  const name = (text: string): Change | null => (text === '' ? refuse('The name is required') : { name: text });
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <Cell label="Name" value={pack.name} read={name} onSave={save.mutate} />
      <Cell label="Credits" value={String(pack.credits)} read={credits} onSave={save.mutate} />
      <Cell label="Price in dollars" value={(pack.price / 100).toFixed(2)} read={price} onSave={save.mutate} />
      <Cell
        label="Description"
        value={pack.description}
        read={(description) => ({ description })}
        onSave={save.mutate}
        className="sm:col-span-2"
      />
      <label className="flex items-center gap-3 self-end pb-2 text-small">
        <input
          type="checkbox"
          className="size-5 accent-[var(--hue)]"
          checked={pack.isActive}
          onChange={({ target }) => save.mutate({ isActive: target.checked })}
        />
        On sale
      </label>
    </div>
  );
}

interface CellProps {
  label: string;
  /** What is saved now. */
  value: string;
  /** The change that a text asks for; null where it was refused. */
  read: (text: string) => Change | null;
  onSave: (change: Change) => void;
  className?: string;
}

/** A field that is saved when it is left. What cannot be saved is put back. */
function Cell({ label, value, read, onSave, className }: CellProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const leave = () => {
    const text = draft?.trim();
    setDraft(null);
    if (text === undefined || text === value) return;
    const change = read(text);
    if (change !== null) onSave(change);
  };
  return (
    <Field label={label} {...(className === undefined ? {} : { className })}>
      {(control) => (
        <Input
          {...control}
          value={draft ?? value}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'Escape') setDraft(null);
          }}
        />
      )}
    </Field>
  );
}
