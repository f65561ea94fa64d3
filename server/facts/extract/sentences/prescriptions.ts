import type { Candidate, Sentence, SentenceRules } from '../sentence.ts';
import { metricsOfLabel } from '../labels.ts';
import { planOf, servicesIn } from './costs.ts';

/** "Generic drugs cost $10, preferred brands $35." Mail order is another price. */
function drugCosts(sentence: Sentence): Candidate[] {
  const { text, heading, section } = sentence;
  const mail = /mail|90[- ]day|home delivery/;
  if ((mail.test(text) && !/retail|30[- ]day/.test(text)) || mail.test(section)) return [];
  if (
    !/\bdrugs?\b|prescription|generic|\brx\b|tier/.test(`${text} ${heading} ${section}`) ||
    /deductible of|free generic/.test(text) ||
    (text.includes('/') && byName.test(text))
  )
    return [];
  return servicesIn(sentence, 'drugs', () => true);
}

const three =
  /\$(\d{1,3}) ?\/ ?\$(\d{1,3}) ?\/ ?\$(\d{1,3})(?: ?\/ ?\$(\d{1,4}))?(?![\d,.]\d)[^$;.]{0,24}\b(?:pharmacy|prescriptions?|rx|drugs?)\b|\b(?:pharmacy|prescriptions?|rx|drugs?)\b[^$;.]{0,30}\$(\d{1,3}) ?\/ ?\$(\d{1,3}) ?\/ ?\$(\d{1,3})(?: ?\/ ?\$(\d{1,4}))?(?![\d,.]\d)/;

/** "$10/$35/$60 for prescriptions": three prices without names are those of the tiers, in their order. */
function tiersInOrder(sentence: Sentence): Candidate[] {
  const { text, kind } = sentence;
  if (kind === 'row' || /mail|90[- ]day/.test(text)) return [];
  const found =
    three
      .exec(text)
      ?.slice(1)
      .filter((part) => part !== undefined) ?? [];
  const values = found.map(Number);
  if (values.length < 3 || values.some((value, at) => at > 0 && value < (values[at - 1] ?? 0))) return [];
  const metrics = ['rx.tier_1', 'rx.tier_2', 'rx.tier_3', 'rx.specialty'] as const;
  return metrics.flatMap((metric, at): Candidate[] => {
    const value = values[at];
    return value === undefined ? [] : [{ metric, value, plan: planOf(sentence), confidence: 0.82 }];
  });
}

/** "$10/$30/$50 co-pays per generic/preferred/non-preferred": prices and names in one order. */
const byName = /(\$\d{1,3}(?: ?\/ ?\$\d{1,3})+) (?:co-?pays?(?:ments?)? )?(?:per|for) ([a-z -]+(?:\/[a-z -]+)+)/;

function namedInOrder(sentence: Sentence): Candidate[] {
  const { text, kind } = sentence;
  if (kind === 'row' || !text.includes('/') || /mail|90[- ]day/.test(text)) return [];
  const [, prices = '', told = ''] = byName.exec(text) ?? [];
  const values = prices.split('/').map((price) => Number(price.replace(/[ $]/g, '')));
  const names = told.split('/').map((name) => metricsOfLabel(name.trim(), 'drugs')[0]);
  if (values.length !== names.length || new Set(names).size !== names.length) return [];
  return names.flatMap((metric, at): Candidate[] => {
    const value = values[at];
    return metric === undefined || value === undefined
      ? []
      : [{ metric, value, plan: planOf(sentence), confidence: 0.84 }];
  });
}

export const prescriptions: SentenceRules = {
  about: /generic|brand|formulary|specialty|\btier [1-4]|pharmacy|prescription|\brx\b|drugs?\b/,
  rules: [drugCosts, tiersInOrder, namedInOrder],
};
