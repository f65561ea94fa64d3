import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ReferralSettings } from '../../../contract/referrals.ts';
import { call, sendLast } from '../../lib/call.ts';
import { useCall } from '../../lib/query.ts';
import { Loaded } from './loaded.tsx';
import { NumberField } from './number-field.tsx';
import { useAct } from './use-act.ts';

/** How long after the last change it is saved, in milliseconds. */
const SAVE_AFTER = 800;
const MOST_CREDITS = 1000;

/** What referring brings. Saved by itself a moment after the last change, and at once when the tab or page is left. */
export function ReferralSettingsForm() {
  return (
    <Loaded source={useCall('GET /api/admin/referral-settings')}>{(settings) => <Form settings={settings} />}</Loaded>
  );
}

/** The changes, and in `was` what was seen of these fields before. */
function bodyOf(seen: RefObject<ReferralSettings>, changes: Partial<ReferralSettings>) {
  const names = Object.keys(changes) as (keyof ReferralSettings)[];
  const was = Object.fromEntries(names.map((name) => [name, seen.current[name]]));
  // Of the next change this one is what was there, also before it is read again.
  seen.current = { ...seen.current, ...changes };
  return { ...changes, was };
}

function Form({ settings }: { settings: ReferralSettings }) {
  const [draft, setDraft] = useState(settings);
  const seen = useRef(settings);
  useEffect(() => {
    seen.current = settings;
  }, [settings]);
  const { mutate, isPending } = useAct(
    (changes: Partial<ReferralSettings>) => call('POST /api/admin/referral-settings', { body: bodyOf(seen, changes) }),
    {
      done: 'Referral settings saved',
      failed: 'Failed to save referral settings',
      again: ['GET /api/admin/referral-settings', 'GET /api/referrals/settings'],
    },
  );
  const waiting = useRef<{ changes: Partial<ReferralSettings>; timer: number } | null>(null);
  useEffect(() => {
    const flush = (send: (changes: Partial<ReferralSettings>) => void) => {
      const left = waiting.current;
      waiting.current = null;
      if (left === null) return;
      clearTimeout(left.timer);
      send(left.changes);
    };
    const leave = () =>
      flush((changes) => sendLast('POST /api/admin/referral-settings', { body: bodyOf(seen, changes) }));
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      flush(mutate);
    };
  }, [mutate]);
  const change = (changes: Partial<ReferralSettings>) => {
    setDraft({ ...draft, ...changes });
    const all = { ...waiting.current?.changes, ...changes };
    clearTimeout(waiting.current?.timer);
    const timer = window.setTimeout(() => {
      waiting.current = null;
      mutate(all);
    }, SAVE_AFTER);
    waiting.current = { changes: all, timer };
  };
  return (
    <div className="grid gap-4">
      <NumberField
        label="Credits per email submission"
        hint="0 or more"
        value={draft.creditsPerEmailSubmission}
        min={0}
        max={MOST_CREDITS}
        onNumber={(creditsPerEmailSubmission) => change({ creditsPerEmailSubmission })}
      />
      <NumberField
        label="Credits per social share"
        hint="0 or more"
        value={draft.creditsPerSocialShare}
        min={0}
        max={MOST_CREDITS}
        onNumber={(creditsPerSocialShare) => change({ creditsPerSocialShare })}
      />
      <NumberField
        label="Credits per successful referral"
        hint="0 or more"
        value={draft.creditsPerSuccessfulReferral}
        min={0}
        max={MOST_CREDITS}
        onNumber={(creditsPerSuccessfulReferral) => change({ creditsPerSuccessfulReferral })}
      />
      <NumberField
        label="Max emails per day"
        value={draft.maxEmailsPerDay}
        min={1}
        max={50}
        fallback={5}
        onNumber={(maxEmailsPerDay) => change({ maxEmailsPerDay })}
      />
      <NumberField
        label="Max shares per day"
        hint="1 to 20, of each platform"
        value={draft.maxSharesPerDay}
        min={1}
        max={20}
        fallback={3}
        onNumber={(maxSharesPerDay) => change({ maxSharesPerDay })}
      />
      <output className="text-small text-soft">{isPending ? 'Saving…' : 'Changes are saved by themselves.'}</output>
    </div>
  );
}
