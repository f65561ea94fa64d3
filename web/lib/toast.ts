import { useValue, valueStore } from './value-store.ts';

/** A short message at the edge of the screen. `destructive` is for what failed. */
export interface ToastContent {
  title: string;
  description?: string;
  tone?: 'normal' | 'destructive';
  /** How long it stays, in milliseconds. */
  duration?: number;
  /** What can be done about it; the toast goes when it is done. */
  action?: { label: string; act: () => void };
}

/** A toast on screen; a new `id` for each, so that a repeated text is announced again. */
export interface Toast extends ToastContent {
  id: number;
}

const DEFAULT_DURATION = 5000;
let lastId = 0;
/** One at a time: a newer toast takes the place of the older. */
const current = valueStore<(Toast & { duration: number }) | null>(null);

/** Shows a message. */
export function toast(content: ToastContent): void {
  lastId += 1;
  current.set({ duration: DEFAULT_DURATION, ...content, id: lastId });
}

/** Takes away a toast about what failed: it is being tried again, and what it said no longer holds. */
export function clearFailure(): void {
  if (current.get()?.tone === 'destructive') current.set(null);
}

/** Takes the toast away, if it is still the one on screen. */
export function dismissToast(id: number): void {
  if (current.get()?.id === id) current.set(null);
}

/** The toast on screen, or null. */
export function useToast(): (Toast & { duration: number }) | null {
  return useValue(current);
}
