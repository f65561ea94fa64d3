import { Link } from '@tanstack/react-router';
import type { FigureCitation } from '../../../contract/insight.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { noteClasses } from './note-classes.ts';

interface FigureSourceProps {
  source: FigureCitation;
  lit: boolean;
  id: string;
}

/** Guides that are named with a figure. */
const NAMED = 3;

/** A figure over many guides: what was computed over whom, and some of the guides that it rests on. */
export function FigureSource({ source, lit, id }: FigureSourceProps) {
  const { marker, title, peers, n, samples, guides, guidesTotal } = source;
  const named = guides.slice(0, NAMED);
  const more = guidesTotal - named.length;
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
          {named.map(({ documentId, employer, planYear }) => (
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
          {more > 0 ? <li className="figures py-0.5 text-soft">and {more.toLocaleString('en-US')} more</li> : null}
        </ul>
      </div>
    </div>
  );
}
