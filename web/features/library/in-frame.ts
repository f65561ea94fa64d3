import type { ErrorBody } from '../../../contract/errors.ts';
import type { Failure } from './guide-failure.tsx';
import { leadsOut } from './leads-out.ts';

const FAILURES: Partial<Record<ErrorBody['code'], Failure | 'expired'>> = {
  unauthorized: 'expired',
  not_found: 'removed',
  guide_locked: 'locked',
  too_many_requests: 'busy',
  original_missing: 'missing',
};

/** What stands in a frame in the place of a guide: a refusal of ours, or a page of the browser; null when it is the guide. */
export function failureInFrame(inside: Document | null): Failure | 'expired' | null {
  if (inside === null) return 'offline';
  if (inside.contentType === 'text/html') return null;
  try {
    const { code } = JSON.parse(inside.body.textContent) as Partial<ErrorBody>;
    return (code && FAILURES[code]) ?? 'away';
  } catch {
    return 'away';
  }
}

/**
 * A press within the frame: links lead nowhere by themselves. One to a place of the same page scrolls there; one that leads
 * out is told to `onOut`; all others are nothing.
 */
export function linkPressed(event: MouseEvent, inside: Document, onOut: (url: string) => void): void {
  // Nodes of a frame are of its own classes.
  const pressed = event.target as Element | null;
  const address = pressed?.closest('a[href]')?.getAttribute('href');
  if (address === null || address === undefined) return;
  event.preventDefault();
  if (address.startsWith('#')) {
    inside.getElementById(placeNamed(address))?.scrollIntoView();
  } else if (leadsOut(address)) onOut(address);
}

/** `#holidays%20off` → `holidays off`. */
function placeNamed(address: string): string {
  try {
    return decodeURIComponent(address.slice(1));
  } catch {
    return address.slice(1);
  }
}

/** Lets the reader's keys work while the focus is in the frame. */
export function passKeysOn(event: KeyboardEvent, frame: HTMLIFrameElement | null): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const told = new KeyboardEvent('keydown', {
    key,
    code,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
    bubbles: true,
    cancelable: true,
  });
  if (frame?.dispatchEvent(told) === false) event.preventDefault();
}

/** Shows the page of a frame larger or smaller, at the place where it is being read. */
export function zoomFrame({ documentElement: root }: Document, share: number): void {
  const read = root.scrollTop / root.scrollHeight;
  root.style.zoom = String(share);
  root.scrollTop = read * root.scrollHeight;
}

/** Paper, or its opposite. */
export function paintFrame({ documentElement: root }: Document, dark: boolean): void {
  root.style.background = '#fff';
  root.style.filter = dark ? 'invert(0.9) hue-rotate(180deg)' : '';
}
