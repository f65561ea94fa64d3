import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AdminFact } from '../../../../contract/admin-library.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field, focusOnMount, Input, Select } from '../../../ui/field.tsx';
import type { Decision } from './decision.ts';

const METHODS: Record<AdminFact['method'], string> = {
  rule: 'read by the rules',
  model: 'read by the model',
  sample: 'modelled',
  person: 'confirmed by a person',
};

interface FactLineProps {
  fact: AdminFact;
  /** The keys are about it. */
  isCurrent: boolean;
  isEditing: boolean;
  isPending: boolean;
  onEdit: (isEdited: boolean) => void;
  onDecide: (decision: Decision) => void;
}

/** One fact with the place that says it, and what can be said of it. */
export function FactLine({ fact, isCurrent, isEditing, isPending, onEdit, onDecide }: FactLineProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const about = [fact.plan, fact.tier?.replaceAll('_', ' + '), fact.network && `${fact.network} of network`];
  return (
    <li
      ref={line}
      aria-current={isCurrent || undefined}
      className={cx('grid gap-2 border-l-2 py-3 pl-3', isCurrent ? 'border-l-hue' : 'border-l-transparent')}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-soft">{fact.label}</span>
        <span className="figures font-strong">{fact.display}</span>
        {fact.review ? <Badge tone="gold">Review</Badge> : null}
      </p>
      <p className="text-small text-soft">
        {[...about, `page ${fact.page}`, METHODS[fact.method]].filter(Boolean).join(' · ')}
      </p>
      <p className="max-w-reading text-small wrap-anywhere">
        <span className="text-soft">{fact.before}</span>
        <mark className="bg-[color-mix(in_oklch,var(--color-gold)_22%,transparent)] text-ink">{fact.quote}</mark>
        <span className="text-soft">{fact.after}</span>
      </p>
      {isEditing ? (
        <FactEditor fact={fact} isPending={isPending} onDecide={onDecide} onClose={() => onEdit(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={`Confirm ${fact.label}`}
            disabled={isPending || fact.method === 'person'}
            onClick={() => onDecide({ act: 'confirm' })}
          >
            Confirm
          </Button>
          <Button size="small" aria-label={`Edit ${fact.label}`} disabled={isPending} onClick={() => onEdit(true)}>
            Edit
          </Button>
          <Button
            size="small"
            kind="quiet"
            aria-label={`Remove ${fact.label}`}
            disabled={isPending}
            onClick={() => onDecide({ act: 'remove' })}
          >
            Not Stated
          </Button>
        </div>
      )}
    </li>
  );
}

interface FactEditorProps extends Pick<FactLineProps, 'fact' | 'isPending' | 'onDecide'> {
  onClose: () => void;
}

function FactEditor({ fact, isPending, onDecide, onClose }: FactEditorProps) {
  const [text, setText] = useState(String(fact.value ?? fact.words ?? ''));
  const options = fact.kind === 'yes_no' ? ['yes', 'no'] : fact.options;
  const isNumber = fact.value !== null;
  const number = Number(text.replaceAll(/[$,%\s]/g, ''));
  const isRight = text.trim() !== '' && (!isNumber || Number.isFinite(number));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !isRight) return;
    onDecide(isNumber ? { act: 'correct', value: number } : { act: 'correct_words', words: text.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label={`Value of ${fact.label}`} error={isRight ? undefined : 'Enter a value'}>
        {(control) =>
          !isNumber && options.length > 0 ? (
            <Select {...control} value={text} onChange={({ target }) => setText(target.value)}>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          ) : (
            <Input
              {...control}
              ref={focusOnMount}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') onClose();
              }}
            />
          )
        }
      </Field>
      <Button type="submit" kind="primary" pending={isPending}>
        Save
      </Button>
      <Button disabled={isPending} onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
