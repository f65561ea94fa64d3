import { AnalysisSpec, type AnalysisResult, type Cell } from '../../../contract/analysis.ts';
import { type SaidFigure, toolNames } from '../../../contract/insight-tools.ts';
import { compute } from '../../analysis/compute.ts';
import { measureLabel, say, statisticLabel } from '../../analysis/labels.ts';
import type { ModelTool } from '../../outside/model.ts';
import { NOT_PLACED } from '../../analysis/say-result.ts';
import type { RunParts } from './run-parts.ts';

/** A figure over many employers, computed by the room of figures; an amount to compare is placed among them. */
export function benchmark(parts: Pick<RunParts, 'db' | 'sources'>): ModelTool {
  return {
    name: toolNames.benchmark,
    description:
      'Computes a figure over the employers of the library: median, quartiles, share, by industry, state, size or year, and ' +
      'where a given amount stands (`compare: {"with":"amount","amount":…}`). Fewer than five employers give no figure.',
    input: AnalysisSpec,
    step: () => 'Computing over the library…',
    async run(input): Promise<SaidFigure> {
      const result = await compute(parts.db, AnalysisSpec.parse(input));
      const figure = sayFigure(parts, result);
      const widened = await widen(parts.db, result);
      if (widened === null) return figure;
      const { marker, headline, hasFigures } = sayFigure(parts, widened);
      // Wider peers place what the narrow ones are too few for.
      const caveats = hasFigures ? figure.caveats.filter((one) => one !== NOT_PLACED) : figure.caveats;
      return { ...figure, caveats, wider: { marker, headline, hasFigures } };
    },
  };
}

/** Peers are widened at most so often: by state, by industry, by size. */
const MOST_WIDENINGS = 3;

/** The same over wider peers, until there are enough of them; null where it needs or has none. */
async function widen(db: RunParts['db'], result: AnalysisResult): Promise<AnalysisResult | null> {
  let widened = result;
  for (let step = 0; step < MOST_WIDENINGS && widened.widening !== null; step += 1)
    widened = await compute(db, widened.widening.spec);
  return widened === result ? null : widened;
}

type Figure = Extract<SaidFigure, { kind: 'figure' }>;

const MOST_ROWS = 15;

/** A result in words, under the marker to cite it by. */
function sayFigure({ sources }: Pick<RunParts, 'sources'>, result: AnalysisResult): Figure {
  const { spec, columns, rows, headline, hasFigures, caveats, assumptions, peers } = result;
  const cells = rows.flatMap((row) => row.cells.slice(0, 1));
  // Of groups, the employers of all of them.
  const n = cells.length > 1 ? result.guidesTotal : (cells[0]?.n ?? 0);
  const samples = Math.min(
    n,
    cells.reduce((sum, cell) => sum + cell.samples, 0),
  );
  const [measure] = spec.measures;
  const title = measure === undefined ? result.sentence : `${measureLabel(measure)}: ${statisticLabel(spec.statistic)}`;
  return {
    kind: 'figure',
    marker: sources.figure(result, { title, n, samples }),
    title,
    peers,
    headline,
    hasFigures,
    n,
    columns: columns.map(({ label }) => label),
    rows: rows.slice(0, MOST_ROWS).map(({ group, cells: ofRow }) => ({
      group: group.join(', '),
      values: ofRow.map((cell, at) => said(cell, columns[at]?.unit ?? null)),
      n: ofRow[0]?.n ?? 0,
    })),
    caveats,
    assumptions,
    wider: null,
  };
}

const said = ({ value }: Cell, unit: string | null): string => (value === null ? 'too few' : say(value, unit));
