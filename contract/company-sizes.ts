/** Apart from the schemas, so that the browser need not load them: see limits.ts. */

/** Company sizes as the specification lists them; the label is the value followed by "employees". */
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
