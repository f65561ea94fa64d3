import { carriers } from '../../../../contract/vocabulary/carriers.ts';
import { type Insurer, insurersIn } from '../insurers.ts';

/** The first medical carrier that a text names, with its place; undefined where it names none. */
export const medicalCarrier = (text: string): Insurer | undefined => insurersIn(text, 'medical')[0];

/** A text without the medical carriers that it names. */
export const withoutCarriers = (text: string): string =>
  insurersIn(text, 'medical').reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  );

/** A carrier's name as the field writes it, else as the text does. */
export function carrierName(written: string): string {
  const letters = written.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const known = carriers.find(({ shows }) => letters.includes(shows));
  return known !== undefined && letters.length <= known.shows.length + 3 ? known.label : written;
}
