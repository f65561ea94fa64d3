import { metrics, type MetricKey } from '../../contract/metrics.ts';
import { occupations } from '../../contract/vocabulary/qualifiers.ts';
import type { Token } from '../language/tokens.ts';
import type { Asked } from './account-names.ts';
import { wordsOfMetric } from './metric-words.ts';

const leads = new Set(['for', 'with', 'without', 'among', 'at', 'of', 'by', 'per', 'in', 'except', 'excluding', 'on', 'under', 'over', 'during', 'than', 'vs', 'versus', 'if', 'when']); // prettier-ignore
const articles = new Set(['the', 'a', 'an', 'their', 'our', 'its', 'any', 'all', 'your', 'his', 'her', 'my', 'own']);

/** Figures keep the period that they are stated by, which is shown with them. */
const periods = new Set([
  'annual',
  'annually',
  'yearly',
  'monthly',
  'biweekly',
  'weekly',
  'paycheck',
  'paychecks',
  'period',
]);
/** What compares changes what is asked for, wherever it stands. */
export const degrees = new Set(['more', 'less', 'fewer', 'higher', 'lower', 'better', 'richer', 'worse', 'longer', 'shorter', 'cheaper', 'greater', 'bigger', 'larger', 'smaller', 'faster', 'slower', 'double', 'twice', 'half', 'grow', 'grows', 'growing', 'rise', 'rises', 'rising', 'shrink', 'shrinks', 'climb', 'climbs', 'increase', 'increases', 'decrease', 'decreases', 'ratio', 'correlation', 'relationship', 'difference', 'minus', 'total', 'sum', 'combined', 'average']); // prettier-ignore

/** "Per person": how a figure is stated. */
const ofEach = new Set(['person', 'employee', 'member', 'participant', 'individual', 'worker', 'visit', 'child', 'ee']);

const kept = new Set<string>();
/** Stems of all words by which any metric is named. */
function wordsOfAll(): ReadonlySet<string> {
  if (kept.size === 0) for (const key of Object.keys(metrics) as MetricKey[]) for (const word of wordsOfMetric(key)) kept.add(word); // prettier-ignore
  return kept;
}

/** The next token in one direction that is no article. */
function beside(tokens: readonly Token[], at: number, step: 1 | -1): Token | undefined {
  let next = at + step;
  while (articles.has(tokens[next]?.low ?? '')) next += step;
  return tokens[next];
}

/**
 * Whether a word that found no place may say of what or of whom the figure is: it is part of the name of some figure, stands right beside
 * the name of this one, or behind "for", "with" or their like. Any other only colours the question.
 */
export function weighs({ tokens, words, mentions }: Asked, at: number): boolean {
  const token = tokens[at];
  if (token !== undefined && (periods.has(token.low) || occupations.has(token.low))) return false;
  if (token === undefined || degrees.has(token.low) || wordsOfAll().has(token.key)) return true;
  if (tokens[at - 1]?.low === 'per' && ofEach.has(token.low)) return false;
  const [before, behind] = [beside(tokens, at, -1), beside(tokens, at, 1)];
  if (before !== undefined && leads.has(before.low)) return !mentions.some(({ from }) => from === at + 1);
  const isNamed = (one: Token | undefined): boolean => one !== undefined && !one.isMark && words.has(one.key);
  return isNamed(before) || isNamed(behind);
}
