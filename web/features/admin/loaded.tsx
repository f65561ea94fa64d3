import type { ReactNode } from 'react';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

/** A query, of one call or of its pages. */
interface Source<T> {
  data: T | undefined;
  isError: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/** The content of a tab, in whichever state what it shows is. */
export function Loaded<T>({ source, children }: { source: Source<T>; children: (data: T) => ReactNode }) {
  if (source.data !== undefined) return children(source.data);
  if (!source.isError) return <SkeletonLines lines={6} />;
  return isUnauthorized(source.error) ? null : (
    <div role="alert" className="flex flex-wrap items-center gap-4 py-6 text-soft">
      <p>{messageOf(source.error, 'This could not be loaded.')}</p>
      <Button size="small" onClick={() => void source.refetch()}>
        Try again
      </Button>
    </div>
  );
}
