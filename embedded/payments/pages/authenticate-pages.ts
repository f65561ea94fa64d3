import { answerConfirmation } from '../engine/settle-payment.ts';
import { invoiceOf } from '../engine/settled.ts';
import { pagePaths } from '../page-paths.ts';
import { authenticationForm } from './authentication-form.ts';
import type { PageCall, PageRoute } from './call.ts';
import { money } from './format.ts';
import { safeLink } from './html.ts';
import { leadTo, plainPage, type PageAnswer } from './page.ts';

const PATH = pagePaths.authenticate('{intent}');

const over = (): PageAnswer =>
  plainPage({
    title: 'Nothing to confirm',
    lead: 'This payment does not wait for a confirmation any more.',
    status: 404,
  });

/** The bank's step of a payment that a program began. */
async function ask(call: PageCall): Promise<PageAnswer> {
  const intent = await call.run((state) => state.get('payment_intent', call.id('intent')));
  if (intent?.status !== 'requires_action') return over();
  return authenticationForm({
    action: pagePaths.authenticate(intent.id),
    amount: money(intent.amount, intent.currency),
  });
}

async function answer(call: PageCall): Promise<PageAnswer> {
  const accepted = call.request.form.get('result') === 'complete';
  return call.run(async (state) => {
    const intent = await state.get('payment_intent', call.id('intent'));
    if (intent?.status !== 'requires_action') return over();
    const back = intent.next_action?.redirect_to_url?.return_url ?? null;
    const answered = await answerConfirmation(state, intent.id, accepted);
    const paid = answered.status === 'succeeded';
    if (back !== null) {
      const target = new URL(safeLink(back), state.pageUrl('/'));
      target.searchParams.set('payment_intent', intent.id);
      target.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
      target.searchParams.set('redirect_status', paid ? 'succeeded' : 'failed');
      return leadTo(target.href);
    }
    const invoice = await invoiceOf(state, intent.id);
    if (paid && invoice !== null) return leadTo(`${pagePaths.invoice(invoice)}?done=paid`);
    return plainPage({
      title: paid ? 'The payment went through' : 'Nothing was paid',
      lead: paid ? 'You can close this page.' : (answered.last_payment_error?.message ?? 'The payment was declined.'),
      ...(invoice === null ? {} : { link: { to: pagePaths.invoice(invoice), text: 'Back to the invoice' } }),
      status: paid ? 200 : 402,
    });
  });
}

/** The page of the bank for payments that neither checkout nor the portal began. */
export const authenticatePages: readonly PageRoute[] = [
  { method: 'GET', path: PATH, handle: ask },
  { method: 'POST', path: PATH, handle: answer },
];
