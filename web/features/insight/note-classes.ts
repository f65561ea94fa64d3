import { cx } from '../../ui/cx.ts';

/** How a source is drawn: a row under the answer, or a note beside it where there is room. */
export const noteClasses = (lit: boolean): string =>
  cx(
    'border-hue px-1 py-1.5 text-small transition-colors hover:bg-hue-wash',
    '@min-[52rem]:min-h-0 @min-[52rem]:rounded-r-control @min-[52rem]:border-l-2 @min-[52rem]:py-1 @min-[52rem]:pr-2 @min-[52rem]:pl-3 @min-[52rem]:hover:border-hue-line',
    lit ? 'bg-hue-wash' : '@min-[52rem]:border-line',
  );
