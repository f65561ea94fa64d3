import { carriers } from '../../../../contract/vocabulary/carriers.ts';
import { knownCarriers } from '../../extract/sentences/known-carriers.ts';

/** A medical carrier's name in a text, however it is written. */
export const knownCarrier = (): RegExp => new RegExp(knownCarriers.medical.source, 'i');

/** A carrier's name as the field writes it, else as the text does. */
export function carrierName(written: string): string {
  const letters = written.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const known = carriers.find(({ shows }) => letters.includes(shows));
  return known !== undefined && letters.length <= known.shows.length + 3 ? known.label : written;
}
