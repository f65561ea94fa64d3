import { createRootRoute, createRoute, createRouter, Navigate, redirect } from '@tanstack/react-router';
import { currentSession } from './lib/auth.ts';
import { lazyScreen, type LazyScreen } from './lib/lazy-screen.tsx';
import { paths } from './paths.ts';
import { Crash } from './screens/crash.tsx';
import { Gate, GuestGate, loadGate } from './screens/gate.tsx';
import { NotFound } from './screens/not-found.tsx';
import { Root } from './screens/root.tsx';
import {
  adminPersonSearch,
  adminSearch,
  billingSearch,
  checkoutSearch,
  guideSearch,
  historySearch,
  parseSearch,
  readerSearch,
  stringifySearch,
  visionSearch,
} from './search-params.ts';

const screens = {
  dashboard: lazyScreen(() => import('./screens/dashboard.tsx')),
  guide: lazyScreen(() => import('./screens/guide.tsx')),
  doc: lazyScreen(() => import('./screens/doc.tsx')),
  maximus: lazyScreen(() => import('./screens/maximus.tsx')),
  myDocuments: lazyScreen(() => import('./screens/my-documents.tsx')),
  reader: lazyScreen(() => import('./screens/reader.tsx')),
  subscriptions: lazyScreen(() => import('./screens/subscriptions.tsx')),
  packSuccess: lazyScreen(() => import('./screens/billing-success.tsx')),
  subscriptionSuccess: lazyScreen(() => import('./screens/subscription-success.tsx')),
  billingHistory: lazyScreen(() => import('./screens/billing-history.tsx')),
  account: lazyScreen(() => import('./screens/account.tsx')),
  referrals: lazyScreen(() => import('./screens/referrals.tsx')),
  admin: lazyScreen(() => import('./screens/admin.tsx')),
  adminGuide: lazyScreen(() => import('./screens/admin-guide.tsx')),
  adminPerson: lazyScreen(() => import('./screens/admin-person.tsx')),
  signUp: lazyScreen(() => import('./screens/sign-up.tsx')),
  callback: lazyScreen(() => import('./screens/auth-callback.tsx')),
  resetPassword: lazyScreen(() => import('./screens/reset-password.tsx')),
  terms: lazyScreen(() => import('./screens/terms.tsx')),
  privacy: lazyScreen(() => import('./screens/privacy.tsx')),
};

/** Fetches a screen while its link is hovered or its address is entered; signed-out visitors fetch none of them. */
const forMembers = (screen: LazyScreen) => ({
  component: screen.component,
  loader: ({ preload }: { preload: boolean }) => (currentSession() === null ? undefined : screen.load(preload)),
});

const forAll = (screen: LazyScreen) => ({
  component: screen.component,
  loader: ({ preload }: { preload: boolean }) => screen.load(preload),
});

const root = createRootRoute({ component: Root, errorComponent: Crash, notFoundComponent: NotFound });

/** Signed in: the shell around the screen. Signed out: the sign-in screen, at whatever address was asked for. */
const app = createRoute({ getParentRoute: () => root, id: 'app', component: Gate, loader: loadGate });

const dashboard = createRoute({ getParentRoute: () => app, path: paths.home, ...forMembers(screens.dashboard) });
const history = createRoute({
  getParentRoute: () => app,
  path: paths.history,
  validateSearch: historySearch,
  ...forMembers(screens.myDocuments),
});

const insight = createRoute({
  getParentRoute: () => app,
  path: paths.insight,
  validateSearch: guideSearch,
  ...forMembers(screens.guide),
});
const vision = createRoute({
  getParentRoute: () => app,
  path: paths.vision,
  validateSearch: visionSearch,
  ...forMembers(screens.doc),
});
const visionAlias = createRoute({
  getParentRoute: () => app,
  path: paths.visionAlias,
  validateSearch: visionSearch,
  ...forMembers(screens.doc),
});
const maximus = createRoute({ getParentRoute: () => app, path: paths.maximus, ...forMembers(screens.maximus) });
const reader = createRoute({
  getParentRoute: () => app,
  path: paths.reader,
  validateSearch: readerSearch,
  ...forMembers(screens.reader),
});
const subscriptions = createRoute({
  getParentRoute: () => app,
  path: paths.subscriptions,
  ...forMembers(screens.subscriptions),
});
const packSuccess = createRoute({
  getParentRoute: () => app,
  path: paths.packSuccess,
  validateSearch: checkoutSearch,
  ...forMembers(screens.packSuccess),
});
const subscriptionSuccess = createRoute({
  getParentRoute: () => app,
  path: paths.subscriptionSuccess,
  validateSearch: checkoutSearch,
  ...forMembers(screens.subscriptionSuccess),
});
const billingHistory = createRoute({
  getParentRoute: () => app,
  path: paths.billingHistory,
  validateSearch: billingSearch,
  ...forMembers(screens.billingHistory),
});
const referrals = createRoute({ getParentRoute: () => app, path: paths.referrals, ...forMembers(screens.referrals) });
const account = createRoute({ getParentRoute: () => app, path: paths.account, ...forMembers(screens.account) });
const admin = createRoute({
  getParentRoute: () => app,
  path: paths.admin,
  validateSearch: adminSearch,
  ...forMembers(screens.admin),
});
const adminGuide = createRoute({
  getParentRoute: () => app,
  path: paths.adminGuide,
  ...forMembers(screens.adminGuide),
});
const adminPerson = createRoute({
  getParentRoute: () => app,
  path: paths.adminPerson,
  validateSearch: adminPersonSearch,
  ...forMembers(screens.adminPerson),
});
const purchaseHistory = createRoute({
  getParentRoute: () => app,
  path: paths.purchaseHistory,
  validateSearch: billingSearch,
  ...forMembers(screens.billingHistory),
});
const dashboardAlias = createRoute({
  getParentRoute: () => app,
  path: paths.dashboard,
  beforeLoad: () => {
    throw redirect({ to: paths.home, replace: true });
  },
});
/** Signed out, the gate already shows the sign-in screen here. */
const login = createRoute({
  getParentRoute: () => app,
  path: paths.login,
  component: () => <Navigate to={paths.home} replace />,
});

/** Only for those who are signed out; others are led home. */
const guest = createRoute({ getParentRoute: () => root, id: 'guest', component: GuestGate });
const signUp = createRoute({ getParentRoute: () => guest, path: paths.signUp, ...forAll(screens.signUp) });

const callback = createRoute({ getParentRoute: () => root, path: paths.callback, ...forAll(screens.callback) });
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: paths.resetPassword,
  ...forAll(screens.resetPassword),
});
const terms = createRoute({ getParentRoute: () => root, path: paths.terms, ...forAll(screens.terms) });
const privacy = createRoute({ getParentRoute: () => root, path: paths.privacy, ...forAll(screens.privacy) });

const routeTree = root.addChildren([
  app.addChildren([
    dashboard,
    history,
    insight,
    vision,
    visionAlias,
    maximus,
    reader,
    subscriptions,
    packSuccess,
    subscriptionSuccess,
    billingHistory,
    purchaseHistory,
    referrals,
    account,
    admin,
    adminPerson,
    adminGuide,
    dashboardAlias,
    login,
  ]),
  guest.addChildren([signUp]),
  callback,
  resetPassword,
  terms,
  privacy,
]);

/** The router of the app. Created once, by `main.tsx`. */
export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMinMs: 0,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFound,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
