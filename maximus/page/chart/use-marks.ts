import { useState, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What makes an element a mark that a keyboard walks to and a reader reads. */
export interface MarkProps {
  role: 'img';
  tabIndex: number;
  'aria-label': string;
  'data-mark': number;
  onFocus: () => void;
}

export interface Marks {
  /** Of the mark at a place. */
  markProps: (at: number, label: string) => MarkProps;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Marks of a drawing are one stop of the tab key; arrows go from one to the next, Home and End to the ends. */
export function useMarks(count: number): Marks {
  const [current, setCurrent] = useState(0);
  const last = count - 1;
  return {
    onKeyDown: (event) => {
      const step = STEPS[event.key];
      const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : current + step;
      if (next === null || next < 0 || next > last) return;
      event.preventDefault();
      setCurrent(next);
      event.currentTarget.querySelector<SVGElement>(`[data-mark="${next}"]`)?.focus();
    },
    markProps: (at, label) => ({
      role: 'img',
      tabIndex: at === Math.min(current, last) ? 0 : -1,
      'aria-label': label,
      'data-mark': at,
      onFocus: () => setCurrent(at),
    }),
  };
}
