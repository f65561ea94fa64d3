import { memo, type ReactNode, useMemo } from 'react';
import type { DocumentReport } from '../../../contract/reports.ts';
import type { ViewedDocument } from '../../../contract/vision.ts';
import { cx } from '../../ui/cx.ts';
import { FIRST_ROWS, useGrowing } from './use-growing.ts';
import { ViewedRow } from './viewed-row.tsx';

export type View = 'list' | 'grid';

/** Rows that are drawn, or shown again, at a time: a few hundredths of a second of work each. */
const DRAWN = 120;
const SHOWN = 600;

interface ViewedListProps {
  /** In the order in which they are shown. */
  documents: readonly ViewedDocument[];
  /** The entries that are shown; null for all. */
  shown: ReadonlySet<string> | null;
  view: View;
  /** The latest report of each guide, by its id. */
  reports: ReadonlyMap<string, DocumentReport>;
  /** How a report is told, and the way to make one: another feature's. Always the same functions. */
  outcome: (report: DocumentReport) => ReactNode;
  action: (document: ViewedDocument, report: DocumentReport | undefined) => ReactNode;
}

const LOOKS: Record<View, string> = {
  // Wider than its lines, so that nothing cuts off what is drawn around a control that has the focus.
  list: 'relative -mx-2 grid grid-cols-1 items-center gap-x-6 gap-y-3 px-2 py-4 before:absolute before:inset-x-2 before:top-0 before:border-t before:border-line [contain-intrinsic-block-size:auto_5.5rem] sm:grid-cols-[minmax(0,1fr)_auto]',
  grid: 'flex flex-col gap-4 rounded-card border border-line bg-raised p-5 shadow-card [contain-intrinsic-block-size:auto_12rem]',
};

/**
 * The unlocked guides, as lines or as cards. All of them are in the page, however many: the browser's own search finds
 * them, and a screen reader counts them. What is out of sight costs no layout (`content-visibility`), what does not match
 * is hidden rather than taken out, and rows come a few at a time, so that thousands of them hold up nothing.
 */
export const ViewedList = memo(function ViewedList(props: ViewedListProps) {
  const { documents, shown, view, reports, outcome, action } = props;
  const drawn = useGrowing(documents.length, DRAWN);
  // Other rows, in another order or look: thousands of them at once would take a moment that one notices.
  const about = useMemo(() => ({ documents, shown, view }), [documents, shown, view]);
  const open = useGrowing(shown?.size ?? documents.length, SHOWN, about);
  return (
    <ul
      data-view={view}
      className={cx(
        'group/list',
        view === 'list' ? shown?.size !== 0 && 'border-b border-line' : 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3',
      )}
    >
      {rowsOf(documents, shown, drawn, open).map(({ document, hidden }) => (
        <li key={document.id} hidden={hidden} className={cx('[content-visibility:auto]', LOOKS[view])}>
          <ViewedRow document={document} report={reports.get(document.documentId)} outcome={outcome} action={action} />
        </li>
      ))}
    </ul>
  );
});

/**
 * The rows in the page: the first `drawn`, and the first matches wherever they are. Of those that match, the first `open`
 * are seen.
 */
function rowsOf(
  documents: readonly ViewedDocument[],
  shown: ReadonlySet<string> | null,
  drawn: number,
  open: number,
): { document: ViewedDocument; hidden: boolean }[] {
  const rows = [];
  let rank = 0;
  for (const [at, document] of documents.entries()) {
    const fits = shown === null || shown.has(document.id);
    if (at < drawn || (fits && rank < FIRST_ROWS)) rows.push({ document, hidden: !fits || rank >= open });
    if (fits) rank += 1;
  }
  return rows;
}
