import { WireError } from '../state.ts';
import { authenticatePages } from './authenticate-pages.ts';
import type { PageHouse, PageRoute } from './call.ts';
import { checkoutPages } from './checkout-pages.ts';
import { customerListPages } from './customer-list.ts';
import { customerPages } from './customer-pages.ts';
import { faultPages } from './fault-pages.ts';
import { invoicePages } from './invoice-pages.ts';
import { plainPage, type PageAnswer } from './page.ts';
import { paymentPages } from './payment-pages.ts';
import { portalPages } from './portal-pages.ts';
import { receiptPages } from './receipt-pages.ts';
import { webhookPages } from './webhook-pages.ts';

/** For whoever pays, and knows the address of something of their own. */
const hosted: readonly PageRoute[] = [
  ...checkoutPages,
  ...portalPages,
  ...authenticatePages,
  ...invoicePages,
  ...receiptPages,
];

/** For whoever runs the account: they show everybody and change everything. */
const controls: readonly PageRoute[] = [
  ...customerListPages,
  ...customerPages,
  ...paymentPages,
  ...webhookPages,
  ...faultPages,
];

const ownNames = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[\\w-]+)`)}$`);

const table = [...hosted, ...controls].map((route) => ({
  ...route,
  pattern: ownNames(route.path),
  controls: controls.includes(route),
}));

/**
 * Answers a request for a page, or does what its form asks. Returns null when no page has this path. Whether a form came
 * from a page of this server is checked before.
 */
export async function servePages(house: PageHouse): Promise<PageAnswer | null> {
  const { path } = house.request;
  const method = house.request.method === 'HEAD' ? 'GET' : house.request.method;
  const here = table.filter((route) => route.pattern.test(path));
  if (here.length === 0) return null;
  if (!house.mayControl && here.some((one) => one.controls)) {
    const lead =
      'Others reach the pages of this account too, so its controls open by the address that was printed when it started.';
    return plainPage({ title: 'Not without the key', lead, status: 403 });
  }
  const route = here.find((one) => one.method === method);
  if (route === undefined) {
    const allow = here.map((one) => one.method).join(', ');
    return {
      ...plainPage({ title: 'Not here', lead: 'This page has no such form.', status: 405 }),
      headers: { allow },
    };
  }
  const parts = route.pattern.exec(path)?.groups ?? {};
  try {
    return await route.handle({ ...house, id: (name) => parts[name] ?? '' });
  } catch (failure) {
    // A refusal that no form has shown beside its field, such as an object that is gone.
    if (!(failure instanceof WireError)) throw failure;
    return plainPage({ title: 'That did not work', lead: failure.message, status: failure.status });
  }
}
