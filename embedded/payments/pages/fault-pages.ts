import type { Faults } from '../webhooks/faults.ts';
import type { PageCall, PageRoute } from './call.ts';
import { field, type Problems, type Values } from './fields.ts';
import { html } from './html.ts';
import { controlPage, leadTo, said, type PageAnswer } from './page.ts';

const asTyped = (faults: Faults): Values => ({
  delaySeconds: String(faults.delaySeconds),
  drop: String(faults.drop),
  fail500: String(faults.fail500),
  duplicate: faults.duplicate ? 'on' : undefined,
  reorder: faults.reorder ? 'on' : undefined,
});

const NUMBERS = ['delaySeconds', 'drop', 'fail500'] as const;

async function showFaults({ webhooks, request }: PageCall): Promise<PageAnswer> {
  const done = request.query.get('done') === 'kept' ? 'The switches are set.' : undefined;
  return faultsPage(asTyped(await webhooks.readFaults()), {}, done);
}

function faultsPage(values: Values, problems: Problems, done?: string): PageAnswer {
  const number = (name: (typeof NUMBERS)[number], label: string, hint: string) =>
    field({ name, label, hint, value: values[name], wrong: problems[name], inputmode: 'decimal' });
  const check = (name: string, text: string) =>
    html`<label class="choice"
      ><input type="checkbox" name="${name}" ${values[name] === 'on' && html` checked`} />${text}</label
    >`;
  const body = html`${said(done)}
    <h1>Faults</h1>
    <p class="lead">
      What goes wrong on purpose, until it is switched off here: to see that a product ends up right all the same.
    </p>
    <form method="post" action="/faults" class="stack card gap">
      <fieldset class="stack">
        <legend>Webhooks</legend>
        ${check('duplicate', 'Deliver every event twice')}${check('reorder', 'Deliver events of the same moment newest first')}
        ${number('delaySeconds', 'Seconds late', '0 delivers at once.')}
        ${number('drop', 'Events to lose', 'So many of the next events never arrive. Resend brings one back.')}
      </fieldset>
      <fieldset class="stack">
        <legend>Answers</legend>
        ${number('fail500', 'Calls to answer with a 500', 'So many of the next POST calls are carried out, and answered as if they had failed.')}
      </fieldset>
      <button type="submit">Set</button>
    </form>`;
  return controlPage({ room: '/faults', title: 'Faults', body, status: Object.keys(problems).length > 0 ? 400 : 200 });
}

async function setFaults({ webhooks, request }: PageCall): Promise<PageAnswer> {
  const values: Values = Object.fromEntries(request.form);
  const problems: Problems = {};
  for (const name of NUMBERS) {
    const whole = name !== 'delaySeconds';
    if (!(whole ? /^\d{1,6}$/ : /^\d{1,6}(\.\d+)?$/).test(values[name] ?? ''))
      problems[name] = whole ? 'Write a whole number, 0 or more.' : 'Write a number of seconds, 0 or more.';
  }
  if (Object.keys(problems).length > 0) return faultsPage(values, problems);
  await webhooks.changeFaults({
    duplicate: values['duplicate'] === 'on',
    reorder: values['reorder'] === 'on',
    delaySeconds: Number(values['delaySeconds']),
    drop: Number(values['drop']),
    fail500: Number(values['fail500']),
  });
  return leadTo('/faults?done=kept');
}

/** The switches by which things go wrong on purpose. */
export const faultPages: readonly PageRoute[] = [
  { method: 'GET', path: '/faults', handle: showFaults },
  { method: 'POST', path: '/faults', handle: setFaults },
];
