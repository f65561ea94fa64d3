import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { Citation } from '../../../contract/insight.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';

interface SourcesProps {
  citations: readonly Citation[];
  /** Markers of the sources that belong to what is pointed at. */
  lit: readonly number[];
  /** Where each note stands on a wide screen, by marker, in pixels from the top of the answer. */
  places: ReadonlyMap<number, number>;
  idPrefix: string;
}

/**
 * The passages that an answer rests on. In a wide pane they are notes in the margin, each beside the words that cite it; in a
 * narrow one they are chips under the answer. Each opens the guide at its page.
 */
export function Sources({ citations, lit, places, idPrefix }: SourcesProps) {
  if (citations.length === 0) return null;
  return (
    <ol
      aria-label="Sources"
      className="mt-4 flex flex-wrap gap-2 @min-[52rem]:absolute @min-[52rem]:inset-y-0 @min-[52rem]:right-0 @min-[52rem]:mt-0 @min-[52rem]:block @min-[52rem]:w-60"
    >
      {citations.map((source) => (
        <li
          key={source.marker}
          data-note={source.marker}
          style={{ '--top': `${places.get(source.marker) ?? 0}px` } as CSSProperties}
          className="max-w-full min-w-0 @min-[52rem]:absolute @min-[52rem]:top-(--top) @min-[52rem]:w-full"
        >
          <Source source={source} lit={lit.includes(source.marker)} id={`${idPrefix}-${source.marker}`} />
        </li>
      ))}
    </ol>
  );
}

function Source({ source, lit, id }: { source: Citation; lit: boolean; id: string }) {
  const { marker, title, page, planYear, quote } = source;
  return (
    <Link
      id={id}
      to={paths.reader}
      params={{ documentId: source.documentId }}
      search={{ page, passage: source.passageId }}
      preload={false}
      className={cx(
        'flex min-h-9 items-baseline gap-2 rounded-control border px-2.5 py-1.5 text-small transition-colors hover:border-hue-line hover:bg-hue-wash',
        '@min-[52rem]:rounded-none @min-[52rem]:rounded-r-control @min-[52rem]:border-0 @min-[52rem]:border-l-2 @min-[52rem]:py-1 @min-[52rem]:pl-3',
        lit ? 'border-hue bg-hue-wash' : 'border-line',
      )}
    >
      <span className="figures font-strong text-hue">{marker}</span>
      <span className="min-w-0">
        <span className="block truncate text-ink @min-[52rem]:line-clamp-2 @min-[52rem]:font-strong @min-[52rem]:whitespace-normal">
          {title}
        </span>
        <span className="figures text-soft">
          {planYear === null ? '' : `${planYear} · `}page {page}
        </span>
        <span className="hidden font-serif text-[0.875rem] leading-5 text-soft @min-[52rem]:line-clamp-3">
          “{quote}”
        </span>
      </span>
    </Link>
  );
}
