import type { Region } from '../contract/vocabulary/states.ts';
import { hostOf } from './web-name.ts';

/** A consultancy that does not exist: it writes the booklets of its clients, and answers their questions. */
export interface Broker {
  name: string;
  phone: string;
  web: string;
}

const names: Readonly<Record<Region, readonly [string, ...string[]]>> = {
  Northeast: ['Halloran & Pike Benefits', 'Thistlewood Group', 'Penhallow Advisors', 'Crane & Whitlock'],
  Midwest: ['Ostergaard Benefit Partners', 'Millrace Consulting Group', 'Haverkamp & Lund', 'Lakehead Risk & Benefits'],
  South: ['Beaufain Benefit Group', 'Tolliver & Reese', 'Pinehurst Row Advisors', 'Calloway Benefit Partners'],
  West: ['Arroyo Seco Benefits', 'Tamsin & Grey', 'Juniper Flats Consulting', 'Westering Benefit Advisors'],
};

const codes: Readonly<Record<Region, string>> = { Northeast: '617', Midwest: '312', South: '404', West: '206' };

/** The consultancies of a part of the country, always in the same order. */
export function brokersOf(region: Region): [Broker, ...Broker[]] {
  const [first, ...others] = names[region];
  const broker = (name: string, at: number): Broker => ({
    name,
    phone: `${codes[region]}-555-01${String(at * 17 + 12)}`,
    web: `www.${hostOf(name)}`,
  });
  return [broker(first, 0), ...others.map((name, at) => broker(name, at + 1))];
}
