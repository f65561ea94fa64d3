import { useEffect, useEffectEvent } from 'react';

/** What the keys of the reader do. */
export interface ReaderKeys {
  /** `j` and `k`. */
  onStep: (step: 1 | -1) => void;
  /** `g`. */
  onPageField: () => void;
  /** `f`. */
  onFacts: () => void;
  /** `t`; missing where there are no small pages. */
  onThumbnails: (() => void) | null;
  /** `/` and Ctrl+F. */
  onSearch: () => void;
  /** F3 and Ctrl+G, with Shift back; null while nothing is searched. */
  onMatch: ((step: 1 | -1) => void) | null;
  /** Escape, where no field takes it; null while nothing is searched. */
  onCloseSearch: (() => void) | null;
  /** `+`, `-` and `0`, with Ctrl or without. */
  onZoom: (step: 1 | -1 | 0) => void;
  /** Ctrl+P: the browser would print our screen. */
  onPrint: () => void;
  /** `?` */
  onKeys: () => void;
}

const ZOOMS: Record<string, 1 | -1 | 0> = { '+': 1, '=': 1, '-': -1, '0': 0 };

/** What a key does; null when it is none of ours. */
function meaningOf(event: KeyboardEvent, on: ReaderKeys): (() => void) | null {
  const back = event.shiftKey ? -1 : 1;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const zoom = ZOOMS[key];
  if (event.ctrlKey || event.metaKey) {
    if (zoom !== undefined) return () => on.onZoom(zoom);
    if (key === 'f') return on.onSearch;
    if (key === 'p') return on.onPrint;
    return key === 'g' && on.onMatch ? () => on.onMatch?.(back) : null;
  }
  if (key === 'F3') return on.onMatch ? () => on.onMatch?.(back) : on.onSearch;
  if (isTyping(event)) return null;
  if (zoom !== undefined) return () => on.onZoom(zoom);
  const plain: Record<string, (() => void) | null> = {
    j: () => on.onStep(1),
    k: () => on.onStep(-1),
    g: on.onPageField,
    f: on.onFacts,
    t: on.onThumbnails,
    '/': on.onSearch,
    '?': on.onKeys,
    Escape: on.onCloseSearch,
  };
  return plain[key] ?? null;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** A dialog keeps the keys to itself; the facts and the small pages are dialogs on a narrow screen, and close by their key. */
function isHeld({ key }: KeyboardEvent): boolean {
  const dialog = document.querySelector('[role="dialog"]');
  if (dialog === null) return false;
  const own = key === 'f' ? '[data-facts]' : key === 't' ? '[data-thumbnails]' : null;
  return own === null || dialog.querySelector(own) === null;
}

/** The keys of the reader; none of them while a dialog is open, and only those with Ctrl while something is being typed. */
export function useReaderKeys(keys: ReaderKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.defaultPrevented || isHeld(event)) return;
    const does = meaningOf(event, keys);
    if (does === null) return;
    event.preventDefault();
    does();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
