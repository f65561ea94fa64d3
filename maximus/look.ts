import type { ChartSpec } from '../contract/analysis.ts';

/** Colours that a drawing may lead with: those of the product's series, which people who see fewer colours tell apart. */
export const leads = ['purple', 'amber', 'teal', 'blue', 'rose', 'ink'] as const;

/** How many names may be changed. */
export const MOST_LABELS = 60;

/** How an answer is drawn, beside what it says: nothing is computed again for it. */
export interface Look {
  /** Empty: the title that the answer has. */
  title: string;
  lead: (typeof leads)[number];
  /** A line across the figures, in their unit. */
  reference: { value: number; label: string } | null;
  /** What groups and series are called instead. */
  labels: Readonly<Record<string, string>>;
}

export const usualLook: Look = { title: '', lead: 'purple', reference: null, labels: {} };

/** Kinds with an axis of amounts, which a line can stand on. */
export const hasReference = ({ kind }: ChartSpec): boolean => ['bar', 'line', 'box', 'histogram'].includes(kind);

/** Names that may be changed: of groups, and of series where there are several. A map knows its states by their codes. */
export function namesIn({ kind, series }: ChartSpec): string[] {
  if (kind === 'map') return [];
  const groups = series.flatMap(({ marks }) => marks.map(({ label }) => label));
  return [...new Set([...groups, ...(series.length > 1 ? series.map(({ name }) => name) : [])])].slice(0, MOST_LABELS);
}

/** A drawing as somebody wants it to look. Names that would be the same twice stay as they are. */
export function withLook(chart: ChartSpec, { title, reference, labels }: Look): ChartSpec {
  const names = namesIn(chart);
  const said = (name: string): string => labels[name] || name;
  const isClear = new Set(names.map(said)).size === names.length;
  const named = (name: string): string => (isClear && names.includes(name) ? said(name) : name);
  return {
    ...chart,
    title: title === '' ? chart.title : title,
    reference: reference !== null && hasReference(chart) ? reference : chart.reference,
    series: chart.series.map(({ name, marks }) => ({
      name: named(name),
      marks: marks.map((mark) => ({ ...mark, label: named(mark.label) })),
    })),
  };
}
