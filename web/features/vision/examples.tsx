const EXAMPLES = [
  'Parental leave 16 weeks',
  '401k match',
  'Tech companies in Texas 2025',
  'Fertility and adoption benefits',
  'HSA employer contribution',
  'Tuition reimbursement',
];

/** Searches to begin with. */
export function Examples({ onSearch }: { onSearch: (query: string) => void }) {
  return (
    <ul aria-label="Example searches" className="flex flex-wrap justify-center gap-2">
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
