/** A band of employers by how many people work for them; `to` is the last number within, null where there is none. */
export interface SizeBand {
  label: string;
  from: number;
  to: number | null;
}

/** The bands that facets and benchmarks use. */
export const sizeBands: readonly SizeBand[] = [
  { label: '1-49', from: 1, to: 49 },
  { label: '50-199', from: 50, to: 199 },
  { label: '200-499', from: 200, to: 499 },
  { label: '500-999', from: 500, to: 999 },
  { label: '1,000-4,999', from: 1000, to: 4999 },
  { label: '5,000+', from: 5000, to: null },
];
