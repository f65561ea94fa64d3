import type { RuleCitation } from '../../../contract/insight.ts';
import { cx } from '../../ui/cx.ts';
import { noteClasses } from './note-classes.ts';

/** A rule of the field with the public authority that it comes from, or a published survey. */
export function RuleSource({ source, lit, id }: { source: RuleCitation; lit: boolean; id: string }) {
  const { marker, title, source: authority, asOf, survey } = source;
  return (
    <div
      id={id}
      className={cx(
        'flex min-h-11 items-center gap-2.5 @min-[52rem]:items-baseline @min-[52rem]:gap-2',
        noteClasses(lit),
      )}
    >
      <span className="figures font-strong text-hue">{marker}</span>
      <span className="block min-w-0 grow">
        <span className="block text-ink @min-[52rem]:font-strong">{title}</span>
        <span className="figures block text-soft">
          {survey === undefined ? 'Rule' : 'Published survey'} · as of {asOf}
        </span>
        <span className="block text-soft">{authority}</span>
      </span>
    </div>
  );
}
