/** Company sizes of a profile, as the specification lists them; the label is the value followed by "employees". */
export const companySizes = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '5001-10000',
  '10001+',
] as const;

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

/** Words for a size of employers, before a word for employers: "small companies". */
export const sizeWords: readonly (SizeBand & { names: readonly string[] })[] = [
  { label: 'Small employers, up to 199 employees', from: 1, to: 199, names: ['small', 'smaller', 'smallest', 'small and medium', 'tiny'] },
  { label: 'Mid-size employers, 200 to 999 employees', from: 200, to: 999, names: ['mid - size', 'mid - sized', 'midsize', 'midsized', 'mid size', 'mid sized', 'medium', 'medium - sized', 'medium sized', 'mid - market', 'mid market', 'middle market'] },
  { label: 'Large employers, 1,000 employees or more', from: 1000, to: null, names: ['large', 'larger', 'largest', 'big', 'biggest', 'jumbo', 'enterprise'] },
]; // prettier-ignore

/** Whom a size counts. */
export const peopleWords: readonly string[] = ['- person', 'person', 'persons', '- employee', '- life', '- people', 'emps', 'heads', 'full - timers', 'employees', 'employee', 'people', 'workers', 'lives', 'staff', 'ees', 'ee', 'fte', 'ftes', 'headcount', 'team members', 'full - time employees', 'associates']; // prettier-ignore
/** Words for those who employ them. */
export const employerWords: readonly string[] = 'employers employer companies company firms firm businesses business organizations organization groups group respondents respondent workplaces'.split(' '); // prettier-ignore
