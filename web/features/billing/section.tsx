import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

interface SectionProps<T> {
  title: string;
  aside?: ReactNode;
  /** Where its content comes from. */
  source: UseQueryResult<T>;
  /** Its content; null where there is nothing yet. */
  children: (data: T) => ReactNode;
  /** Said when there is nothing yet. */
  empty: ReactNode;
  className?: string;
}

/** A headed part of the billing history, in whichever state its content is. */
export function Section<T>({ title, aside, source, children, empty, className }: SectionProps<T>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
        <h2 id={id} className="text-lead font-strong">
          {title}
        </h2>
        {aside}
      </div>
      <Content source={source} empty={empty}>
        {children}
      </Content>
    </section>
  );
}

function Content<T>({ source, children, empty }: Pick<SectionProps<T>, 'source' | 'children' | 'empty'>) {
  if (source.data !== undefined) return children(source.data) ?? <p className="py-6 text-soft">{empty}</p>;
  if (!source.isError) {
    return (
      <div className="py-5">
        <SkeletonLines lines={5} />
      </div>
    );
  }
  return isUnauthorized(source.error) ? null : (
    <div role="alert" className="flex flex-wrap items-center gap-4 py-6 text-soft">
      <p>{messageOf(source.error, 'This could not be loaded.')}</p>
      <Button size="small" onClick={() => void source.refetch()}>
        Try again
      </Button>
    </div>
  );
}
