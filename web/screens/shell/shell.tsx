import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useDeferredValue, useLayoutEffect, useState, type ReactNode } from 'react';
import type { User } from '../../../contract/account.ts';
import { useLowCredit } from '../../features/billing/use-low-credit.ts';
import { usePaymentsReturn } from '../../features/billing/use-payments-return.ts';
import { useAwaitsCreditCosts, useCreditCosts } from '../../features/settings/use-credit-costs.ts';
import { useConsent } from '../../lib/analytics.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { useFocusOnNavigation } from '../../lib/focus-on-navigation.ts';
import { useBalance, usePerson } from '../../lib/person.ts';
import { usePurchaseOpen } from '../../lib/purchase.ts';
import { signOut } from '../../lib/auth.ts';
import { toast } from '../../lib/toast.ts';
import { messageOf } from '../../lib/request-error.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { Loading } from '../../ui/loader.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { BootScreen } from '../boot.tsx';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { toolOf } from './places.tsx';
import { usePaletteKey } from './use-palette-key.ts';
import { Sidebar } from './sidebar.tsx';

const Palette = lazyPart(() => import('./palette/palette.tsx'));
const ConsentNotice = lazyPart(() => import('./consent-notice.tsx'));
const MobileMenu = lazyPart(() => import('./mobile-menu.tsx'));
const LowCreditBanner = lazyPart(() => import('../../features/billing/low-credit-banner.tsx'));
const PurchaseDialog = lazyPart(() => import('../../features/billing/purchase-dialog.tsx'));
const VerificationFailed = lazyPart(() => import('../../features/billing/verification-failed.tsx'));
const SupportDialog = lazyPart(() => import('./support-dialog.tsx'));

/** The frame around signed-in screens: sidebar, header, and the screen itself. */
export default function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}

/**
 * The same frame around anything. Until the person is known there is only the loader, and until it is known what the
 * services cost: the banner of low credits depends on both, and would push the screen down if it came later.
 */
export function ShellFrame({ children }: { children: ReactNode }) {
  const person = usePerson();
  // The frame and its screen are much to draw: deferred, they are drawn in short pieces, and a touch is heard in between.
  const awaits = useDeferredValue(useAwaitsCreditCosts() || person.data === undefined, true);
  const { pathname, search } = useLocation();
  const checkout = pathname === paths.packSuccess ? search.session_id : undefined;
  if (person.isError && checkout) {
    return (
      <main>
        <Suspense fallback={<BootScreen />}>
          <VerificationFailed sessionId={checkout} pending={person.isFetching} onRetry={() => void person.refetch()} />
        </Suspense>
      </main>
    );
  }
  if (person.isError) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState title="Your account could not be loaded" level={1} onRetry={() => void person.refetch()}>
          {messageOf(person.error, 'The server did not answer. Please try again.')}
        </ErrorState>
      </main>
    );
  }
  return person.data && !awaits ? <Frame person={person.data}>{children}</Frame> : <BootScreen />;
}

function Frame({ person, children }: { person: User; children: ReactNode }) {
  const path = useFocusOnNavigation('main');
  const navigate = useNavigate();
  /** The menu belongs to the screen that it was opened on: it closes once another is shown. */
  const [menuOn, setMenuOn] = useState<string | null>(null);
  // Whoever comes back to that screen does not find it open again.
  if (menuOn !== null && menuOn !== path) setMenuOn(null);
  const [support, setSupport] = useState(false);
  const [palette, setPalette] = useState(false);
  const openPalette = useCallback(() => setPalette(true), []);
  usePaletteKey(openPalette);
  const purchase = usePurchaseOpen();
  const consent = useConsent();
  usePaymentsReturn();

  const tool = toolOf(path);
  // Where somebody writes at the foot of the screen it would stand in the way: another screen asks.
  const asksConsent = consent === 'asked' && tool !== 'insight' && tool !== 'maximus';
  useLayoutEffect(() => {
    // On the root element, so that dialogs and toasts, which stand outside of the frame, have the hue too.
    if (tool) document.documentElement.dataset['tool'] = tool;
    else delete document.documentElement.dataset['tool'];
    return () => {
      delete document.documentElement.dataset['tool'];
    };
  }, [tool]);

  const openSupport = () => {
    setMenuOn(null);
    setSupport(true);
  };
  const client = useQueryClient();
  const leave = async () => {
    // What is still being fetched would be refused, and said to be an involuntary end.
    await client.cancelQueries();
    const error = await signOut();
    if (error) {
      toast({ title: 'Error', description: 'Failed to sign out. Please try again.', tone: 'destructive' });
    } else await navigate({ to: paths.home });
  };
  const navigation = { path, onSupport: openSupport, onSignOut: () => void leave() };

  return (
    <div
      className={cx(
        'flex min-h-dvh [--above:calc(64px+var(--banner,0px))]',
        asksConsent ? '[--below:12rem]' : '[--below:0px]',
      )}
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2 text-on-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <Sidebar>{(narrow) => <Navigation {...navigation} narrow={narrow} />}</Sidebar>
      <div className="flex min-w-0 grow flex-col">
        <Header onMenu={() => setMenuOn(path)} onPalette={openPalette} onSignOut={navigation.onSignOut} />
        <LowCredit key={person.id} personId={person.id} />
        {/* The notice stands over the foot of the screen: what it covers can be scrolled out from under it. */}
        <main id="main" tabIndex={-1} className="grow scroll-mt-(--above) pb-(--below)">
          <Suspense fallback={<Loading className="py-24" />}>{children}</Suspense>
        </main>
      </div>
      {/* A boundary each: the menu goes, and gives the focus back, while the dialog that it opened is on its way. */}
      <Suspense>{menuOn === path ? <MobileMenu {...navigation} onClose={() => setMenuOn(null)} /> : null}</Suspense>
      <Suspense>{asksConsent ? <ConsentNotice /> : null}</Suspense>
      <Suspense>{purchase ? <PurchaseDialog /> : null}</Suspense>
      <Suspense>
        {palette ? (
          <Palette onSupport={openSupport} onSignOut={navigation.onSignOut} onClose={() => setPalette(false)} />
        ) : null}
      </Suspense>
      <Suspense>{support ? <SupportDialog onClose={() => setSupport(false)} /> : null}</Suspense>
    </div>
  );
}

/** The banner of low credits, above whichever screen is in view. */
function LowCredit({ personId }: { personId: string }) {
  const balance = useBalance();
  const { shown, dismiss } = useLowCredit(personId, balance, useCreditCosts()?.maximus);
  return (
    <Suspense fallback={<div className="min-h-[41px] shrink-0" />}>
      {shown && balance !== undefined ? <LowCreditBanner balance={balance} onDismiss={dismiss} /> : null}
    </Suspense>
  );
}
