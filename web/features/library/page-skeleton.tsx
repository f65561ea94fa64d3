import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a page while the original is on its way; with the share that has arrived, 0 to 1, where it is known. */
export function PageSkeleton({ share = 0 }: { share?: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="grid h-full justify-items-center overflow-hidden bg-sunken px-2 py-4 sm:px-8">
      <output className="sr-only">Loading the original…</output>
      <div className="aspect-[8.5/11] w-full max-w-[53.75rem] self-start bg-raised px-[10%] py-[9%] shadow-card ring-1 ring-line">
        <div className="grid animate-late gap-3">
          <Skeleton className="mb-3 h-7 w-3/5" />
          {Array.from({ length: 7 }, (_, line) => (
            <Skeleton key={line} className={line % 4 === 3 ? 'mb-4 h-3.5 w-2/3' : 'h-3.5 w-full'} />
          ))}
          {percent > 0 && percent < 100 ? (
            <div className="figures mt-4 grid gap-2 text-small text-soft">
              <span>{percent}%</span>
              <progress
                aria-label="Loading the original"
                value={percent}
                max={100}
                className="h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-hue [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-hue"
              />
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}
