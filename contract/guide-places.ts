import { z } from 'zod';

/** Details of a guide that its document may say. */
export const detailNames = ['employer', 'planYear', 'industry', 'state', 'employees'] as const;
export type DetailName = (typeof detailNames)[number];

/** Where a detail of a guide was found. */
export const Place = z.object({
  /** The page that says it; null where the file's name or the document's title does. */
  page: z.int().nullable(),
  /** The words that say it, 200 characters at most. */
  quote: z.string(),
  /** False where a person should look: little speaks for it, or something else does too. */
  isSure: z.boolean(),
});
export type Place = z.output<typeof Place>;

/** Where the details of a guide were found. One that was stated with the file, or by an administrator, has no place. */
export const Places = z.partialRecord(z.enum(detailNames), Place);
export type Places = z.output<typeof Places>;
