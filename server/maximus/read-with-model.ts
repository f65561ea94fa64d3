import type { AnalysisSpec, Choice, Understood } from '../../contract/analysis.ts';
import { wordsOf } from '../analysis/words.ts';
import type { AskedBack } from '../../contract/maximus.ts';
import type { Known } from '../../contract/reading.ts';
import type { Model } from '../outside/model.ts';
import { proposeSpec } from './propose-spec.ts';
import { readQuestion } from './read-question.ts';

const MOST_CHOICES = 4;

/**
 * What a question asks for. Where our reading left words over or would ask, a model may propose a spec: it is computed and charged like
 * ours, and says where it comes from; beside a question back it is one more choice. Without a model, or when it fails, the reading stands.
 */
export async function readWithModel(
  model: Model | null,
  {
    question,
    before,
    earlier,
    asked,
    known,
  }: {
    question: string;
    before: AnalysisSpec | null;
    earlier: AnalysisSpec | null;
    asked: AskedBack | null;
    known: Known;
  },
): Promise<Understood> {
  const understood = readQuestion(question, before, known, asked, earlier);
  if (model === null || !isOpen(understood)) return understood;
  const proposed = await proposeSpec(model, question, before);
  if (proposed === null) return understood;
  const spec = { ...proposed, assumed: ['A language model read this question: check the parts below.'] };
  if (understood.kind === 'ask' && understood.choices.length > 1)
    return { ...understood, choices: withProposal(understood.choices, spec) };
  return understood.kind === 'spec' && isSame(understood.spec, spec)
    ? understood
    : { kind: 'spec', spec, sentence: wordsOf(spec) };
}

/** Whether the words leave something to be decided: several readings, or one for which a word was left over. */
const isOpen = (understood: Understood): boolean =>
  understood.kind === 'ask' || (understood.kind === 'spec' && understood.unused !== undefined);

const isSame = (one: AnalysisSpec, other: AnalysisSpec): boolean =>
  JSON.stringify({ ...one, assumed: [] }) === JSON.stringify({ ...other, assumed: [] });

/** The proposal first, where it is none of the choices. */
function withProposal(choices: readonly Choice[], spec: AnalysisSpec): Choice[] {
  const isThere = choices.some((one) => isSame(one.spec, spec));
  const label = `${wordsOf(spec)} (as a language model reads it)`;
  return isThere ? [...choices] : [{ label, spec }, ...choices].slice(0, MOST_CHOICES);
}
