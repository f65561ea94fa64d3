import type { AccountSettings } from '../../../contract/settings.ts';
import { call } from '../../lib/call.ts';
import { useCall } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from './loaded.tsx';
import { NumberField } from './number-field.tsx';
import { onSubmit } from './on-submit.ts';
import { takenBack, useAct } from './use-act.ts';
import { useDraft } from './use-draft.ts';

const NUMBERS = [
  { key: 'signupCredits', label: 'Welcome credits', max: 1000 },
  { key: 'profileCredits', label: 'Credits for a complete profile', max: 1000 },
  { key: 'accountsPerNetwork', label: 'New accounts a day from one network that are given them', max: 10_000 },
] as const;

const SWITCHES = [
  { key: 'foundingOpen', label: 'Founding programme is open', hint: 'Whoever comes gets the next number.' },
  {
    key: 'adminsNeedFactor',
    label: 'Administrators need a second factor',
    hint: 'One without can then do nothing but set one up: you, too.',
  },
] as const;

/** What a new account brings, and what is asked of administrators. */
export function AccountSettingsForm() {
  return (
    <Loaded source={useCall('GET /api/admin/settings/accounts')}>{(settings) => <Form settings={settings} />}</Loaded>
  );
}

function Form({ settings }: { settings: AccountSettings }) {
  const { draft, change, changes, isChanged } = useDraft(settings);
  const save = useAct((body: typeof changes) => call('PATCH /api/admin/settings/accounts', { body }), {
    done: 'Account settings saved',
    failed: 'Failed to save account settings',
    again: ['GET /api/admin/settings/accounts'],
    back: takenBack,
  });
  const submit = onSubmit(() => save.mutate(changes), isChanged && !save.isPending);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {NUMBERS.map(({ key, label, max }) => (
        <NumberField
          key={key}
          label={label}
          value={draft[key]}
          min={0}
          max={max}
          onNumber={(number) => change({ [key]: number })}
        />
      ))}
      {SWITCHES.map(({ key, label, hint }) => (
        <label key={key} className="grid grid-cols-[auto_1fr] items-start gap-x-3">
          <input
            type="checkbox"
            className="mt-0.5 size-5 accent-[var(--hue)]"
            checked={draft[key]}
            onChange={({ target }) => change({ [key]: target.checked })}
          />
          {label}
          <span className="col-start-2 text-small text-soft">{hint}</span>
        </label>
      ))}
      <Button type="submit" kind="primary" className="justify-self-start" pending={save.isPending}>
        Save Account Settings
      </Button>
    </form>
  );
}
