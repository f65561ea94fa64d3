import type { Database } from '../../db/connect.ts';
import { Known } from './known.ts';
import type { GuideCard } from './search-index.ts';
import { type FoundPassage, type PassageText, readCards, readPassageTexts } from './store.ts';

/** About 64 MB of passages: all of a library of 7,500 guides, a tenth of one of 75,000. */
const MOST_CHARACTERS = 64_000_000;
/** What is held of a passage beside its text, in characters. */
const BESIDE_TEXT = 250;
/** Guides whose cards are held: about 40 MB. */
const MOST_CARDS = 100_000;

/**
 * Passages that were found lately and the cards of their guides, as they stand in the database. So a guide that was removed is
 * shown until the search thread has heard of it: at once with a notice, within two seconds without; it opens no more from the
 * moment of its removal.
 */
export class KnownPassages {
  private readonly texts: Known<PassageText>;
  private readonly cards: Known<GuideCard>;

  constructor(db: Database) {
    this.texts = new Known({
      read: async (ids) => (await readPassageTexts(db, ids)).map((text) => [text.passageId, text]),
      weigh: ({ text }) => text.length + BESIDE_TEXT,
      most: MOST_CHARACTERS,
    });
    this.cards = new Known({
      read: async (ids) => (await readCards(db, ids)).map((card) => [card.guideId, card]),
      weigh: () => 1,
      most: MOST_CARDS,
    });
  }

  /**
   * Passages in the order of their ids, with the cards of their guides; undefined for one of a guide that was not ready when it
   * was read.
   *
   * @param version of the library in which they were found
   */
  async read(ids: readonly string[], version: number): Promise<(FoundPassage | undefined)[]> {
    const texts = await this.texts.read(ids, version);
    const guideIds = texts.flatMap((text) => (text === undefined ? [] : [text.guideId]));
    const cards = (await this.cards.read(guideIds, version)).values();
    return texts.map((passage) => {
      const card = passage === undefined ? undefined : cards.next().value;
      return passage === undefined || card === undefined ? undefined : { passage, card };
    });
  }
}
