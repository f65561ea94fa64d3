import type { FactCondition, FactTest, SearchFilters } from '../contract/search-filters.ts';

/** The names that filters have in the address. A name may stand in it several times: once for each value. */
const lists = {
  industry: 'industries',
  state: 'states',
  region: 'regions',
  size: 'sizes',
  plan: 'planTypes',
  carrier: 'carriers',
} as const;

const types = ['pdf', 'doc', 'docx', 'txt', 'html', 'web'] as const satisfies readonly NonNullable<
  SearchFilters['types']
>[number][];

/** What the server takes: more values than that, or longer ones, are no search of ours. */
const MOST_VALUES = 60;
const LONGEST_VALUE = 120;
const MOST_TESTS = 12;
const MOST_FACTS = 12;
const LARGEST = 1_000_000_000;

/**
 * `leave.parental_birth_weeks>=16`, `medical.deductible/family<=3000`, `medical.premium>=400<=600`, `medical.funding:self-funded`.
 * Of several tests any one does, `hsa|hra`, and `!` denies them, `!medical.plan_type:PPO`.
 */
const TEST =
  /^(?<metric>[a-z]\w*(?:\.\w+)+|[a-z]{3,12})(?:\/(?<tier>\w{1,40}))?(?::(?<is>[^|]{1,120})|(?:>=(?<least>-?\d+(?:\.\d+)?))?(?:<=(?<most>-?\d+(?:\.\d+)?))?)$/;
const EMPLOYEES = /^(?<least>\d{1,9})?-(?<most>\d{1,9})?$/;

/** What the address of a search says beside its words. */
export type FilterAddress = Partial<
  Record<keyof typeof lists | 'year' | 'type' | 'fact', string[]> & Record<'employees' | 'source', string>
>;

function all(value: unknown, longest: number = LONGEST_VALUE): string[] {
  const values = (Array.isArray(value) ? value : [value])
    .map((one) => (typeof one === 'string' ? one.trim() : ''))
    .filter((one) => one !== '' && one.length <= longest);
  return [...new Set(values)].slice(0, MOST_VALUES);
}

/** Reads the filters of an address. What has no meaning there is passed over: an address may come from anywhere. */
export function readFilters(raw: Record<string, unknown>): SearchFilters {
  const filters: SearchFilters = {};
  for (const [name, field] of Object.entries(lists)) {
    const values = all(raw[name]);
    keep(filters, field, field === 'states' ? codesOf(values) : values);
  }
  const [employees] = all(raw['employees']);
  const range = rangeOf(EMPLOYEES.exec(employees ?? '')?.groups);
  if (range) filters.employees = range;
  const years = all(raw['year']).map(Number);
  keep(
    filters,
    'planYears',
    years.filter((year) => Number.isInteger(year) && year >= 1900 && year <= 2200),
  );
  keep(
    filters,
    'types',
    all(raw['type']).flatMap((value) => types.find((type) => type === value) ?? []),
  );
  const [source] = all(raw['source']);
  if (source === 'sample' || source === 'imported') filters.sample = source === 'sample';
  keep(
    filters,
    'facts',
    all(raw['fact'], MOST_TESTS * LONGEST_VALUE)
      .flatMap((text) => readCondition(text) ?? [])
      .slice(0, MOST_FACTS),
  );
  return filters;
}

function codesOf(values: readonly string[]): string[] {
  const codes = values.filter((value) => /^[a-z]{2}$/i.test(value)).map((value) => value.toUpperCase());
  return [...new Set(codes)];
}

function keep<K extends keyof SearchFilters>(filters: SearchFilters, field: K, values: SearchFilters[K] & unknown[]) {
  if (values.length > 0) filters[field] = values;
}

function rangeOf(groups: Record<string, string | undefined> | undefined): { atLeast?: number; atMost?: number } | null {
  const { least, most } = groups ?? {};
  if (least === undefined && most === undefined) return null;
  return {
    ...(least === undefined ? {} : { atLeast: Number(least) }),
    ...(most === undefined ? {} : { atMost: Number(most) }),
  };
}

function readCondition(text: string): FactCondition | null {
  const isDenied = text.startsWith('!');
  const parts = text.slice(isDenied ? 1 : 0).split('|');
  const [first, ...or] = parts.flatMap((part) => readTest(part) ?? []);
  if (first === undefined || or.length !== parts.length - 1 || or.length >= MOST_TESTS) return null;
  return { ...first, ...(or.length > 0 && { or }), ...(isDenied && { not: true }) };
}

function readTest(text: string): FactTest | null {
  const groups = TEST.exec(text)?.groups;
  const { metric, tier, is } = groups ?? {};
  if (metric === undefined) return null;
  const range = rangeOf(groups) ?? {};
  if (Object.values(range).some((bound) => Math.abs(bound) > LARGEST)) return null;
  return {
    metric,
    ...(tier === undefined ? {} : { tier }),
    ...range,
    ...(is === undefined || is.trim() === '' ? {} : { is: is.trim() }),
  };
}

/** Writes filters for the address, in one order, so that the same search has one address. */
export function writeFilters(filters: SearchFilters): FilterAddress {
  const address: FilterAddress = {};
  for (const [name, field] of Object.entries(lists) as [keyof typeof lists, (typeof lists)[keyof typeof lists]][]) {
    const values = filters[field] ?? [];
    if (values.length > 0) address[name] = values.toSorted();
  }
  const { employees, planYears = [], types: formats = [], sample, facts = [] } = filters;
  if (employees) address.employees = `${employees.atLeast ?? ''}-${employees.atMost ?? ''}`;
  if (planYears.length > 0) address.year = planYears.toSorted((a, b) => b - a).map(String);
  if (formats.length > 0) address.type = formats.toSorted();
  if (sample !== undefined) address.source = sample ? 'sample' : 'imported';
  if (facts.length > 0) address.fact = facts.map(writeCondition).toSorted();
  return address;
}

function writeCondition({ or = [], not, ...first }: FactCondition): string {
  return `${not === true ? '!' : ''}${[first, ...or].map(writeTest).join('|')}`;
}

function writeTest({ metric, tier, atLeast, atMost, is }: FactTest): string {
  const bounds = `${atLeast === undefined ? '' : `>=${atLeast}`}${atMost === undefined ? '' : `<=${atMost}`}`;
  return `${metric}${tier === undefined ? '' : `/${tier}`}${is === undefined ? bounds : `:${is.replaceAll('|', ' ')}`}`;
}
