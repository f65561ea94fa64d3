import { Html, html } from './html.ts';
import { style, styleSource } from './style.ts';

/** What a page answers: markup, or the address of another page. */
export interface PageAnswer {
  status: number;
  html?: string;
  redirect?: string;
  headers?: Record<string, string>;
}

/** Seen above the title of a page that was led to by a form: what has been done. */
export function said(text: string | undefined): Html {
  return html`${text !== undefined && html`<p class="say" role="status">${text}</p>`}`;
}

/** Seen above the title: why it was not done. */
export function refused(text: string | undefined): Html {
  return html`${text !== undefined && html`<p class="say bad" role="alert">${text}</p>`}`;
}

/** Written here as one piece: the policy allows the style's text to the letter. */
const styled = new Html(`<style>${style}</style>`);

/**
 * A page with its headers. `leaves`: a form of it may lead to an address of the product; a browser also checks where a
 * form is redirected, through every hop, and those are not known here, so such a page does not name targets of forms.
 */
export function page({ title, body, status = 200, leaves = false }: PageParts): PageAnswer {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${status >= 400 && 'Problem: '}${title} · Test mode</title>
        ${styled}
      </head>
      <body>
        <aside class="test" aria-label="Test mode">Test mode: no real money</aside>
        ${body}
      </body>
    </html> `;
  return {
    status,
    html: document.text,
    headers: {
      'content-security-policy': `default-src 'none'; style-src ${styleSource}; font-src 'self'; base-uri 'none'; frame-ancestors 'none'${leaves ? '' : "; form-action 'self'"}`,
    },
  };
}

interface PageParts {
  title: string;
  body: Html;
  status?: number;
  leaves?: boolean;
}

const rooms = [
  ['/', 'Customers'],
  ['/payments', 'Payments'],
  ['/webhooks', 'Webhooks'],
  ['/faults', 'Faults'],
] as const;

/** A page from which the sandbox is controlled, with the way to the others. */
export function controlPage({ room, title, body, status = 200 }: PageParts & { room: string }): PageAnswer {
  const links = rooms.map(
    ([path, name]) => html`<a href="${path}" ${room === path && html` aria-current="page"`}>${name}</a>`,
  );
  return page({
    title,
    status,
    body: html`<header class="bar">
        <span class="name">Payments sandbox</span>
        <nav aria-label="Controls">${links}</nav>
      </header>
      <main>${body}</main>`,
  });
}

/** A short page that says one thing, and where to go from here. */
export function plainPage({ title, lead, link, status = 200 }: PlainParts): PageAnswer {
  return page({
    title,
    status,
    body: html`<main class="narrow">
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${link !== undefined && html`<p class="gap"><a class="button full" href="${link.to}">${link.text}</a></p>`}
    </main>`,
  });
}

interface PlainParts {
  title: string;
  lead: string;
  link?: { to: string; text: string } | undefined;
  status?: number;
}

/** Leads on after a form, so that reloading repeats nothing. */
export const leadTo = (redirect: string): PageAnswer => ({ status: 303, redirect });
