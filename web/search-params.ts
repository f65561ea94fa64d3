import { readFilters, writeFilters } from './search-filters.ts';

type Raw = Record<string, unknown>;

/** Reads the part of an address after `?`: everything is text, and a name that stands there several times is a list. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(found);
}

/** Signs that an address may hold as they are, so that people can read it. */
const readable: Record<string, string> = { '%2C': ',', '%3A': ':', '%3D': '=', '%2F': '/', '%28': '(', '%29': ')' };

/** Writes the part of an address from `?` on; nothing when there is nothing to say. */
export function stringifySearch(search: Raw): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of [value].flat()) {
      if (typeof one === 'string' || typeof one === 'number') written.append(name, String(one));
    }
  }
  const text = written.toString().replaceAll(/%(?:2C|3A|3D|2F|28|29)/g, (sign) => readable[sign] ?? sign);
  return text === '' ? '' : `?${text}`;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

const page = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** A day as `2026-03-31`; undefined where it is none. */
const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** Drops what is not there, or empty, so that addresses stay short. */
export function given<T extends Raw>(params: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined && value !== '')) as never;
}

/** `/guide?chat=…`: the chat in view. */
export const guideSearch = (raw: Raw) => given({ chat: text(raw['chat']), message: text(raw['message']) });

/** The orders of results that are not the usual one. */
const resultOrders = ['size', 'year', 'name', 'value'] as const;

/**
 * `/doc?q=…&state=TX&sort=size&page=2`: the search in view with its filters, and the page of its results. `understand=no`: the words
 * are words, nothing in them is a condition.
 */
export const visionSearch = (raw: Raw) => ({
  ...given({
    q: text(raw['q']),
    understand: raw['understand'] === 'no' ? ('no' as const) : undefined,
    page: page(raw['page']),
    sort: resultOrders.find((order) => order === raw['sort']),
  }),
  ...writeFilters(readFilters(raw)),
});

/** `/documents/{id}?page=3&passage=…&fact=…`: where the guide is open, and the fact whose quote is marked. */
export const readerSearch = (raw: Raw) =>
  given({ page: page(raw['page']), passage: text(raw['passage']), fact: text(raw['fact']) });

/** `/billing/history?show=out`: which lines of the ledger are shown; all where it says nothing. */
export const billingSearch = (raw: Raw) => given({ show: text(raw['show']) });

/** `/billing/success?session_id=…`: the checkout that led here. */
export const checkoutSearch = (raw: Raw) => given({ session_id: text(raw['session_id']) });

const adminTabs = [
  'users',
  'packages',
  'founding',
  'templates',
  'social',
  'reports',
  'library',
  'settings',
  'mails',
  'overview',
  'logs',
] as const;
export type AdminTab = (typeof adminTabs)[number];

/** What a log is searched for, and its first and last day. */
const logSearch = (raw: Raw) => ({ q: text(raw['q']), from: day(raw['from']), to: day(raw['to']) });

/** How many days figures over time may show; 30 are usual. */
export const daySpans = [7, 30, 90, 365] as const;

/**
 * `/admin?tab=library&part=review&q=harbor&page=2`: the tab in view, the part of it that is chosen, and the words, order, state,
 * days and page of its list; what is usual is left out.
 */
export const adminSearch = (raw: Raw) =>
  given({
    tab: adminTabs.find((tab) => tab === raw['tab']),
    part: text(raw['part']),
    ...logSearch(raw),
    days: daySpans.find((span) => span === Number(raw['days'])),
    order: text(raw['order']),
    state: text(raw['state']),
    page: page(raw['page']),
  });
export type PanelPlace = ReturnType<typeof adminSearch>;

const personTabs = ['overview', 'credits', 'payments', 'activity', 'log'] as const;
export type PersonTab = (typeof personTabs)[number];

/** `/admin/users/{id}?tab=log&from=2026-03-01`: the tab in view, and what its log shows; the first tab is left out. */
export const adminPersonSearch = (raw: Raw) =>
  given({ tab: personTabs.find((tab) => tab === raw['tab']), ...logSearch(raw) });

const orders = ['oldest', 'title'] as const;

/** `/my-documents?title=…&sort=oldest&view=grid`: what is shown and how; what is usual is left out. */
export const historySearch = (raw: Raw) =>
  given({
    title: text(raw['title']),
    sort: orders.find((order) => order === raw['sort']),
    view: raw['view'] === 'grid' ? ('grid' as const) : undefined,
  });
