import type { StatedFact } from '../../../contract/insight-tools.ts';
import { metricOf } from '../../../contract/metrics.ts';
import { amountIn } from '../amount-in.ts';
import type { Ranked } from '../rank.ts';

/** What holds for some people or for a time only: "limited to $2,000 during the first year", "for those who join after May". */
const EXCEPTION =
  /\b(?:during|in|for) (?:your|their|the|his) (?:first|initial) (?:\w+ )?(?:years?|months?)\b|\bfor (?:new hires|(?:new |those )?employees? (?:who )?(?:join|joining|hired|start))|\b(?:hired|joining|join) (?:the company )?after\b/i;
/** What is given to anybody. */
const GENERAL = /\b(?:each|every|all|annual|yearly|per year|a year)\b/i;

/**
 * Values without those that a guide states of an exception only, where one of the best statements gives the general amount: "an annual
 * budget of $4,000", beside "$2,000 during the first year".
 */
export function withoutExceptions(facts: readonly StatedFact[], best: readonly Ranked[]): readonly StatedFact[] {
  const isGeneral = ({ text }: Ranked): boolean =>
    GENERAL.test(text) && !EXCEPTION.test(text) && amountIn.money.test(text);
  const has = best.slice(0, NEAR).some(isGeneral);
  return facts.filter(
    ({ metric, quote }) => !(has && metricOf(metric).unit?.startsWith('usd') === true && EXCEPTION.test(quote)),
  );
}
/** Statements looked at, the best first. */
const NEAR = 2;
