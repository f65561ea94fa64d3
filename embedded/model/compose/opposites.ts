import type { SaidReading } from '../../../contract/insight-tools.ts';
import type { Ranked } from '../rank.ts';
import { stemsOf } from '../words.ts';
import { wantsYesOrNo } from '../yes-or-no.ts';

const DENIED =
  /\bnot (?:be )?(?:cover|includ|provid|offer|pa(?:y|id)|eligib|availab|reimburs|appl)\w*|\b(?:excludes?|excluded|exclusions?)\b|\b(?:do|does|will|is|are)(?: not|n['’]t)\b|\bno coverage\b/i;
/** Two statements speak of the same where they share so many words of the question. */
const SHARED = 2;

/** Whether a text denies something. */
export const isDenial = (text: string): boolean => DENIED.test(text);

/**
 * A statement of another guide that says the opposite of the best one: one denies what the other grants. Only what answers a
 * question that wants yes or no is looked at.
 */
export function oppositeOf(
  { question }: SaidReading,
  best: Ranked | undefined,
  others: readonly Ranked[],
): Ranked | undefined {
  if (best === undefined || !wantsYesOrNo(question)) return undefined;
  const asked = stemsOf(question);
  const words = (one: Ranked): string[] => [...stemsOf(`${one.context} ${one.text}`)].filter((word) => asked.has(word));
  const own = new Set(words(best));
  const isDenied = isDenial(best.text);
  return others.find(
    (one) =>
      one.passage.guide !== best.passage.guide &&
      one.passage.planYear === best.passage.planYear &&
      isDenial(one.text) !== isDenied &&
      words(one).filter((word) => own.has(word)).length >= Math.min(SHARED, own.size),
  );
}
