import type { Known } from '../../contract/reading.ts';
import type { Connection } from '../db/connect.ts';
import { initialsOf } from '../language/name-forms.ts';
import type { SearchIndex } from '../library/search/search-index.ts';
import { type NamedGuide, readCarriers, readNamedGuides } from './names-store.ts';

/** What the library holds by name, as a reader of questions is told. */
export interface LibraryNames {
  known: Known;
  guides: readonly NamedGuide[];
  /** Guides that one of some telling words names ("PerksPlus", "18F"); of these, those whose names hold most of the question. */
  bearing(telling: readonly string[], question: string): NamedGuide[];
}

/** A word that more employers bear names none of them. */
const FEW_EMPLOYERS = 3;

/** Reads the names of a library; made again when the library has changed. */
export function libraryNames(db: Connection, search: Pick<SearchIndex, 'version'>): () => Promise<LibraryNames> {
  let held: { version: number; names: Promise<LibraryNames> } | null = null;
  return () => {
    const version = search.version();
    if (held?.version === version) return held.names;
    const names = readNames(db);
    held = { version, names };
    // A failure is not kept: the next question reads again.
    names.catch(() => {
      held = null;
    });
    return names;
  };
}

async function readNames(db: Connection): Promise<LibraryNames> {
  const [guides, carriers] = await Promise.all([readNamedGuides(db), readCarriers(db)]);
  const byWord = new Map<string, NamedGuide[]>();
  for (const guide of guides) {
    for (const word of new Set(namesOf(guide))) {
      const bearers = byWord.get(word);
      if (bearers === undefined) byWord.set(word, [guide]);
      else bearers.push(guide);
    }
  }
  const real = new Set(guides.flatMap(({ employer, sample }) => (sample ? [] : [employer])));
  const employers = [...new Set(guides.map(({ employer }) => employer))];
  return {
    guides,
    known: {
      employers,
      invented: new Set(employers.filter((employer) => !real.has(employer))),
      carriers,
      words: new Set([...byWord.keys(), ...[...real].flatMap(initialsOf)]),
      year: new Date().getUTCFullYear(),
    },
    bearing(telling, question) {
      const named = telling.flatMap(wordsIn).flatMap((word) => byWord.get(word) ?? []);
      const bearers = [...new Set(named)];
      if (new Set(bearers.map(({ employer }) => employer)).size > FEW_EMPLOYERS) return [];
      const asked = new Set(wordsIn(question));
      const held = (guide: NamedGuide): number => new Set(namesOf(guide).filter((word) => asked.has(word))).size;
      const most = Math.max(0, ...bearers.map(held));
      return bearers.filter((guide) => held(guide) === most);
    },
  };
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Employers are called by their offices and short names, too, which often stand in a file's name alone. */
const namesOf = ({ employer, title, fileName }: NamedGuide): string[] =>
  wordsIn(`${employer} ${title} ${fileName.replace(/\.\w+$/, '')}`);
