import { useId, type ReactNode } from 'react';
import type { CreditCosts } from '../../../contract/settings.ts';
import { transactionLabels } from '../../../contract/vocabulary/transaction-labels.ts';
import { call } from '../../lib/call.ts';
import { useCall } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AccountSettingsForm } from './account-settings-form.tsx';
import { Loaded } from './loaded.tsx';
import { NumberField } from './number-field.tsx';
import { onSubmit } from './on-submit.ts';
import { ReferralSettingsForm } from './referral-settings-form.tsx';
import { takenBack, useAct } from './use-act.ts';
import { useDraft } from './use-draft.ts';

/** Prices, the end of monthly credits, accounts, referrals and the label of their button. */
export function Settings() {
  const costs = useCall('GET /api/admin/settings/credit-costs');
  const buttonText = useCall('GET /api/settings/referral-button-text');
  const others = [
    useCall('GET /api/admin/settings/credit-expiration'),
    useCall('GET /api/config'),
    useCall('GET /api/admin/settings/accounts'),
    useCall('GET /api/admin/referral-settings'),
  ];
  // Shown together: each part that came later would move those below it.
  if ([costs, buttonText, ...others].some(({ isPending }) => isPending)) return <SkeletonLines lines={6} />;
  return (
    <div className="gap-10 lg:columns-2">
      <Part title="Credit Costs">
        <Loaded source={costs}>{(saved) => <Costs costs={saved} />}</Loaded>
      </Part>
      <Part title="Credit Expiration">
        <Expiration />
      </Part>
      <Part title="Maximus">
        <MaximusOpen />
      </Part>
      <Part title="Accounts">
        <AccountSettingsForm />
      </Part>
      <Part title="Referral Settings">
        <ReferralSettingsForm />
      </Part>
      <Part title="Referral Button Text">
        <Loaded source={buttonText}>{({ text }) => <ButtonText saved={text} />}</Loaded>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-10 grid break-inside-avoid gap-4">
      <h3 id={id} className="border-b border-line pb-2 text-lead font-strong">
        {title}
      </h3>
      {children}
    </section>
  );
}

const SERVICES = [
  { key: 'guideSearch', serviceType: 'guide_search', label: transactionLabels.chat_usage },
  { key: 'documentView', serviceType: 'document_view', label: transactionLabels.document_view },
  { key: 'maximus', serviceType: 'maximus', label: 'Maximus (a query costs twice this)' },
] as const;

function Costs({ costs }: { costs: CreditCosts }) {
  const { draft, change, changes } = useDraft(costs);
  const save = useAct(
    async ({ was, ...wanted }: typeof changes) => {
      for (const { key, serviceType } of SERVICES) {
        const [cost, seen] = [wanted[key], was[key]];
        if (cost === undefined || seen === undefined) continue;
        await call('PATCH /api/admin/settings/credit-costs', { body: { serviceType, cost, was: seen } });
      }
    },
    {
      done: 'Credit costs saved',
      failed: 'Failed to save credit costs',
      again: ['GET /api/admin/settings/credit-costs', 'GET /api/settings/credit-costs'],
      back: takenBack,
    },
  );
  const submit = onSubmit(() => save.mutate(changes), !save.isPending);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {SERVICES.map(({ key, label }) => (
        <NumberField
          key={key}
          label={label}
          value={draft[key]}
          min={1}
          max={100}
          onNumber={(cost) => change({ [key]: cost })}
        />
      ))}
      <Button type="submit" kind="primary" className="justify-self-start" pending={save.isPending}>
        Save Costs
      </Button>
    </form>
  );
}

function Expiration() {
  const save = useAct(
    (monthlyCreditsExpire: boolean) =>
      call('POST /api/admin/settings/credit-expiration', {
        body: { monthlyCreditsExpire, was: !monthlyCreditsExpire },
      }),
    {
      done: 'Credit expiration saved',
      failed: 'Failed to save credit expiration',
      again: ['GET /api/admin/settings/credit-expiration'],
      back: (monthlyCreditsExpire) => !monthlyCreditsExpire,
    },
  );
  return (
    <Loaded source={useCall('GET /api/admin/settings/credit-expiration')}>
      {({ monthlyCreditsExpire, description }) => (
        <div className="grid gap-3">
          <label className="flex items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-[var(--hue)]"
              checked={save.isPending ? save.variables : monthlyCreditsExpire}
              onChange={({ target }) => save.mutate(target.checked)}
            />
            Monthly credits expire
          </label>
          <p className="text-small text-soft">{description}</p>
        </div>
      )}
    </Loaded>
  );
}

function MaximusOpen() {
  const save = useAct(
    (maximusEnabled: boolean) =>
      call('PATCH /api/admin/settings/maximus', { body: { maximusEnabled, was: !maximusEnabled } }),
    {
      done: 'Maximus saved',
      failed: 'Failed to save Maximus',
      again: ['GET /api/config'],
      back: (maximusEnabled) => !maximusEnabled,
    },
  );
  return (
    <Loaded source={useCall('GET /api/config')}>
      {({ maximusEnabled }) => (
        <div className="grid gap-3">
          <label className="flex items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-[var(--hue)]"
              checked={save.isPending ? save.variables : maximusEnabled}
              onChange={({ target }) => save.mutate(target.checked)}
            />
            Maximus is open to everybody
          </label>
          <p className="text-small text-soft">
            Otherwise those on its waitlist cannot use it; the list of users says who is.
          </p>
        </div>
      )}
    </Loaded>
  );
}

function ButtonText({ saved }: { saved: string }) {
  const { draft, change, changes } = useDraft({ text: saved });
  const { text } = draft;
  const save = useAct(
    (wanted: string) =>
      call('PUT /api/admin/settings/referral-button-text', {
        body: { text: wanted, ...(changes.was.text !== undefined && { was: changes.was.text }) },
      }),
    {
      done: 'Button text saved',
      failed: 'Failed to save button text',
      again: ['GET /api/settings/referral-button-text'],
      back: () => saved,
    },
  );
  const submit = onSubmit(() => save.mutate(text.trim()), !save.isPending && text.trim() !== '');
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Button text">
        {(control) => (
          <Input {...control} maxLength={60} value={text} onChange={({ target }) => change({ text: target.value })} />
        )}
      </Field>
      <Button
        type="submit"
        kind="primary"
        className="justify-self-start"
        disabled={text.trim() === ''}
        pending={save.isPending}
      >
        Save Button Text
      </Button>
    </form>
  );
}
