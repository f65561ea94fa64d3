import type { SearchFilters } from '../../../contract/search-filters.ts';

const STARTS: readonly { label: string; filters: SearchFilters }[] = [
  ...['Northeast', 'Midwest', 'South', 'West'].map((region) => ({ label: region, filters: { regions: [region] } })),
  ...['PPO', 'HDHP', 'HMO'].map((planType) => ({ label: `${planType} plans`, filters: { planTypes: [planType] } })),
];

/** Ways into the library without a word: each shows its guides, to be narrowed from there. */
export function Browse({ onBrowse }: { onBrowse: (filters: SearchFilters) => void }) {
  return (
    <div className="flex flex-wrap items-baseline justify-center gap-x-1 text-small text-soft">
      <span id="browse-title" className="pr-1">
        Or browse
      </span>
      <ul aria-labelledby="browse-title" className="contents">
        {STARTS.map(({ label, filters }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => onBrowse(filters)}
              className="min-h-8 rounded-control px-1.5 text-ink underline decoration-line underline-offset-4 hover:bg-hover hover:decoration-edge"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
