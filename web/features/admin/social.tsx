import type { SharePlatform, SocialContent } from '../../../contract/referrals.ts';
import { call } from '../../lib/call.ts';
import { useCall } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Textarea } from '../../ui/field.tsx';
import { Loaded } from './loaded.tsx';
import { onSubmit } from './on-submit.ts';
import { takenBack, useAct } from './use-act.ts';
import { useDraft } from './use-draft.ts';

const NAMES: Record<SharePlatform, string> = { linkedin: 'LinkedIn', twitter: 'Twitter', facebook: 'Facebook' };

/** What shares say on each platform. */
export function Social() {
  const seed = useAct(() => call('POST /api/admin/seed-social-content'), {
    done: 'Social content seeded',
    failed: 'Failed to seed social content',
    again: ['GET /api/admin/social-sharing-content'],
  });
  return (
    <Loaded source={useCall('GET /api/admin/social-sharing-content')}>
      {(contents) => (
        <div className="grid justify-items-start gap-6">
          <Button pending={seed.isPending} onClick={() => seed.mutate(undefined)}>
            Seed Social Content
          </Button>
          <ul className="grid w-full grid-cols-1 gap-6 lg:grid-cols-3">
            {contents.map((content) => (
              <li key={content.platform} className="rounded-card border border-line bg-raised p-6">
                <PlatformForm content={content} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
}

function PlatformForm({ content }: { content: SocialContent }) {
  const { platform } = content;
  const { draft, change, changes } = useDraft(content);
  const save = useAct(
    (body: Partial<Omit<SocialContent, 'platform'>> & { was: Partial<SocialContent> }) =>
      call('POST /api/admin/social-sharing-content/{platform}', { params: { platform }, body }),
    {
      done: 'Social content saved',
      failed: 'Failed to save social content',
      again: ['GET /api/admin/social-sharing-content', 'GET /api/social-sharing-content'],
      back: takenBack,
    },
  );
  const submit = onSubmit(() => {
    const { was, platform: _, ...given } = changes;
    // An empty title, description or call to action is not saved: what was there stays.
    const kept = Object.entries(given).filter(([name, value]) => name === 'hashtags' || value !== '');
    save.mutate({ ...Object.fromEntries(kept), was });
  }, !save.isPending);
  const bind = (field: 'title' | 'description' | 'callToAction' | 'hashtags') => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 className="font-strong">{NAMES[platform]}</h3>
        <label className="flex items-center gap-2 text-small">
          <input
            type="checkbox"
            className="size-5 accent-[var(--hue)]"
            checked={content.isActive}
            onChange={({ target }) => save.mutate({ isActive: target.checked, was: { isActive: content.isActive } })}
          />
          Active
        </label>
      </div>
      <Field label="Title">{(control) => <Input {...control} {...bind('title')} maxLength={200} />}</Field>
      <Field label="Description">
        {(control) => <Textarea {...control} {...bind('description')} rows={4} maxLength={1000} />}
      </Field>
      <Field label="Call to action">
        {(control) => <Input {...control} {...bind('callToAction')} maxLength={200} />}
      </Field>
      <Field label="Hashtags" hint="Separated by commas">
        {(control) => <Input {...control} {...bind('hashtags')} maxLength={200} />}
      </Field>
      <Button type="submit" pending={save.isPending}>
        Save
      </Button>
    </form>
  );
}
