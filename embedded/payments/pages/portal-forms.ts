import type { Portal } from '../engine/portal.ts';
import { pagePaths } from '../page-paths.ts';
import { authenticationForm } from './authentication-form.ts';
import type { PageCall } from './call.ts';
import type { Problems, Values } from './fields.ts';
import { html } from './html.ts';
import { page, refused, type PageAnswer } from './page.ts';
import { paymentFields } from './payment-fields.ts';
import { portalBar } from './portal-parts.ts';
import { wayBack } from './portal-steps.ts';

/** Takes a new way to pay. */
export function portalMethod(
  portal: Portal,
  asked: { values?: Values; problems?: Problems; wrong?: string | undefined } = {},
): PageAnswer {
  const { values = {}, problems = {}, wrong } = asked;
  const failed = wrong !== undefined || Object.keys(problems).length > 0;
  return page({
    title: 'Payment method',
    leaves: true,
    status: failed ? 402 : 200,
    body: html`${portalBar(portal)}
      <main class="narrow">
        ${refused(wrong)}
        <h1>Payment method</h1>
        <p class="lead">It is used from the next payment on.</p>
        <form method="post" action="${pagePaths.portal(portal.session.id)}/payment-method" class="pay stack card gap">
          ${paymentFields(values, problems, { saves: true })}<button type="submit" class="full">Save</button
          >${wayBack(portal)}
        </form>
      </main>`,
  });
}

/** The bank's step of a payment that was begun in the portal. What is to be paid travels in the address. */
export function portalAuthentication(portal: Portal, { request }: PageCall): PageAnswer {
  const carried = ['invoice', 'subscription', 'price', 'intent'].flatMap((name) => {
    const value = request.query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return authenticationForm({
    action: `${pagePaths.portal(portal.session.id)}/authenticate`,
    carry: Object.fromEntries(carried),
  });
}
