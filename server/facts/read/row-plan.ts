import { isPlanLike, planTypeIn } from './plans.ts';
import { isOnlyDimensions, networkOf, whomsIn, withoutDimensions } from './dimensions.ts';
import { namesMetric } from './named.ts';
import { subjectsIn } from './subject.ts';
import type { HeadRow } from './table-heads.ts';
import type { TablePlace, Body } from './table-place.ts';
import { said } from './words.ts';

/** What is left of a label that names a level of its plan: "Low employee only". */
function planOfLevel(label: string): string | null {
  const left = withoutDimensions(label).trim();
  const isNamed =
    left !== '' &&
    left !== label.trim() &&
    whomsIn(said(label)).some(({ kind }) => kind !== 'one' && kind !== 'household');
  return isNamed && isPlanLike(left.toLowerCase()) ? left : null;
}

/** The plan that a label beside the row's own names, or a row across the table above it. */
export function planOfRow({ labels, sections }: Body): string | null {
  const [nearest = '', ...outer] = labels;
  // "Medical | Core | ...": a line of benefits, then its plan.
  const isBenefit = (text: string): boolean => text.split(' ').length <= 2 && subjectsIn(said(text)).length > 0;
  if (outer.some(isBenefit) && nearest.length < 40 && !namesMetric(nearest) && !isOnlyDimensions(nearest))
    return nearest;
  const isName = (text: string): boolean =>
    text.length < 50 && isPlanLike(text.toLowerCase()) && !namesMetric(text) && !isOnlyDimensions(text);
  return (
    outer.find(isName) ??
    planOfLevel(nearest) ??
    sections.find((text) => planTypeIn(text.toLowerCase()) !== null && text.length < 60) ??
    null
  );
}

/** Whether the rows of a table are plans: their labels read like names, and what heads the columns tells the rest. */
export function rowsArePlans(
  bodies: readonly Body[],
  heads: readonly HeadRow[],
  width: number,
  { around }: TablePlace,
): boolean {
  const labels = [...new Set(bodies.map(({ labels: [label = ''] }) => label))].filter((label) => label !== '');
  if (heads.length === 0 || labels.length === 0) return false;
  const above = [around.lead.at(-1) ?? '', ...heads.flatMap((row) => row.slice(0, width))];
  const arePlans = labels.every((label) => isPlanLike(label.toLowerCase()));
  return (
    labels.every((label) => !namesMetric(label) || isPlanLike(label.toLowerCase())) &&
    labels.every(
      (label) => !isOnlyDimensions(label) && networkOf(label) === null && !/\byears?\b|\d+ ?[-–+]/.test(label),
    ) &&
    (arePlans || above.some((text) => /\bplans?\b|\boptions?\b|\bmedical\b/i.test(text)))
  );
}
