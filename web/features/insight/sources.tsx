import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { Citation, PassageCitation } from '../../../contract/insight.ts';
import { FigureSource } from './figure-source.tsx';
import { RuleSource } from './rule-source.tsx';
import { useTalk } from './talk-context.tsx';
import { noteClasses } from './note-classes.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';

interface SourcesProps {
  citations: readonly Citation[];
  /** The answer that cites them; absent while it is being written. */
  messageId: string | undefined;
  /** Markers of the sources that belong to what is pointed at. */
  lit: readonly number[];
  /** Where each note stands on a wide screen, by marker, in pixels from the top of the answer. */
  places: ReadonlyMap<number, number>;
  idPrefix: string;
}

/**
 * What an answer rests on: passages, figures over many guides, and rules. In a wide pane they are notes in the margin, each beside the words that cite it; in a
 * narrow one they are chips under the answer. A passage opens its guide at its page.
 */
export function Sources({ citations, messageId, lit, places, idPrefix }: SourcesProps) {
  if (citations.length === 0) return null;
  return (
    <ol
      aria-label="Sources"
      className="mt-4 divide-y divide-line border-y border-line @min-[52rem]:absolute @min-[52rem]:inset-y-0 @min-[52rem]:right-0 @min-[52rem]:mt-0 @min-[52rem]:w-60 @min-[52rem]:divide-y-0 @min-[52rem]:border-y-0"
    >
      {citations.map((source) => (
        <li
          key={source.marker}
          data-note={source.marker}
          style={{ '--top': `${places.get(source.marker) ?? 0}px` } as CSSProperties}
          className="max-w-full min-w-0 @min-[52rem]:absolute @min-[52rem]:top-(--top) @min-[52rem]:w-full"
        >
          <Source
            source={source}
            messageId={messageId}
            isFirst={isFirstOf(source, citations)}
            lit={lit.includes(source.marker)}
            id={`${idPrefix}-${source.marker}`}
          />
        </li>
      ))}
    </ol>
  );
}

interface SourceProps<Of extends Citation> {
  source: Of;
  messageId: string | undefined;
  /** Whether no source before it is of the same guide: there the guide can be unlocked. */
  isFirst: boolean;
  lit: boolean;
  id: string;
}

function Source({ source, messageId, isFirst, lit, id }: SourceProps<Citation>) {
  if (source.kind === 'figure') return <FigureSource source={source} messageId={messageId} lit={lit} id={id} />;
  if (source.kind === 'rule') return <RuleSource source={source} lit={lit} id={id} />;
  return <PassageSource source={source} messageId={messageId} isFirst={isFirst} lit={lit} id={id} />;
}

function PassageSource({ source, messageId, isFirst, lit, id }: SourceProps<PassageCitation>) {
  const { marker, title, quote } = source;
  const { renderUnlock } = useTalk();
  return (
    <>
      <Link
        id={id}
        to={paths.reader}
        params={{ documentId: source.documentId }}
        search={{ page: source.page, passage: source.passageId }}
        preload={false}
        className={cx(
          'flex min-h-11 items-center gap-2.5 @min-[52rem]:items-baseline @min-[52rem]:gap-2',
          noteClasses(lit),
        )}
      >
        <span className="figures font-strong text-hue">{marker}</span>
        <span className="block min-w-0 grow">
          <span className="block truncate text-ink @min-[52rem]:line-clamp-2 @min-[52rem]:font-strong @min-[52rem]:whitespace-normal">
            {title}
          </span>
          <span className="figures block truncate text-soft">{placeOf(source)}</span>
          <span className="hidden font-serif text-[0.875rem] leading-5 text-soft @min-[52rem]:line-clamp-3">
            “{quote.replace(/^[\s•*–-]+/u, '')}”
          </span>
        </span>
      </Link>
      {messageId === undefined || !isFirst ? null : (
        <div className="flex pb-1.5 pl-2 @min-[52rem]:pb-0 @min-[52rem]:pl-4">
          {renderUnlock({ documentId: source.documentId, title })}
        </div>
      )}
    </>
  );
}

/** Whether a source is the first of its guide. */
function isFirstOf(source: Citation, all: readonly Citation[]): boolean {
  if (!('documentId' in source)) return true;
  return all.find((one) => 'documentId' in one && one.documentId === source.documentId) === source;
}

/** Where in a guide a source stands. Many guides are one long page, which tells two sources apart no more than the title does. */
function placeOf({ planYear, heading, page }: PassageCitation): string {
  const onPage = page > 1 || heading === null ? `page ${page}` : null;
  return [planYear, heading, onPage].filter((part) => part !== null).join(' · ');
}
