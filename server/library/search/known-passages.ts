import type { Database } from '../../db/connect.ts';
import { Known } from './known.ts';
import { type FoundPassage, readFound } from './store.ts';

/** About 64 MB of passages: nearly all of a library of 7,500 guides, a tenth of one of 75,000. */
const MOST_CHARACTERS = 64_000_000;
/** What is held of a passage beside its text, in characters. */
const BESIDE_TEXT = 500;

/**
 * Passages that were found lately and the cards of their guides, as they stand in the database. So a guide that was removed is
 * shown until the search thread has heard of it: at once with a notice, within two seconds without; it opens no more from the
 * moment of its removal.
 */
export class KnownPassages extends Known<FoundPassage> {
  constructor(db: Database) {
    super({
      read: (ids) => readFound(db, ids),
      weigh: ({ passage }) => passage.text.length + BESIDE_TEXT,
      most: MOST_CHARACTERS,
    });
  }
}
