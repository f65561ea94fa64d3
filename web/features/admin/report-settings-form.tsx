import type { ReportSettings } from '../../../contract/reports.ts';
import { call } from '../../lib/call.ts';
import { useCall } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from './loaded.tsx';
import { NumberField } from './number-field.tsx';
import { onSubmit } from './on-submit.ts';
import { takenBack, useAct } from './use-act.ts';
import { useDraft } from './use-draft.ts';

/** When a report brings credits back at once. */
export function ReportSettingsForm() {
  return (
    <Loaded source={useCall('GET /api/admin/document-reports/settings')}>
      {(settings) => <Form settings={settings} />}
    </Loaded>
  );
}

function Form({ settings }: { settings: ReportSettings }) {
  const { draft, change, changes, isChanged } = useDraft(settings);
  const save = useAct((body: typeof changes) => call('PATCH /api/admin/document-reports/settings', { body }), {
    done: 'Settings saved',
    failed: 'Failed to save report settings',
    again: ['GET /api/admin/document-reports/settings'],
    back: takenBack,
  });
  const submit = onSubmit(() => save.mutate(changes), isChanged && !save.isPending);
  return (
    <form noValidate onSubmit={submit} className="grid max-w-form gap-5">
      <label className="flex items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-[var(--hue)]"
          checked={draft.autoRefundsEnabled}
          onChange={({ target }) => change({ autoRefundsEnabled: target.checked })}
        />
        Automatic refunds
      </label>
      <NumberField
        label="Automatic refunds per user"
        value={draft.maxAutoRefunds}
        min={0}
        max={10}
        onNumber={(maxAutoRefunds) => change({ maxAutoRefunds })}
      />
      <NumberField
        label="Credits per refund"
        value={draft.refundCreditAmount}
        min={1}
        max={10}
        onNumber={(refundCreditAmount) => change({ refundCreditAmount })}
      />
      <NumberField
        label="Hours after unlocking"
        value={draft.reportTimeWindow}
        min={1}
        max={168}
        onNumber={(reportTimeWindow) => change({ reportTimeWindow })}
      />
      <Button type="submit" kind="primary" className="justify-self-start" pending={save.isPending}>
        Save Settings
      </Button>
    </form>
  );
}
