import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { cx } from '../../ui/cx.ts';
import type { LoadedPage } from './load-pdf.ts';
import { PdfCanvas } from './pdf-canvas.tsx';
import { useNear } from './use-near.ts';

/** How wide a thumbnail is, in CSS pixels. */
const WIDTH = 104;

interface PdfThumbnailsProps {
  pages: readonly LoadedPage[];
  /** The page in view, from 1. */
  page: number;
  onPage: (page: number) => void;
  className?: string;
}

/** All pages in small. The arrow keys go from one to the next; only those in view are drawn. */
export function PdfThumbnails({ pages, page, onPage, className }: PdfThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);
  const pane = useRef<HTMLElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = moves[event.key];
    if (at === -1 || next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return (
    <nav ref={pane} aria-label="Pages" className={cx('overflow-y-auto bg-sunken', className)}>
      <ol ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-1 p-2">
        {pages.map((one, index) => (
          <Thumbnail
            key={index}
            page={one}
            number={index + 1}
            current={index + 1 === page}
            pane={pane}
            onKeyDown={onKeyDown}
            onPick={() => onPage(index + 1)}
          />
        ))}
      </ol>
    </nav>
  );
}

interface ThumbnailProps {
  page: LoadedPage;
  number: number;
  current: boolean;
  pane: RefObject<HTMLElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onPick: () => void;
}

function Thumbnail({ page, number, current, pane, onKeyDown, onPick }: ThumbnailProps) {
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) box.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const near = useNear(box, pane, '40% 0px');
  const scale = WIDTH / page.width;
  return (
    <li ref={box}>
      <button
        type="button"
        // One stop of the Tab key for all of them: the arrow keys go on from there.
        tabIndex={current ? 0 : -1}
        aria-current={current ? 'page' : undefined}
        aria-label={`Page ${number}`}
        onClick={onPick}
        onKeyDown={onKeyDown}
        className={cx(
          'grid w-full justify-items-center gap-1 rounded-control p-2 focus-visible:-outline-offset-2',
          current ? 'bg-hue-wash' : 'hover:bg-hover',
        )}
      >
        <span
          className={cx('relative block bg-white', current ? 'ring-2 ring-hue' : 'shadow-card ring-1 ring-line')}
          style={{ width: WIDTH, height: Math.round(page.height * scale) }}
        >
          {near ? <PdfCanvas page={page} scale={scale} className="pdf-picture" /> : null}
        </span>
        <span aria-hidden="true" className={cx('figures text-small', current ? 'font-strong text-ink' : 'text-soft')}>
          {number}
        </span>
      </button>
    </li>
  );
}
