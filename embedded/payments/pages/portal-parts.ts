import type { Portal } from '../engine/portal.ts';
import { html, safeLink, type Html } from './html.ts';

/** The line above a portal page, with the way back to the product. */
export function portalBar({ returnUrl }: Portal): Html {
  return html`<header class="bar">
    <span class="name">Billing</span>${
      returnUrl !== null &&
      html`<nav aria-label="Back"><a href="${safeLink(returnUrl)}">Return to ${hostOf(returnUrl)}</a></nav>`
    }
  </header>`;
}

/** Whose address this is, as people read it. */
export const hostOf = (address: string): string =>
  URL.canParse(address) && new URL(address).hostname !== '' ? new URL(address).host : 'the shop';
