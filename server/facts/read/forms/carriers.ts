import { carriers } from '../../../../contract/vocabulary/carriers.ts';
import { insurers } from '../carriers.ts';
import { mentions, said } from '../words.ts';

/** Where a text first names a medical carrier, with the state that it is of. */
export function carrierIn(text: string): { from: number; to: number } | null {
  const [first] = mentions(said(text), insurers.medical);
  if (first === undefined) return null;
  const [place = ''] = /^ of [a-z]+/i.exec(text.slice(first.to)) ?? [];
  return { from: first.from, to: first.to + place.length };
}

/** A carrier's name as the field writes it, else as the text does. */
export function carrierName(written: string): string {
  const letters = written.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const known = carriers.find(({ shows }) => letters.includes(shows));
  return known !== undefined && letters.length <= known.shows.length + 3 ? known.label : written;
}
