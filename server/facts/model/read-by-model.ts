import type { Model } from '../../outside/model.ts';
import type { ReadPassage } from '../read/rows.ts';
import type { FoundFact } from '../found-fact.ts';
import { askModel } from './ask-model.ts';
import { checkProposal } from './check-proposal.ts';

/** Characters of passages that a model is shown at once. */
const AT_ONCE = 10_000;
/** Questions about one guide that are on their way at a time. */
const LANES = 3;

/**
 * Reads plan facts out of passages by a model. Each fact stands, with its quote, in the passage that it names; see
 * `checkProposal` for what is left out.
 *
 * @throws Error where the model fails for any part: half a reading would look as if the rest said nothing
 */
export async function readByModel(
  model: Model,
  passages: readonly ReadPassage[],
  signal: AbortSignal,
): Promise<FoundFact[]> {
  const text = plain(passages.map((passage) => `${passage.heading ?? ''} ${passage.text}`).join(' '));
  const names = (plan: string): boolean => plain(plan) !== '' && text.includes(plain(plan));
  const byOrdinal = new Map(passages.map((passage) => [passage.ordinal, passage]));
  const waiting = parts(passages).entries();
  const found: FoundFact[][] = [];
  const failed = new AbortController();
  const lane = async (): Promise<void> => {
    for (const [at, part] of waiting) {
      const shown = part.map(({ ordinal, heading, text }) => ({ number: ordinal, heading, text }));
      const proposals = await askModel(model, shown, AbortSignal.any([signal, failed.signal]));
      found[at] = proposals.flatMap((proposal) => {
        const passage = byOrdinal.get(proposal.passage);
        return (passage && checkProposal(proposal, passage, names)) ?? [];
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (error) {
    // The other questions cost money, and nobody waits for their answers any more.
    failed.abort();
    throw error;
  }
  return found.flat();
}

/** A text by its words alone. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The passages in parts of about {@link AT_ONCE} characters. */
function parts(passages: readonly ReadPassage[]): ReadPassage[][] {
  const found: ReadPassage[][] = [];
  let room = 0;
  for (const passage of passages) {
    if (room < passage.text.length) {
      found.push([]);
      room = AT_ONCE;
    }
    found.at(-1)?.push(passage);
    room -= passage.text.length;
  }
  return found;
}
