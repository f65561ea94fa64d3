import { Navigate, Outlet } from '@tanstack/react-router';
import { currentFactorStep, currentSession, useFactorStep, useRecovering, useSession } from '../lib/auth.ts';
import { lazyScreen } from '../lib/lazy-screen.tsx';
import { paths } from '../paths.ts';
import { BootScreen } from './boot.tsx';

const shell = lazyScreen(() => import('./shell/shell.tsx'));
const signIn = lazyScreen(() => import('./sign-in.tsx'));
const secondFactor = lazyScreen(() => import('./second-factor.tsx'));
const Shell = shell.component;
const SecondFactor = secondFactor.component;
const SignIn = signIn.component;

/** Fetches what the gate is about to draw, beside the screen inside it. */
export async function loadGate(): Promise<void> {
  if (currentSession() === null) await signIn.load();
  else await (currentFactorStep() === null ? shell : secondFactor).load();
}

/**
 * Signed-in addresses. Signed out, the sign-in screen stands in the place of every one of them and the address stays,
 * so that signing in leads to where one wanted to go.
 */
export function Gate() {
  const session = useSession();
  const recovering = useRecovering();
  const step = useFactorStep();
  if (session === undefined || recovering) return <BootScreen />;
  if (session === null) return <SignIn />;
  return step === null ? <Shell /> : <SecondFactor />;
}

/** Addresses for those who are signed out; everybody else is led home. */
export function GuestGate() {
  const session = useSession();
  if (session === undefined) return <BootScreen />;
  return session === null ? <Outlet /> : <Navigate to={paths.home} replace />;
}
