import { hidden } from './fields.ts';
import { html, type Html } from './html.ts';
import { page, type PageAnswer } from './page.ts';

/** The page of an invented bank that asks the cardholder to confirm a payment. */
export function authenticationForm({ action, carry = {}, amount }: Authentication): PageAnswer {
  return page({
    title: 'Confirm the payment',
    leaves: true,
    body: html`<main class="narrow">
      <h1>Confirm the payment</h1>
      <p class="lead">
        Your card’s bank asks whether this is
        you.${amount !== undefined && html` The payment is <strong>${amount}</strong>.`} In test mode you answer for the
        bank.
      </p>
      <form method="post" action="${action}" class="stack card gap">
        ${Object.entries(carry).map(([name, value]): Html => hidden(name, value))}
        <button type="submit" class="full" name="result" value="complete">Complete authentication</button>
        <button type="submit" class="full quiet" name="result" value="fail">Fail authentication</button>
      </form>
    </main>`,
  });
}

interface Authentication {
  action: string;
  carry?: Record<string, string>;
  /** In words. */
  amount?: string;
}
