import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NoticeSettings } from '../../../contract/notices.ts';
import { call } from '../../lib/call.ts';
import { queryOf, useCall } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

const NOTICES: readonly { key: keyof NoticeSettings; label: string; hint: string }[] = [
  { key: 'creditsLow', label: 'When my credits run low', hint: 'Once, when no more than one analysis is left.' },
  { key: 'creditsEnding', label: 'Before credits end', hint: 'Once, a week before.' },
];

/** Which mails about credits a person wants. Each switch saves by itself. */
export function CreditNotices() {
  const settings = useCall('GET /api/user/notices');
  if (settings.data) return <Switches settings={settings.data} />;
  if (!settings.isError) return <SkeletonLines lines={3} />;
  return isUnauthorized(settings.error) ? null : (
    <div role="alert" className="flex flex-wrap items-center gap-4 text-soft">
      <p>{messageOf(settings.error, 'Your mail settings could not be loaded.')}</p>
      <Button size="small" onClick={() => void settings.refetch()}>
        Try again
      </Button>
    </div>
  );
}

function Switches({ settings }: { settings: NoticeSettings }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (change: Partial<NoticeSettings>) => call('PATCH /api/user/notices', { body: change }),
    onSuccess: (saved) => client.setQueryData(queryOf('GET /api/user/notices').queryKey, saved),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = messageOf(error, 'Your choice could not be saved. Please try again.');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-3 text-soft">Send me a mail</legend>
      {NOTICES.map(({ key, label, hint }) => (
        <label key={key} className="flex items-start gap-3">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 accent-[var(--hue)]"
            checked={(save.isPending ? save.variables[key] : undefined) ?? settings[key]}
            onChange={({ target }) => save.mutate({ [key]: target.checked })}
          />
          <span>
            {label}
            <span className="block text-small text-soft">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
