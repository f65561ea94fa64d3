import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import { wordsOf } from '../analysis/words.ts';

/** What joins the parts of a list. */
const wordJoint = /\s+(?:and|plus|vs\.?|versus|alongside|next to|beside|[&+])\s+/i;
const joint = new RegExp(`\\s*[,;/]\\s*(?:and |plus |or )?|${wordJoint.source}`, 'i');
const MOST_FIGURES = 4;
const MOST_WORDS = 30;
/** So many words of the first and of the last part are its own; what is further out is said of all parts. */
const OWN = [Infinity, 1, 2, 3];

/** Reads a part as a question; plainly: without asking whether each of its words has found a place, which takes long. */
type ReadPart = (text: string, isPlainly: boolean) => Understood;

const aside = (spec: AnalysisSpec): string => JSON.stringify({ ...spec, measures: [], assumed: [] });

const isOneFigure = (one: Understood): boolean => one.kind === 'spec' && one.spec.measures.length === 1;

/**
 * "Generic, brand and specialty copays", "vacation at 1, 5 and 10 years": figures that share the words before or behind the list. Each
 * part is read with them as a question of its own; where each is one figure of the same employers, they stand side by side.
 */
export function listedFigures(text: string, isFollowUp: boolean, readPart: ReadPart): Understood | null {
  // What a comma sets apart in a follow-up may say the same once more.
  if (isFollowUp && !wordJoint.test(text)) return null;
  const words = text.replace(/[.!?]+$/, '').trim();
  return apart(words.split(wordJoint), readPart) ?? apart(words.split(joint), readPart);
}

function apart(texts: readonly string[], readPart: ReadPart): Understood | null {
  const parts = texts.map((part) => part.split(/\s+/).filter(Boolean));
  const [first, last] = [parts[0] ?? [], parts.at(-1) ?? []];
  const isList = parts.length > 1 && parts.length <= MOST_FIGURES && parts.every((part) => part.length > 0);
  if (!isList || parts.flat().length > MOST_WORDS) return null;
  for (const lead of OWN.filter((own) => own === Infinity || own < first.length))
    for (const tail of OWN.filter((own) => own === Infinity || own < last.length)) {
      const [head, end] = [lead === Infinity ? [] : first.slice(0, -lead), tail === Infinity ? [] : last.slice(tail)];
      const own = [first.slice(head.length), ...parts.slice(1, -1), last.slice(0, last.length - end.length)];
      const spec = sideBySide(
        own.map((part) => [...head, ...part, ...end].join(' ')),
        readPart,
      );
      if (spec !== null) return { kind: 'spec', spec, sentence: wordsOf(spec) };
    }
  return null;
}

/** The figures of all parts, where each part is one of its own and of the same employers. */
function sideBySide(parts: readonly string[], readPart: ReadPart): AnalysisSpec | null {
  const specs: AnalysisSpec[] = [];
  if (!parts.every((part) => isOneFigure(readPart(part, true)))) return null;
  for (const part of parts) {
    const understood = readPart(part, false);
    if (understood.kind !== 'spec' || understood.unused !== undefined || !isOneFigure(understood)) return null;
    if (specs[0] !== undefined && aside(specs[0]) !== aside(understood.spec)) return null;
    specs.push(understood.spec);
  }
  const measures = specs.flatMap((spec) => spec.measures);
  const [whole] = specs;
  const aspects = measures.map((one) => Object.keys(one).join(' '));
  // "Coinsurance, HDHP" says more of one figure, "single and family" says the level of both.
  const isDistinct =
    new Set(measures.map((one) => ('metric' in one ? one.metric : ''))).size === measures.length ||
    (new Set(aspects).size === 1 && new Set(measures.map((one) => JSON.stringify(one))).size === measures.length);
  const assumed = [...new Set(specs.flatMap((spec) => spec.assumed))].slice(0, 12);
  return whole === undefined || !isDistinct ? null : { ...whole, measures, assumed };
}
