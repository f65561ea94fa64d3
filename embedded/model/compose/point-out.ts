import type { Ranked } from '../rank.ts';
import { holdsService } from '../service-bands.ts';
import { bold } from './phrase.ts';

const JOINT = '; ';

/**
 * Of a list of bands ("Fewer than 3 years: 4 hours; 3 to 15 years: 6 hours") the one that holds the years of service that were
 * asked about stands out; nothing does where none or several hold them.
 */
export function pointOut(service: number | null, statement: Ranked): Ranked {
  const bands = statement.text.split(JOINT);
  const held = bands.filter((band) => holdsService(band, service));
  const [own] = held;
  if (own === undefined || held.length > 1 || bands.length < 2) return statement;
  // What introduces the list stands before its first band.
  const from = own === bands[0] ? own.lastIndexOf(': ', own.search(/\d/)) + 1 : 0;
  const lead = own.slice(0, from);
  const shown = `${lead}${from > 0 ? ' ' : ''}${bold(own.slice(from).trim())}`;
  return { ...statement, text: bands.map((band) => (band === own ? shown : band)).join(JOINT) };
}
