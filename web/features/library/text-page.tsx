import { memo } from 'react';
import type { GuidePage } from '../../../contract/library.ts';
import { cx } from '../../ui/cx.ts';
import { PassageText } from '../../ui/passage-text.tsx';

interface TextPageProps {
  page: GuidePage;
  /** Whether the page's number stands above it. */
  numbered: boolean;
  /** The cited passage, where it is on this page. */
  citedId: string | undefined;
}

/** A page of a guide's text. Drawn anew only when it changes: there may be thousands. */
export const TextPage = memo(function TextPage({ page: { page, passages }, numbered, citedId }: TextPageProps) {
  return (
    <section data-page={page} aria-label={`Page ${page}`} className="pb-10">
      {numbered ? (
        <p aria-hidden="true" className="figures mb-4 border-b border-line pb-1 text-small text-faint">
          {page}
        </p>
      ) : null}
      {passages.map((passage, index) => (
        <div
          key={passage.id}
          data-passage={passage.id}
          className={cx(
            '-mx-4 border-l-2 px-4 py-2',
            passage.id === citedId ? 'border-hue bg-hue-wash' : 'border-transparent',
          )}
        >
          {passage.heading !== null && passage.heading !== passages[index - 1]?.heading ? (
            <h2 className="pt-2 pb-1 text-lead font-strong">{passage.heading}</h2>
          ) : null}
          <div className="text-[1rem] leading-7 wrap-anywhere">
            <PassageText text={passage.text} />
          </div>
        </div>
      ))}
    </section>
  );
});
