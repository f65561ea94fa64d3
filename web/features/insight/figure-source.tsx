import { Link } from '@tanstack/react-router';
import type { FigureCitation } from '../../../contract/insight.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { noteClasses } from './note-classes.ts';

/** A figure over many guides: what was computed over whom, and, unfolded, guides that it rests on. */
export function FigureSource({ source, lit, id }: { source: FigureCitation; lit: boolean; id: string }) {
  const { marker, title, peers, n, samples, guides, guidesTotal } = source;
  const more = guidesTotal - guides.length;
  return (
    <details id={id} className={cx('bg-paper', noteClasses(lit))}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 @min-[52rem]:min-h-0 @min-[52rem]:items-baseline @min-[52rem]:gap-2">
        <span className="figures font-strong text-hue">{marker}</span>
        <span className="block min-w-0 grow">
          <span className="block text-ink @min-[52rem]:font-strong">{title}</span>
          <span className="figures block text-soft">
            Computed · n {n.toLocaleString('en-US')}
            {samples > 0 ? ` · ${samples.toLocaleString('en-US')} modelled` : ''}
          </span>
        </span>
      </summary>
      <p className="pt-1 text-soft">{peers}</p>
      <ul className="grid gap-0.5 py-1">
        {guides.map(({ documentId, employer, planYear }) => (
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
      {more > 0 ? <p className="figures text-soft">and {more.toLocaleString('en-US')} more guides</p> : null}
    </details>
  );
}
