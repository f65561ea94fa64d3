import type { Candidate, Sentence, SentenceRules } from '../sentence.ts';
import { servicesIn } from './costs.ts';

/** "Generic drugs cost $10, preferred brands $35." Mail order is another price. */
function drugCosts(sentence: Sentence): Candidate[] {
  const { text, heading, section } = sentence;
  const mail = /mail|90[- ]day|home delivery/;
  if ((mail.test(text) && !/retail|30[- ]day/.test(text)) || mail.test(section)) return [];
  if (
    !/\bdrugs?\b|prescription|generic|\brx\b|tier/.test(`${text} ${heading} ${section}`) ||
    /deductible of|free generic/.test(text)
  )
    return [];
  return servicesIn(sentence, 'drugs', () => true);
}

export const prescriptions: SentenceRules = {
  about: /generic|brand|formulary|specialty|\btier [1-4]/,
  rules: [drugCosts],
};
