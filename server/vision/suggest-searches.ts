import { type MetricKey, metricGroups, metricOf, metrics } from '../../contract/metrics.ts';
import type { SearchSuggestion } from '../../contract/vision.ts';
import { industries } from '../../contract/vocabulary/industries.ts';
import { metricNames } from '../../contract/vocabulary/metric-names.ts';
import { regions, stateNames } from '../../contract/vocabulary/states.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import type { Database } from '../db/connect.ts';
import { listEmployers } from './store.ts';

type Kind = SearchSuggestion['kind'];

/** Something that can be suggested: its label, and other names that lead to it. */
interface Entry {
  kind: Kind;
  label: string;
  /** In small letters, the label among them. */
  names: readonly string[];
}

const MOST = 8;
/** So many of one kind at most, while there are others. */
const MOST_OF_KIND = 4;
/** Fewer letters may become anything. */
const LEAST_TYPED = 2;
/** So many words at the end may be the beginning of one name. */
const MOST_WORDS = 4;

const entry = (kind: Kind, label: string, names: readonly string[] = []): Entry => ({
  kind,
  label,
  names: [label.toLowerCase(), ...names],
});

const ofField: readonly Entry[] = [
  ...(Object.keys(metrics) as MetricKey[]).map((key) => entry('benefit', metricOf(key).label, metricNames[key])),
  ...Object.values(metricGroups).map((label) => entry('benefit', label)),
  ...Object.values(subjects).map(({ label, names }) => entry('benefit', label, names)),
  ...Object.values(stateNames).map((label) => entry('place', label)),
  ...regions.map((label) => entry('place', label)),
  ...industries.map(({ label, alone }) => entry('industry', label, alone)),
];

/** Suggests what words may become; remembers the employers of the library for as long as it stays the same. */
export class SearchSuggestions {
  private readonly db: Database;
  private readonly version: () => number;
  private employers: { version: number; entries: Promise<readonly Entry[]> } | null = null;

  /** @param version the version of the library; see `SearchIndex` */
  constructor(db: Database, version: () => number) {
    this.db = db;
    this.version = version;
  }

  /** What the end of `typed` may become, most likely first. */
  async suggest(typed: string): Promise<SearchSuggestion[]> {
    return suggestionsAmong([...ofField, ...(await this.readEmployers())], typed);
  }

  private readEmployers(): Promise<readonly Entry[]> {
    const version = this.version();
    if (this.employers?.version === version) return this.employers.entries;
    const entries = listEmployers(this.db).then((names) => names.map((name) => entry('employer', name)));
    this.employers = { version, entries };
    // A reading that failed is made again by the next call.
    entries.catch(() => (this.employers = null));
    return entries;
  }
}

/** Of some entries those that the last words of a text may begin; the most words decide. */
function suggestionsAmong(entries: readonly Entry[], typed: string): SearchSuggestion[] {
  const text = typed.replace(/^\s+/, '').replaceAll(/\s+/g, ' ');
  const starts = [...text.matchAll(/(?<=^| )\S/g)].map(({ index }) => index).slice(-MOST_WORDS);
  const found = new Map<string, SearchSuggestion>();
  const perKind = new Map<Kind, number>();
  for (const start of starts) {
    const begun = text.slice(start).toLowerCase();
    if (begun.trimEnd().length < LEAST_TYPED) continue;
    for (const one of entries) {
      const label = nameBegun(one, begun);
      const key = label?.toLowerCase() ?? '';
      const count = perKind.get(one.kind) ?? 0;
      if (label === null || found.has(key) || key === begun.trim() || count === MOST_OF_KIND) continue;
      found.set(key, { kind: one.kind, label, query: text.slice(0, start) + label });
      perKind.set(one.kind, count + 1);
      if (found.size === MOST) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** The name that a text may become: the label where it may, else a name that leads to it; null where none may. */
function nameBegun({ kind, label, names }: Entry, begun: string): string | null {
  const [own = ''] = names;
  if (own.startsWith(begun)) return label;
  // People remember any word of an employer's name.
  if (kind === 'employer') return own.includes(` ${begun}`) ? label : null;
  const name = names.find((other) => other.startsWith(begun));
  if (name === undefined) return null;
  return kind === 'benefit' ? name : label;
}
