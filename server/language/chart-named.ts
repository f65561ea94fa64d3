import type { ChartKind } from '../../contract/reading.ts';
import { charts } from './operators.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** "Deductibles by region, box". */
const bareCharts: Readonly<Record<string, ChartKind>> = {
  box: 'box',
  boxes: 'box',
  line: 'line',
  lines: 'line',
  bar: 'bar',
  column: 'bar',
  heat: 'heat',
};

const asking = new Set(['show', 'draw', 'make', 'give', 'want', 'plot', 'me', 'see', 'get']);
const articles = new Set(['a', 'an', 'the']);

/** "A graphic in line", "show me a line for …", "as bars": a kind that is led as one. */
function kindDrawn(tokens: readonly Token[], isOfChart: boolean): Found<ChartKind> | null {
  for (const [at, { low }] of tokens.entries()) {
    const kind = bareCharts[low];
    const isArticle = articles.has(tokens[at - 1]?.low ?? '');
    const lead = tokens[isArticle ? at - 2 : at - 1]?.low ?? '';
    const isLed = lead === 'as' || (lead === 'in' && isOfChart) || (isArticle && asking.has(lead));
    if (kind !== undefined && isLed) return { value: kind, from: at, to: at + 1, isExact: true };
  }
  return null;
}

/** The kind of drawing that is named; "draw" alone leaves it open. */
export function chartIn(tokens: readonly Token[]): Found<ChartKind> | null {
  const named = charts.apart(tokens);
  const last = tokens.length - 1;
  const kind = bareCharts[tokens[last]?.low ?? ''];
  if (named.length === 0 && kind !== undefined && last > 1 && tokens[last - 1]?.low === ',')
    return { value: kind, from: last, to: last + 1, isExact: true };
  const [first] = named;
  const drawn = kindDrawn(tokens, named.length > 0);
  if (drawn !== null && named.every(({ value }) => value === 'any')) return drawn;
  const kindNamed = named.find(({ value }) => value !== 'any');
  // "Plot the match against vesting": one along each axis.
  const isPlane =
    first !== undefined &&
    tokens[first.from]?.low === 'plot' &&
    tokens.slice(first.to).some(({ low }) => low === 'against');
  if (kindNamed === undefined && isPlane) return { ...first, value: 'scatter' };
  return kindNamed ?? first ?? null;
}
