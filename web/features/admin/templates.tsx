import { useId, useState } from 'react';
import type { EmailTemplate } from '../../../contract/mail.ts';
import { call } from '../../lib/call.ts';
import { useCall } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Select, Textarea } from '../../ui/field.tsx';
import { Loaded } from './loaded.tsx';
import { onSubmit } from './on-submit.ts';
import { usePanelPlace } from './panel-place.ts';
import { takenBack, useAct } from './use-act.ts';
import { useDraft } from './use-draft.ts';
import { When } from './when.tsx';

/** Every mail that the product sends: its words, how it looks, and a test of it. The address holds which one. */
export function Templates() {
  const templates = useCall('GET /api/admin/email-templates');
  const { place, change } = usePanelPlace();
  const seed = useAct(() => call('POST /api/admin/email-templates/seed'), {
    done: 'Templates seeded',
    failed: 'Failed to seed templates',
    again: ['GET /api/admin/email-templates'],
  });
  return (
    <Loaded source={templates}>
      {(all) => {
        const template = all.find(({ templateType }) => templateType === place.part) ?? all[0];
        return (
          <div className="grid grid-cols-1 gap-6">
            <div className="flex flex-wrap items-end gap-4">
              <Field label="Email template" className="min-w-[min(16rem,100%)]">
                {(control) => (
                  <Select
                    {...control}
                    value={template?.templateType}
                    onChange={({ target }) => void change({ part: target.value })}
                  >
                    {all.map(({ templateType, templateName }) => (
                      <option key={templateType} value={templateType}>
                        {templateName}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Button pending={seed.isPending} onClick={() => seed.mutate(undefined)}>
                Seed Templates
              </Button>
            </div>
            {template ? <Editor key={template.templateType} template={template} /> : null}
          </div>
        );
      }}
    </Loaded>
  );
}

function Editor({ template }: { template: EmailTemplate }) {
  const { templateType } = template;
  const { draft, change, changes, isChanged, discard } = useDraft(template, `template ${templateType}`);
  const save = useAct(
    (body: typeof changes) =>
      call('PATCH /api/admin/email-templates/{templateType}', { params: { templateType }, body }),
    {
      done: 'Template saved',
      failed: 'Failed to save template',
      again: ['GET /api/admin/email-templates'],
      back: takenBack,
    },
  );
  const submit = onSubmit(() => save.mutate(changes), !save.isPending);
  const bind = (field: 'fromName' | 'fromEmail' | 'subject' | 'htmlBody') => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-4">
        <p className="text-soft">{template.description}</p>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Field label="From name">{(control) => <Input {...control} {...bind('fromName')} />}</Field>
          <Field label="From email" hint="Empty: the address of the installation">
            {(control) => <Input {...control} {...bind('fromEmail')} type="email" />}
          </Field>
        </div>
        <Field label="Subject">{(control) => <Input {...control} {...bind('subject')} />}</Field>
        <Field label="HTML body">
          {(control) => (
            <Textarea
              {...control}
              {...bind('htmlBody')}
              rows={16}
              spellCheck={false}
              className="font-mono text-small"
            />
          )}
        </Field>
        <Variables template={template} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" kind="primary" pending={save.isPending}>
            Save Template
          </Button>
          <label className="flex items-center gap-3 text-small">
            <input
              type="checkbox"
              className="size-5 accent-[var(--hue)]"
              checked={template.isActive}
              onChange={({ target }) => save.mutate({ isActive: target.checked, was: { isActive: template.isActive } })}
            />
            Active
          </label>
          {isChanged ? (
            <span className="flex flex-wrap items-center gap-x-2 text-small text-soft">
              Not saved yet
              <Button kind="quiet" size="small" onClick={discard}>
                Discard
              </Button>
            </span>
          ) : null}
        </div>
        <TestMail template={template} />
      </form>
      <Preview template={template} subject={draft.subject} html={draft.htmlBody} />
    </div>
  );
}

function Variables({ template }: { template: EmailTemplate }) {
  return (
    <dl className="grid gap-1 text-small">
      {template.variables.map(({ name, description }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="font-mono wrap-anywhere">{`{{${name}}}`}</dt>
          <dd className="text-soft">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Sends the saved template to an address. */
function TestMail({ template }: { template: EmailTemplate }) {
  const { templateType, lastTestSentAt, lastTestSentTo } = template;
  const [testEmail, setTestEmail] = useState(lastTestSentTo ?? '');
  const test = useAct(
    (email: string) =>
      call('POST /api/admin/email-templates/{templateType}/test', {
        params: { templateType },
        body: { testEmail: email },
      }),
    {
      done: 'Test email sent',
      failed: 'Failed to send test email',
      failedTitle: 'Test Failed',
      again: ['GET /api/admin/email-templates'],
    },
  );
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Test address" className="min-w-[min(14rem,100%)] grow">
          {(control) => (
            <Input {...control} type="email" value={testEmail} onChange={({ target }) => setTestEmail(target.value)} />
          )}
        </Field>
        <Button
          pending={test.isPending}
          disabled={testEmail.trim() === ''}
          onClick={() => test.mutate(testEmail.trim())}
        >
          Send Test Email
        </Button>
      </div>
      {lastTestSentAt === null ? null : (
        <p className="text-small text-soft">
          Last test: <When at={lastTestSentAt} />, {lastTestSentTo}
        </p>
      )}
    </div>
  );
}

/** The mail as its reader sees it, with its variables named. Nothing in it runs or is fetched. */
function Preview({ template, subject, html }: { template: EmailTemplate; subject: string; html: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-3">
      <h3 id={id} className="text-small font-strong">
        Preview
      </h3>
      <p className="rounded-control border border-line bg-sunken px-3 py-2 text-small wrap-anywhere">{subject}</p>
      <iframe
        title={`Preview of ${template.templateName}`}
        sandbox=""
        srcDoc={html}
        className="h-[40rem] w-full rounded-card border border-line bg-[#fff]"
      />
    </section>
  );
}
