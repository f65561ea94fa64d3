import { parseHTML } from 'linkedom';

/** As much of an element as is needed here. */
interface Part {
  readonly tagName: string;
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): Iterable<Part>;
  closest(selector: string): Part | null;
}

interface Page extends Pick<Part, 'querySelector' | 'querySelectorAll'> {
  readonly body: Part;
  getElementById(id: string): Part | null;
}

/** A hosted page as somebody in a browser has it before them. */
export interface Visit {
  status: number;
  /** Where the browser is; outside of the sandbox nothing is loaded. */
  url: string;
  /** What can be read on the page, with single spaces. */
  text: string;
  headers: Headers;
  document: Page;
  /** Types into a field, or chooses from a list, by its label; the first one of this label. */
  fill(label: string, value: string): void;
  /** What stands in a field. */
  valueOf(label: string): string;
  /** What is said to be wrong with a field. */
  wrongWith(label: string): string | null;
  /** Chooses one of a group, or ticks a box. */
  choose(label: string): void;
  /** Sends the form of a button, the first one of this name. */
  press(name: string): Promise<Visit>;
  /** Goes where a link leads, the first one of this name. */
  follow(name: string): Promise<Visit>;
  has(role: 'button' | 'link', name: string): boolean;
}

const squeeze = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** What a part is called: by its label for those who do not see it, else by what stands in it. */
const nameOf = (part: Part): string => part.getAttribute('aria-label') ?? squeeze(part.textContent);

/** Opens a page of the sandbox at `url` and goes where it leads, as a browser without scripts does. */
export async function visit(url: string, init: RequestInit = {}): Promise<Visit> {
  const answer = await fetch(url, { ...init, redirect: 'manual' });
  const to = answer.headers.get('location');
  const text = await answer.text();
  if (to !== null) return leadTo(new URL(to, url).href, url);
  return present(
    answer.status,
    url,
    answer.headers.get('content-type')?.includes('html') === true ? text : blank(text),
    answer.headers,
  );
}

const blank = (text: string): string => `<html><body>${text}</body></html>`;

/** Of what lies outside of the sandbox nothing is loaded. */
async function leadTo(url: string, from: string): Promise<Visit> {
  return new URL(url).origin === new URL(from).origin ? visit(url) : present(200, url, blank(''), new Headers());
}

function present(status: number, url: string, markup: string, headers: Headers): Visit {
  const { document } = parseHTML(markup) as unknown as { document: Page };
  const typed = new Map<Part, string>();
  const missing = (what: string): Error => new Error(`no ${what} on ${url}: ${squeeze(document.body.textContent)}`);
  const field = (label: string): Part => {
    const found = [...document.querySelectorAll('label')].find((one) => squeeze(one.textContent) === label);
    const id = found?.getAttribute('for');
    const part = typeof id === 'string' ? document.getElementById(id) : found?.querySelector('input');
    if (part === null || part === undefined) throw missing(`field ${label}`);
    return part;
  };
  const named = (selector: string, name: string): Part | undefined =>
    [...document.querySelectorAll(selector)].find((one) => nameOf(one) === name);
  const valueOf = (part: Part): string =>
    typed.get(part) ??
    (part.tagName === 'SELECT'
      ? (part.querySelector('option[selected]') ?? part.querySelector('option'))?.getAttribute('value')
      : part.getAttribute('value')) ??
    '';
  return {
    status,
    url,
    headers,
    document,
    text: squeeze(document.body.textContent),
    fill: (label, value) => void typed.set(field(label), value),
    valueOf: (label) => valueOf(field(label)),
    wrongWith: (label) => {
      const part = field(label);
      if (part.getAttribute('aria-invalid') !== 'true') return null;
      const [id] = (part.getAttribute('aria-describedby') ?? '').split(' ');
      return squeeze(document.getElementById(id ?? '')?.textContent ?? '');
    },
    choose: (label) => {
      const chosen = field(label);
      for (const one of document.querySelectorAll(`input[type=radio][name="${chosen.getAttribute('name') ?? ''}"]`))
        one.removeAttribute('checked');
      chosen.setAttribute('checked', '');
    },
    has: (role, name) => named(role === 'link' ? 'a[href]' : 'button', name) !== undefined,
    async follow(name) {
      const link = named('a[href]', name);
      if (link === undefined) throw missing(`link ${name}`);
      return leadTo(new URL(link.getAttribute('href') ?? '', url).href, url);
    },
    async press(name) {
      const button = named('button', name);
      const form = button?.closest('form');
      if (button === undefined || form === null || form === undefined) throw missing(`button ${name}`);
      const sent = new URLSearchParams();
      for (const part of form.querySelectorAll('input[name], select[name]')) {
        const kind = part.getAttribute('type');
        if ((kind === 'radio' || kind === 'checkbox') && !part.hasAttribute('checked')) continue;
        sent.append(part.getAttribute('name') ?? '', kind === 'checkbox' ? 'on' : valueOf(part));
      }
      const own = button.getAttribute('name');
      if (own !== null) sent.append(own, button.getAttribute('value') ?? '');
      const action = new URL(form.getAttribute('action') ?? '', url);
      if (form.getAttribute('method') !== 'post') return visit(`${action.href}?${sent.toString()}`);
      const { origin } = action;
      return visit(action.href, { method: 'POST', body: sent, headers: { origin, 'sec-fetch-site': 'same-origin' } });
    },
  };
}

/** Fills a card in, as the pages ask for it. */
export function fillCard(page: Visit, number: string): void {
  page.fill('Card number', number);
  page.fill('Expiry', '12 / 34');
  page.fill('CVC', '123');
  page.fill('Name on card', 'Dana Whitfield');
}
