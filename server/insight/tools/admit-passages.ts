import { PASSAGES_PER_GUIDE } from '../../../contract/vision.ts';
import type { GuidePassage } from './guide-passage.ts';

/** What people may see of guides; see `SeenPassages` of the room of Peripheral Vision. */
export interface SeenPassages {
  standing(
    userId: string,
    guideIds: readonly string[],
  ): Promise<{ unlocked: ReadonlySet<string>; seen: ReadonlyMap<string, readonly string[]> }>;
  note(userId: string, seen: readonly { guideId: string; passageId: string }[]): void;
}

/** The passages that an answer may rest on: of a locked guide, those that its person may see. */
export interface AdmittedPassages {
  /** Leaves out what the person may not see. */
  admit<Passage extends GuidePassage>(hits: readonly Passage[]): Promise<Passage[]>;
  /** The titles of guides of which something was left out. */
  readonly withheld: ReadonlySet<string>;
  /** Notes what an answer shows: what it cites, and what it repeats without a citation. */
  note(text: string, cited: readonly { passageId: string }[]): void;
}

/** What fits less than so many passages of its guide is not missed. */
const BEST = 6;

/** Of a locked guide a person sees twelve different passages, by an answer too. What is given to the model is not shown yet. */
export function admitPassages(seen: SeenPassages, userId: string): AdmittedPassages {
  /** By locked guide: what may be shown of it. */
  const admitted = new Map<string, Set<string>>();
  const withheld = new Set<string>();
  /** What was given to the model of locked guides, by passage. */
  const given = new Map<string, GuidePassage>();
  return {
    withheld,
    async admit(hits) {
      const offered = new Map<string, number>();
      const { unlocked, seen: known } = await seen.standing(userId, [...new Set(hits.map(({ guideId }) => guideId))]);
      return hits.filter((hit) => {
        const { guideId, passageId, title } = hit;
        const at = offered.get(guideId) ?? 0;
        offered.set(guideId, at + 1);
        if (unlocked.has(guideId)) return true;
        const own = admitted.get(guideId) ?? new Set(known.get(guideId));
        admitted.set(guideId, own);
        if (own.size < PASSAGES_PER_GUIDE) own.add(passageId);
        if (own.has(passageId)) given.set(passageId, hit);
        else if (at < BEST) withheld.add(title);
        return own.has(passageId);
      });
    },
    note(text, cited) {
      const said = runsOf(text);
      const isShown = ({ passageId, text: whole }: GuidePassage): boolean =>
        cited.some((one) => one.passageId === passageId) || [...runsOf(whole)].some((run) => said.has(run));
      const shown = [...given.values()].filter(isShown);
      seen.note(
        userId,
        shown.map(({ guideId, passageId }) => ({ guideId, passageId })),
      );
    },
  };
}

/** So many words in a row that are the same are no chance. */
const RUN = 6;

/** All runs of so many words of a text. */
function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
}

/** What an answer says of the guides of which something was left out; empty where nothing was. */
export function sayWithheld(titles: ReadonlySet<string>): string {
  if (titles.size === 0) return '';
  const named = [...titles].slice(0, 3).map((title) => `“${title}”`);
  const list = new Intl.ListFormat('en-US').format(titles.size > 3 ? [...named, 'others'] : named);
  return `\n\nYou have seen all free passages of ${list}. Unlock them to have the rest answered.`;
}
