import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the purchase dialog while what is on sale is on its way. */
export function Waiting() {
  return (
    <output className="grid gap-3">
      <span className="sr-only">Loading…</span>
      {[0, 1, 2].map((line) => (
        <Skeleton key={line} className="h-24 rounded-card" />
      ))}
      <Skeleton className="mt-3 h-12" />
    </output>
  );
}
