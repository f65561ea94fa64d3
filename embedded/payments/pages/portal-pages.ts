import { openPortal, type Portal, type PortalSubscription } from '../engine/portal.ts';
import type { PortalOffer } from '../engine/portal-offers.ts';
import { pagePaths } from '../page-paths.ts';
import type { PageCall, PageRoute } from './call.ts';
import { leadTo, plainPage, type PageAnswer } from './page.ts';
import {
  authenticatePortal,
  cancel,
  chooseMethod,
  confirm,
  payOpenInvoice,
  resume,
  saveMethod,
} from './portal-actions.ts';
import { portalAuthentication, portalMethod } from './portal-forms.ts';
import { portalHome } from './portal-home.ts';
import { cancelStep, confirmStep, doneStep, updateStep } from './portal-steps.ts';

const BASE = pagePaths.portal('{session}');

const missing = (): PageAnswer =>
  plainPage({
    title: 'This link leads nowhere',
    lead: 'It may have been for a customer who is gone. Open billing from the product again.',
    status: 404,
  });

/** What has been done, as the portal's home says it. */
const DONE: Record<string, string> = {
  canceled: 'Your subscription is canceled.',
  resumed: 'Your subscription goes on as before.',
  switched: 'Your plan is changed.',
  method: 'Your payment method is saved.',
  paid: 'The invoice is paid. Thank you.',
  processing: 'The payment has begun. Your bank will tell whether it went through.',
};

type Show = (portal: Portal, call: PageCall) => PageAnswer;

const showing =
  (show: Show) =>
  async (call: PageCall): Promise<PageAnswer> => {
    const portal = await call.run((state) => openPortal(state, call.id('session')));
    return portal === null ? missing() : show(portal, call);
  };

const home: Show = (portal, { request }) =>
  portalHome(portal, {
    done: DONE[request.query.get('done') ?? ''],
  });

/** The first page of a session: its home, or the one step that it is for. */
const enter: Show = (portal, call) => {
  const base = pagePaths.portal(portal.session.id);
  const { entry } = portal;
  switch (entry.page) {
    case 'home':
      return home(portal, call);
    case 'update':
      return leadTo(`${base}/update?subscription=${entry.subscription}`);
    case 'confirm':
      return leadTo(`${base}/confirm?subscription=${entry.subscription}&price=${entry.price}`);
    case 'cancel':
      return leadTo(`${base}/cancel?subscription=${entry.subscription}`);
    case 'payment_method':
      return leadTo(`${base}/payment-method`);
  }
};

/** A step about one subscription. Where the step is not possible any more, its home says how things stand. */
const stepOf =
  (
    can: (shown: PortalSubscription) => boolean,
    show: (portal: Portal, shown: PortalSubscription) => PageAnswer,
  ): Show =>
  (portal, { request }) => {
    const shown = portal.subscriptions.find((one) => one.subscription.id === request.query.get('subscription'));
    if (shown === undefined || !can(shown)) return leadTo(`${pagePaths.portal(portal.session.id)}/home`);
    return show(portal, shown);
  };

const offerOf = (shown: PortalSubscription, price: string | null): PortalOffer | undefined =>
  shown.offers.find((offer) => offer.price.id === price && !offer.current);

const confirmShown: Show = (portal, call) => {
  const price = call.request.query.get('price');
  const can = (shown: PortalSubscription): boolean => offerOf(shown, price) !== undefined;
  return stepOf(can, (_, shown) => {
    const offer = offerOf(shown, price);
    return offer === undefined ? missing() : confirmStep(portal, shown, offer);
  })(portal, call);
};

const done: Show = (portal, { request }) =>
  doneStep(
    portal,
    portal.session.flow?.after_completion.hosted_confirmation?.custom_message ??
      DONE[request.query.get('done') ?? ''] ??
      'Everything is set.',
  );

/** The pages on which a customer looks after subscriptions. */
export const portalPages: readonly PageRoute[] = [
  { method: 'GET', path: BASE, handle: showing(enter) },
  { method: 'GET', path: `${BASE}/home`, handle: showing(home) },
  { method: 'GET', path: `${BASE}/done`, handle: showing(done) },
  { method: 'GET', path: `${BASE}/cancel`, handle: showing(stepOf((shown) => shown.canCancel, cancelStep)) },
  { method: 'GET', path: `${BASE}/update`, handle: showing(stepOf((shown) => shown.canUpdate, updateStep)) },
  { method: 'GET', path: `${BASE}/confirm`, handle: showing(confirmShown) },
  { method: 'GET', path: `${BASE}/payment-method`, handle: showing((portal) => portalMethod(portal)) },
  { method: 'GET', path: `${BASE}/authenticate`, handle: showing(portalAuthentication) },
  { method: 'POST', path: `${BASE}/cancel`, handle: cancel },
  { method: 'POST', path: `${BASE}/resume`, handle: resume },
  { method: 'POST', path: `${BASE}/confirm`, handle: confirm },
  { method: 'POST', path: `${BASE}/payment-method`, handle: saveMethod },
  { method: 'POST', path: `${BASE}/default-payment-method`, handle: chooseMethod },
  { method: 'POST', path: `${BASE}/pay`, handle: payOpenInvoice },
  { method: 'POST', path: `${BASE}/authenticate`, handle: authenticatePortal },
];
