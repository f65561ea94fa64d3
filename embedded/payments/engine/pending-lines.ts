import { z } from 'zod';
import type { State } from '../state.ts';
import type { LineDraft } from './invoice-object.ts';

/** Prorations that wait for the next invoice of a subscription. */
export async function pendingLines(state: State, subscription: string): Promise<LineDraft[]> {
  const noted = await state.readNote(subscription, 'pending_lines');
  return Array.isArray(noted) ? (noted as LineDraft[]) : [];
}

export async function keepPendingLines(state: State, subscription: string, lines: LineDraft[]): Promise<void> {
  await state.writeNote(subscription, 'pending_lines', lines);
}

/** What a subscription changes to when its period ends. */
export interface NextPlan {
  price: string;
  quantity: number;
}

const NextPlan = z.object({ price: z.string(), quantity: z.number() });

export async function nextPlan(state: State, subscription: string): Promise<NextPlan | null> {
  const read = NextPlan.safeParse(await state.readNote(subscription, 'next_plan'));
  return read.success ? read.data : null;
}

export async function keepNextPlan(state: State, subscription: string, plan: NextPlan | null): Promise<void> {
  await state.writeNote(subscription, 'next_plan', plan);
}
