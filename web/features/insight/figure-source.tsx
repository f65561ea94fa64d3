import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { FigureCitation } from '../../../contract/insight.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { noteClasses } from './note-classes.ts';
import { useTalk } from './talk-context.tsx';

const FigureGuidesDialog = lazyPart(() => import('./figure-guides-dialog.tsx'));

interface FigureSourceProps {
  source: FigureCitation;
  /** The answer that cites it; absent while that is being written. */
  messageId: string | undefined;
  lit: boolean;
  id: string;
}

/** Guides that are named with a figure. */
const NAMED = 3;

/** A figure over many guides: what was computed over whom, some of the guides that it rests on, and the way to all. */
export function FigureSource({ source, messageId, lit, id }: FigureSourceProps) {
  const { marker, title, peers, n, samples, guides, guidesTotal } = source;
  const { chatId } = useTalk();
  const [open, setOpen] = useState(false);
  return (
    <div id={id} className={cx('flex min-h-11 items-baseline gap-2.5 @min-[52rem]:gap-2', noteClasses(lit))}>
      <span className="figures font-strong text-hue">{marker}</span>
      <div className="min-w-0 grow">
        <p className="text-ink @min-[52rem]:font-strong">{title}</p>
        <p className="figures text-soft">
          Computed · n {n.toLocaleString('en-US')}
          {samples > 0 ? ` · ${samples.toLocaleString('en-US')} modelled` : ''}
        </p>
        <p className="text-soft">{peers}</p>
        <ul className="flex flex-wrap gap-x-3">
          {guides.slice(0, NAMED).map(({ documentId, employer, planYear }) => (
            <li key={documentId}>
              <Link
                to={paths.reader}
                params={{ documentId }}
                preload={false}
                className="inline-block min-h-6 py-0.5 text-ink underline decoration-line underline-offset-2 hover:decoration-hue"
              >
                {employer}
                {planYear === null ? '' : `, ${planYear}`}
              </Link>
            </li>
          ))}
        </ul>
        {messageId === undefined || guidesTotal === 0 ? null : (
          <button
            type="button"
            aria-haspopup="dialog"
            className="figures text-link min-h-6 py-0.5"
            onClick={() => setOpen(true)}
          >
            {guidesTotal === 1 ? 'The guide behind it' : `All ${guidesTotal.toLocaleString('en-US')} guides behind it`}
          </button>
        )}
      </div>
      <Suspense>
        {open && messageId !== undefined ? (
          <FigureGuidesDialog chatId={chatId} messageId={messageId} figure={source} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}
