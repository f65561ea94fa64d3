import type Stripe from 'stripe';
import { button, field } from './fields.ts';
import { dateAndTime } from './format.ts';
import { html, type Html } from './html.ts';
import type { Refusal } from './payment-rows.ts';

/** How long a renewal takes from the end of a period until its invoice is paid: a draft for about an hour. */
const RENEWAL_TAKES = 2 * 3600;

/** When the next renewal of the subscriptions is over, in seconds; null when nothing renews. */
export function afterNextRenewal(subscriptions: readonly Stripe.Subscription[]): number | null {
  const ends = subscriptions
    .filter(({ ended_at: ended }) => ended === null)
    .flatMap(({ items }) => items.data.map((item) => item.current_period_end));
  return ends.length === 0 ? null : Math.min(...ends) + RENEWAL_TAKES;
}

/** The same day and time of the next month; the month's last day where it has no such day. */
export function oneMonthAfter(seconds: number): number {
  const from = new Date(seconds * 1000);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), last);
  return Math.floor(new Date(from).setUTCMonth(from.getUTCMonth() + 1, day) / 1000);
}

interface Timed {
  customer: Stripe.Customer;
  clock: Stripe.TestHelpers.TestClock | undefined;
  now: number;
  subscriptions: readonly { subscription: Stripe.Subscription }[];
}

/** What time it is for a customer, and moving it on. */
export function clockSection({ customer, clock, now, subscriptions }: Timed, refusal: Refusal | undefined): Html {
  const action = `/customers/${customer.id}/clock`;
  const wrong = refusal?.id === customer.id ? refusal : undefined;
  const renews = afterNextRenewal(subscriptions.map((one) => one.subscription)) !== null;
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <div class="card stack">
      <p>${dateAndTime(now)}${clock?.status === 'advancing' && html` <span class="state">Advancing</span>`}</p>
      <p class="hint">
        ${
          clock === undefined
            ? 'The time of this machine. Moving it on gives this customer, with all that it has, a clock of its own.'
            : html`The time of a clock of its own. <span class="id">${clock.id}</span>`
        }
      </p>
      <div class="line">
        ${renews && button({ action, text: 'Advance to the next renewal', carry: { to: 'renewal' }, small: true })}${button({ action, text: 'Advance one month', carry: { to: 'month' }, quiet: true, small: true })}
      </div>
      <form method="post" action="${action}" class="inline">
        <input type="hidden" name="to" value="date" />${field({
          name: 'date',
          label: 'Date and time (UTC)',
          type: 'datetime-local',
          value: wrong?.typed ?? '',
          wrong: wrong?.message,
          min: new Date(now * 1000).toISOString().slice(0, 16),
        })}<button type="submit" class="quiet small">Advance to this date</button>
      </form>
    </div>
  </section>`;
}
