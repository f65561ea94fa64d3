import type { Portal, PortalSubscription } from '../engine/portal.ts';
import type { PortalOffer } from '../engine/portal-offers.ts';
import { pagePaths } from '../page-paths.ts';
import { methodText, priceText } from './describe.ts';
import { hidden, selection } from './fields.ts';
import { date, money } from './format.ts';
import { html, safeLink, type Html } from './html.ts';
import { page, refused, type PageAnswer } from './page.ts';
import { portalBar } from './portal-parts.ts';

/** A step of the portal: one question, and the way back from it. */
function step(portal: Portal, title: string, body: Html, status = 200): PageAnswer {
  return page({
    title,
    status,
    leaves: true,
    body: html`${portalBar(portal)}
      <main class="narrow">${body}</main>`,
  });
}

/** Where one goes who does not go through with a step: a session that leads straight to it has no other page. */
export function wayBack(portal: Portal): Html {
  const home = pagePaths.portal(portal.session.id);
  const to = portal.entry.page === 'home' ? home : safeLink(portal.returnUrl ?? `${home}/home`);
  return html`<a class="button quiet full" href="${to}">Go back</a>`;
}

/** Asks before it cancels, and says what cancelling does. */
export function cancelStep(portal: Portal, shown: PortalSubscription): PageAnswer {
  const feature = portal.configuration.features.subscription_cancel;
  const atOnce = feature.mode === 'immediately';
  const reasons = feature.cancellation_reason.options;
  const title = `Cancel ${shown.product.name}?`;
  return step(
    portal,
    title,
    html`<h1>${title}</h1>
      <p class="lead">
        ${
          atOnce
            ? 'It ends at once, and nothing more is charged.'
            : html`It stays as it is until ${date(shown.periodEnd)}, and nothing more is charged. You can take this back
              before then.`
        }
      </p>
      <form method="post" action="${pagePaths.portal(portal.session.id)}/cancel" class="stack card gap">
        ${hidden('subscription', shown.subscription.id)}${
          feature.cancellation_reason.enabled &&
          reasons.length > 0 &&
          selection({
            name: 'feedback',
            label: 'Why do you cancel? (optional)',
            options: [
              { value: '', text: 'I would rather not say' },
              ...reasons.map((reason) => ({ value: reason, text: reasonText(reason) })),
            ],
          })
        }<button type="submit" class="full">Cancel subscription</button>${wayBack(portal)}
      </form>`,
  );
}

const reasonTexts: Record<string, string> = {
  customer_service: 'The customer service',
  low_quality: 'The quality is too low',
  missing_features: 'It lacks something that I need',
  switched_service: 'I use something else now',
  too_complex: 'It is too complex',
  too_expensive: 'It is too expensive',
  unused: 'I do not use it enough',
  other: 'Another reason',
};

const reasonText = (reason: string): string => reasonTexts[reason] ?? reason;

/** The plans that one may switch to. */
export function updateStep(portal: Portal, shown: PortalSubscription): PageAnswer {
  const base = `${pagePaths.portal(portal.session.id)}/confirm`;
  const offers = shown.offers.map((offer) => {
    const link = `${base}?subscription=${shown.subscription.id}&price=${offer.price.id}`;
    return html`<li class="pair">
      <div>
        <h2>${offer.product.name}</h2>
        <p class="soft">${priceText(offer.price)}</p>
      </div>
      ${
        offer.current
          ? html`<span class="state good">Your plan</span>`
          : html`<a class="button" href="${link}" aria-label="Select ${offer.product.name}, ${priceText(offer.price)}"
              >Select</a
            >`
      }
    </li>`;
  });
  return step(
    portal,
    'Switch plan',
    html`<h1>Switch plan</h1>
      <p class="lead">You have ${shown.product.name}, ${priceText(shown.price)}. Nothing changes before you confirm.</p>
      <div class="stack gap">
        <ul class="rows">
          ${offers}
        </ul>
        ${wayBack(portal)}
      </div>`,
  );
}

/** Says what is paid today and from when the new plan counts, before it is confirmed. */
export function confirmStep(portal: Portal, shown: PortalSubscription, offer: PortalOffer, wrong?: string): PageAnswer {
  const due = offer.amountDue > 0 ? money(offer.amountDue, offer.price.currency) : null;
  const method = portal.paymentMethods.find((one) => one.id === portal.defaultPaymentMethod);
  const base = pagePaths.portal(portal.session.id);
  const title = `Switch to ${offer.product.name}`;
  return step(
    portal,
    title,
    html`${refused(wrong)}
      <h1>${title}</h1>
      <form method="post" action="${base}/confirm" class="stack card gap">
        ${hidden('subscription', shown.subscription.id)}${hidden('price', offer.price.id)}
        <dl class="stack">
          <div>
            <dt>Paid today</dt>
            <dd class="figure">${money(offer.amountDue, offer.price.currency)}</dd>
          </div>
          <div>
            <dt>From when</dt>
            <dd>
              ${
                offer.when === 'now'
                  ? html`Today. ${offer.product.name} replaces ${shown.product.name} at once.`
                  : html`${date(offer.at)}. Until then you keep ${shown.product.name}.`
              }
            </dd>
          </div>
          <div>
            <dt>From then on</dt>
            <dd>${priceText(offer.price)}, until you cancel</dd>
          </div>
          ${
            method !== undefined &&
            html`<div>
              <dt>Paid with</dt>
              <dd>
                ${methodText(method)}${
                  portal.canUpdatePaymentMethod && html` · <a href="${base}/payment-method">Change</a>`
                }
              </dd>
            </div>`
          }
        </dl>
        <button type="submit" class="full">${due === null ? 'Confirm' : `Confirm and pay ${due}`}</button
        >${wayBack(portal)}
      </form>`,
    wrong === undefined ? 200 : 402,
  );
}

/** What is shown after a step whose session says so in place of leading back. */
export function doneStep(portal: Portal, message: string): PageAnswer {
  return step(
    portal,
    'Done',
    html`<h1>Done</h1>
      <p class="lead" role="status">${message}</p>
      ${
        portal.returnUrl !== null &&
        html`<p class="gap"><a class="button full" href="${safeLink(portal.returnUrl)}">Return</a></p>`
      }`,
  );
}
