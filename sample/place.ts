import type { SizeBand } from '../contract/vocabulary/company-sizes.ts';
import type { Region } from '../contract/vocabulary/states.ts';
import type { Industry } from './industries.ts';

/** Where an employer is, and what it does. */
export interface Place {
  state: string;
  region: Region;
  industry: Industry;
}

/** A place, and how many people the employer has. */
export interface SizedPlace extends Place {
  size: SizeBand;
}

/** Employers that are alike are at least so many: of fewer no figure is shown. */
export const FEWEST = 5;

/** Where fewer than this are expected there are none; where they are more, `FEWEST` at least. */
export const LEAST_EXPECTED = 2.4;
