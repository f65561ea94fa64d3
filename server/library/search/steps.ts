import { Refusal } from '../../../contract/errors.ts';
import type { Spelling } from '../../language/word-index.ts';
import type { Vocabulary } from '../../language/correct.ts';

/** How long a question may take is looked at once in so many steps. */
const LOOK_EVERY = 200;
/** So many letters of words that may be meant are compared for one question, whatever is misspelled in it. */
const MOST_COMPARED = 2_000_000;

/**
 * Counts what it takes to answer one question, and ends it once that is too much. A step is one letter of a word that is looked
 * up or compared, or one entry of the index that is gone through.
 */
export class Steps {
  /** How many there were. */
  taken = 0;
  private looked = 0;
  private readonly isOver: () => boolean;

  /** @param isOver whether the question has taken too long; asked now and then */
  constructor(isOver: () => boolean = () => false) {
    this.isOver = isOver;
  }

  /** @throws Refusal `search_slow` once the question has taken too long */
  take(count: number): void {
    this.taken += count;
    if (this.taken - this.looked < LOOK_EVERY) return;
    this.looked = this.taken;
    if (this.isOver()) throw new Refusal('search_slow');
  }
}

/** The same words; looking them up is counted, and past a limit none is near to what was typed. */
export function countedVocabulary(vocabulary: Vocabulary, steps: Steps): Vocabulary {
  let left = MOST_COMPARED;
  return {
    frequency(term) {
      steps.take(term.length);
      return vocabulary.frequency(term);
    },
    *near(typed, most): Generator<Spelling> {
      for (const spelling of vocabulary.near(typed, most)) {
        const letters = typed.length * spelling[1].length;
        left -= letters;
        if (left < 0) return;
        steps.take(letters);
        yield spelling;
      }
    },
  };
}
