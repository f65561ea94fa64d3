import type { GuideType } from '../contract/library.ts';
import type { Region } from '../contract/vocabulary/states.ts';
import { type Broker, brokersOf } from './brokers.ts';
import type { Industry } from './industries.ts';
import { inventName } from './names.ts';
import { placeOf } from './places.ts';
import { Random } from './random.ts';
import { sizeOf } from './sizes.ts';
import { towns } from './towns.ts';
import { type Sector, sectorOf } from './trades.ts';
import { hostOf } from './web-name.ts';

/** An employer that does not exist. What belongs to it stays the same over its plan years. */
export interface Employer {
  number: number;
  name: string;
  /** With its legal form, as notices name it. */
  legalName: string;
  sector: Sector;
  industry: Industry;
  state: string;
  region: Region;
  /** Where its head office is. */
  town: string;
  /** Its other sites: towns of its state, "Reno, NV" elsewhere. */
  sites: readonly string[];
  founded: number;
  employees: number;
  workforce: Workforce;
  /** How often a year people are paid. */
  payPeriods: 12 | 24 | 26 | 52;
  broker: Broker | null;
  contact: Contact;
  /** About 0, from -2 to 2: how much it spends on benefits beside its like. */
  generosity: number;
  type: GuideType;
}

export interface Workforce {
  /** Percent of the people who are paid by the hour, and who work part-time. */
  hourly: number;
  partTime: number;
  /** An invented union that bargains for some of them. */
  union: string | null;
}

/** Whom to ask at the employer. */
export interface Contact {
  /** "People Team", "Human Resources". */
  team: string;
  phone: string;
  mail: string;
  /** Where elections are made. */
  portal: string;
}

/** Those of the last seed that were invented already: an original is drawn without inventing all before it again. */
let known: { seed: string; all: Employer[]; taken: Set<string> } | null = null;

/** Employers in a fixed order: the first ones are the same, however many are asked for. */
export function* employers(seed: string): Generator<Employer> {
  if (known?.seed !== seed) known = { seed, all: [], taken: new Set() };
  const { all, taken } = known;
  for (let number = 0; ; number += 1) {
    if (number === all.length) all.push(invent(new Random(`${seed} employer ${number}`), number, taken));
    const employer = all[number];
    if (employer !== undefined) yield employer;
  }
}

function invent(random: Random, number: number, taken: Set<string>): Employer {
  const { industry, state, region, size } = placeOf(number);
  const employees = sizeOf(random, industry.size, size);
  const name = inventName(random, industry, employees, taken);
  const sector = sectorOf(name, industry.name);
  const places = towns[state] ?? [];
  const [home = { name: '', code: '' }, ...otherTowns] = turned(places, random.int(0, places.length - 1));
  const hourly = around(random, industry.hourly);
  return {
    number,
    name,
    legalName: legalNameOf(random, name, sector),
    sector,
    industry,
    state,
    region,
    town: home.name,
    sites: [
      ...otherTowns.slice(0, sitesOf(random, employees)).map((town) => town.name),
      ...farSites(random, state, employees, sector),
    ],
    founded: foundedIn(random, name, industry.name),
    employees,
    workforce: {
      hourly,
      partTime: around(random, industry.partTime),
      union: random.chance(industry.union * (employees < 100 ? 0.4 : 1.2)) ? unionOf(random, industry.name) : null,
    },
    payPeriods: random.weighted([[26, 55 + hourly / 4], [24, 25], [52, hourly / 2], [12, sector === 'public' ? 30 : 3]]), // prettier-ignore
    broker: random.chance(employees > 5000 ? 0.35 : 0.75) ? random.pick(brokersOf(region)) : null,
    contact: contactOf(random, name, home.code),
    generosity: Math.max(-2, Math.min(2, random.normal(industry.generosity, 0.8))),
    type: random.weighted<GuideType>([['pdf', 70], ['docx', 12], ['doc', 4], ['html', 6], ['web', 4], ['txt', 4]]), // prettier-ignore
  };
}

/** Trades that are younger than the rest: the years between which their employers began. */
function foundedIn(random: Random, name: string, industry: string): number {
  if (/(?:Charter Schools|Solar|Digital|Security)$/.test(name)) return random.int(1996, 2017);
  return industry === 'Technology' ? random.int(1976, 2018) : random.int(1889, 2008);
}

/** A percentage near another. */
const around = (random: Random, percent: number): number =>
  Math.round(Math.max(0, Math.min(95, percent * (0.75 + random.next() / 2))));

const turned = <Item>(items: readonly Item[], by: number): Item[] => [...items.slice(by), ...items.slice(0, by)];

/** The larger, the more towns. */
const sitesOf = (random: Random, employees: number): number =>
  Math.floor(random.next() * Math.min(7, Math.log10(employees / 20) * 2.2));

/** Large businesses work in other states as well. */
function farSites(random: Random, home: string, employees: number, sector: Sector): string[] {
  if (sector !== 'business' || employees < 1500) return [];
  const codes = Object.keys(towns).filter((code) => code !== home);
  return Array.from({ length: random.int(0, employees < 6000 ? 2 : 4) }, () => {
    const code = codes[random.int(0, codes.length - 1)] ?? home;
    const places = towns[code] ?? [];
    return `${places[random.int(0, Math.min(3, places.length) - 1)]?.name ?? ''}, ${code}`;
  });
}

function legalNameOf(random: Random, name: string, sector: Sector): string {
  if (sector === 'public' || /(?:LLP|University|College|Hospital|Union|Cooperative)$/.test(name)) return name;
  return `${name}${sector === 'nonprofit' ? ', Inc.' : random.pick([', Inc.', ', Inc.', ', LLC', ' Corporation', ' Company'])}`;
}

const unionTrades: Readonly<Record<string, string>> = {
  Construction: 'Building Crafts',
  Education: 'School Employees',
  'Energy and Utilities': 'Line and Gas Workers',
  Healthcare: 'Care Workers',
  Hospitality: 'Hospitality Workers',
  Nonprofit: 'Community Workers',
  Retail: 'Store Employees',
  Transportation: 'Carriers and Drivers',
};

function unionOf(random: Random, industry: string): string {
  const trade = unionTrades[industry] ?? random.pick(['Shop Workers', 'Craft and Service Workers']);
  return `United ${trade} Local ${random.int(12, 960)}`;
}

function contactOf(random: Random, name: string, code: string): Contact {
  const [team, mailbox] = random.pick<readonly [string, string]>([
    ['Human Resources', 'hr'],
    ['Human Resources', 'benefits'],
    ['the Benefits Department', 'benefits'],
    ['the People Team', 'people'],
    ['Total Rewards', 'totalrewards'],
  ]);
  const host = hostOf(name);
  return {
    team,
    phone: `${code}-555-01${String(random.int(0, 99)).padStart(2, '0')}`,
    mail: `${mailbox}@${host}`,
    portal: random.pick([`benefits.${host}`, `my.${host}`, `enroll.${host}`]),
  };
}
