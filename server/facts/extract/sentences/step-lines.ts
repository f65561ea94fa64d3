import { serviceBandsIn } from './service-bands.ts';
import type { Sentence } from '../sentence.ts';

/** "1-5 years of service" over "10 days per year": a step whose length of service is the line above it. */
export function withStep(sentence: Sentence): Sentence {
  const { kind, text, section } = sentence;
  const isAmount = kind === 'prose' && section.length < 45 && text !== section && /^\W*(?:up to )?\d/.test(text);
  const [step, second] = isAmount ? serviceBandsIn(section) : [];
  const isStep = step !== undefined && second === undefined && section.length - (step.end - step.at) < 14;
  return isStep && serviceBandsIn(text).length === 0 ? { ...sentence, text: `${section}: ${text}` } : sentence;
}
