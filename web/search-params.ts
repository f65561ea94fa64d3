type Raw = Record<string, unknown>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

const page = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** Drops what is not there, so that addresses stay short. */
function given<T extends Raw>(params: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as never;
}

/** `/guide?chat=…`: the chat in view. */
export const guideSearch = (raw: Raw) => given({ chat: text(raw['chat']) });

/** `/doc?q=…&page=2`: the search in view and the page of its results. */
export const visionSearch = (raw: Raw) => given({ q: text(raw['q']), page: page(raw['page']) });

/** `/documents/{id}?page=3&passage=…`: where the guide is open. */
export const readerSearch = (raw: Raw) => given({ page: page(raw['page']), passage: text(raw['passage']) });

/** `/billing/success?session_id=…`: the checkout that led here. */
export const checkoutSearch = (raw: Raw) => given({ session_id: text(raw['session_id']) });

const orders = ['oldest', 'title'] as const;

/** `/my-documents?title=…&sort=oldest&view=grid`: what is shown and how; what is usual is left out. */
export const historySearch = (raw: Raw) =>
  given({
    title: text(raw['title']),
    sort: orders.find((order) => order === raw['sort']),
    view: raw['view'] === 'grid' ? ('grid' as const) : undefined,
  });
