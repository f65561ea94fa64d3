const EXAMPLES = [
  'Parental leave 16 weeks',
  '401k match',
  'Tech companies in Texas 2025',
  'Fertility and adoption benefits',
  'HSA employer contribution',
  'Tuition reimbursement',
];

/** Searches to begin with; on a phone a line each, so that a typeface that comes late moves nothing. */
export function Examples({ onSearch }: { onSearch: (query: string) => void }) {
  return (
    <ul
      aria-label="Example searches"
      className="grid justify-items-center gap-2 sm:flex sm:flex-wrap sm:justify-center"
    >
      {EXAMPLES.map((example) => (
        <li key={example}>
          <button
            type="button"
            onClick={() => onSearch(example)}
            className="min-h-9 rounded-full border border-line bg-raised px-3.5 text-small text-soft transition-colors hover:border-hue-line hover:bg-hue-wash hover:text-ink"
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}
