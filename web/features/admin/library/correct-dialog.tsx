import { useState, type FormEvent } from 'react';
import type { AdminGuide } from '../../../../contract/admin-library.ts';
import type { Place } from '../../../../contract/guide-places.ts';
import { call } from '../../../lib/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { useAct } from '../use-act.ts';
import { detailLabels, toldPlace } from './detail-labels.ts';
import { libraryCalls } from './library-calls.ts';

const FIELDS = [
  { name: 'title', label: 'Title', isOwn: true },
  { name: 'employer', label: detailLabels.employer },
  { name: 'planYear', label: detailLabels.planYear, isNumber: true },
  { name: 'industry', label: detailLabels.industry },
  { name: 'state', label: 'State (two letters)' },
  { name: 'employees', label: detailLabels.employees, isNumber: true },
] as const satisfies readonly { name: keyof AdminGuide; label: string; isOwn?: true; isNumber?: true }[];

type Name = (typeof FIELDS)[number]['name'];
type Details = Pick<AdminGuide, Name>;

/** What is corrected of guides, and what was seen of it. */
interface Correction {
  ids: string[];
  change: Partial<Details>;
  was: Partial<Details>;
}

interface CorrectDialogProps {
  guides: readonly AdminGuide[];
  onClose: () => void;
  onDone: () => void;
}

/** Corrects what is known of guides. Of several only what is typed is changed, to the same for all. */
export default function CorrectDialog({ guides, onClose, onDone }: CorrectDialogProps) {
  const only = guides.length === 1 ? guides[0] : undefined;
  const before = (name: Name): string => (only === undefined ? '' : String(only[name] ?? ''));
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const save = useAct(
    async (corrections: readonly Correction[]) => {
      for (const body of corrections) await call('PATCH /api/admin/library/guides', { body });
    },
    {
      done: guides.length === 1 ? 'Guide corrected' : `${guides.length} guides corrected`,
      failed: 'Failed to correct',
      again: libraryCalls,
      onDone,
      back: (corrections) => corrections.flatMap(({ change }) => takenBackFrom(guides, change)),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    // What was shown as not sure, and is left as it is, is confirmed.
    const changed = FIELDS.filter(({ name }) =>
      typed[name] === undefined ? placeOf(only, name)?.isSure === false : typed[name].trim() !== before(name),
    );
    if (changed.length === 0) {
      onClose();
      return;
    }
    const entries = changed.map((field) => [
      field.name,
      valueOf(field, (typed[field.name] ?? before(field.name)).trim()),
    ]);
    const was = only === undefined ? [] : changed.map(({ name }) => [name, only[name]]);
    const ids = guides.map(({ id }) => id);
    save.mutate([{ ids, change: Object.fromEntries(entries), was: Object.fromEntries(was) }]);
  };
  return (
    <Dialog
      title={only === undefined ? `Correct ${guides.length} guides` : 'Correct the guide'}
      {...(only === undefined && { description: 'What stays empty stays as it is.' })}
      busy={save.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          {FIELDS.filter((field) => only !== undefined || !('isOwn' in field)).map(({ name, label, ...field }) => (
            <Field
              key={name}
              label={label}
              hint={hintOf(placeOf(only, name))}
              className={name === 'title' ? 'sm:col-span-2' : ''}
            >
              {(control) => (
                <Input
                  {...control}
                  {...('isNumber' in field && { inputMode: 'numeric' as const })}
                  value={typed[name] ?? before(name)}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <DialogActions>
          <Button disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" pending={save.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The corrections that give each guide back what it had; guides that had the same are corrected together. */
function takenBackFrom(guides: readonly AdminGuide[], change: Partial<Details>): Correction[] {
  const names = FIELDS.map(({ name }) => name).filter((name) => name in change);
  const byBefore = new Map<string, Correction>();
  for (const guide of guides) {
    const before = Object.fromEntries(names.map((name) => [name, guide[name]]));
    const key = JSON.stringify(before);
    const alike: Correction = byBefore.get(key) ?? { ids: [], change: before, was: change };
    alike.ids.push(guide.id);
    byBefore.set(key, alike);
  }
  return [...byBefore.values()];
}

const placeOf = (guide: AdminGuide | undefined, name: Name): Place | undefined =>
  name === 'title' ? undefined : guide?.places[name];

const hintOf = (place: Place | undefined): string | undefined => (place === undefined ? undefined : toldPlace(place));

/** What a text stands for: nothing where it is empty; a number that is none is for the server to refuse. */
function valueOf(field: (typeof FIELDS)[number], text: string): string | number | null {
  if ('isNumber' in field) return text === '' ? null : Number(text.replaceAll(',', ''));
  if (field.name === 'state') return text === '' ? null : text.toUpperCase();
  return text === '' && field.name === 'industry' ? null : text;
}
