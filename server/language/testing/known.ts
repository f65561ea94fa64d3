import type { Known } from '../../../contract/reading.ts';

const employers = [
  'Northwind Traders',
  'Contoso Health',
  'Ohio Valley Electric',
  'Benchmark Hospitality',
  'Esklask Software',
  'Pollone Financial',
  'Kirrisk Clinics',
  'Umblask Engineers',
  'Yarndarel Foods',
  'Thramosk Credit Union',
  'Zanmodor Regional Health',
  'Zanmodor Tooling',
  'Texas Star Logistics',
  'Summit Peak Outfitters',
  'Harbor University',
  'Mercy Hill Hospital',
  'Velmosk Design Partners',
  'Galromere Software',
  'Corndask Markets',
  'Nymlane Community Services',
];

/** A small library in which labelled questions are read. */
export const known: Known = {
  employers,
  carriers: ['Aetna', 'Cigna', 'Delta Dental', 'UnitedHealthcare'],
  words: new Set(employers.flatMap((name) => name.toLowerCase().split(' '))),
  year: 2026,
};
