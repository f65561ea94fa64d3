/** What leads the name of an employer: an invented place, two surnames, or a made word. */
export type Lead = 'place' | 'people' | 'word';

/** What an employer does, as its name says it: how many work at such, and what may stand before it. */
export type Trade = readonly [says: string, from: number, to: number, leads: readonly [Lead, ...Lead[]]];

const any = ['place', 'people', 'word'] as const;
const place = ['place'] as const;
const people = ['people', 'people', 'place'] as const;
const places = ['place', 'place', 'people'] as const;
const words = ['word', 'word', 'word', 'place'] as const;

/** By industry; one for every size is among them. */
export const trades: Readonly<Record<string, readonly [Trade, ...Trade[]]>> = {
  Technology: [
    ['Software', 25, 9000, words], ['Systems', 25, 90_000, words], ['Robotics', 25, 4000, words], ['Analytics', 25, 3000, words],
    ['Networks', 100, 90_000, words], ['Digital', 25, 5000, words], ['Semiconductor', 300, 90_000, ['place', 'word']],
    ['Security', 40, 3000, words], ['Labs', 25, 1500, words],
  ],
  Healthcare: [
    ['Regional Medical Center', 400, 9000, place], ['Health System', 2000, 90_000, place], ['Family Medicine', 25, 300, places],
    ['Orthopedics', 25, 600, places], ['Home Health', 40, 2500, places], ['Senior Living', 60, 9000, place],
    ['Pediatrics', 25, 250, places], ['Memorial Hospital', 250, 4000, people], ['Behavioral Health', 40, 2500, place],
    ['Health', 800, 90_000, place], ['Hospitals', 1500, 60_000, place],
    ['Physician Partners', 100, 4000, places], ['Rehabilitation', 60, 5000, places], ['Eye Care', 25, 1500, people],
    ['Cancer Center', 150, 4000, place], ['Surgery Centers', 120, 20_000, place],
  ],
  Manufacturing: [
    ['Manufacturing', 40, 20_000, any], ['Tool & Die', 25, 600, people], ['Industries', 200, 90_000, any], ['Plastics', 40, 5000, any],
    ['Foods', 60, 40_000, places], ['Steel Fabricators', 25, 2500, people], ['Packaging', 60, 20_000, any],
    ['Furniture', 40, 5000, people], ['Castings', 40, 1500, places], ['Pump & Valve', 30, 3000, people], ['Cabinetry', 25, 900, places],
  ],
  'Financial Services': [
    ['Credit Union', 25, 4000, place], ['Bank', 60, 90_000, place], ['Wealth Management', 25, 900, people],
    ['Mutual Insurance', 60, 20_000, place], ['Capital Partners', 25, 1500, people], ['Savings Bank', 40, 3000, places],
    ['Mortgage', 30, 6000, places],
  ],
  Retail: [
    ['Outfitters', 40, 8000, places], ['Markets', 80, 90_000, places], ['Home & Garden', 40, 20_000, places],
    ['Hardware', 25, 6000, people], ['Furniture Galleries', 40, 4000, people], ['Department Stores', 400, 90_000, people],
    ['Pharmacies', 60, 30_000, places], ['Auto Group', 60, 6000, people], ['Grocers', 60, 40_000, people],
  ],
  Education: [
    ['University', 400, 20_000, place], ['Community College', 150, 4000, place], ['Unified School District', 150, 90_000, place],
    ['Academy', 25, 400, places], ['College', 120, 3000, place], ['Charter Schools', 40, 2500, place], ['Country Day School', 40, 400, place],
  ],
  'Professional Services': [
    ['Consulting', 25, 8000, people], ['Engineering', 25, 9000, people], ['Architects', 25, 900, people], ['LLP', 25, 2500, ['people']],
    ['Environmental', 25, 3000, places], ['Accounting Group', 25, 2500, people], ['Staffing', 60, 30_000, places],
    ['Design Group', 25, 700, any], ['Business Services', 500, 90_000, places],
  ],
  Construction: [
    ['Construction', 25, 20_000, people], ['Builders', 25, 3000, people], ['Mechanical', 30, 4000, places], ['Electric', 25, 4000, people],
    ['Paving', 25, 1200, places], ['Roofing', 25, 900, places], ['Constructors', 400, 90_000, people],
  ],
  Transportation: [
    ['Freight', 40, 90_000, places], ['Logistics', 40, 90_000, any], ['Trucking', 25, 8000, people], ['Transit Authority', 200, 9000, place],
    ['Moving & Storage', 25, 1500, people], ['Marine', 40, 3000, places], ['Couriers', 30, 6000, any],
  ],
  Hospitality: [
    ['Hotels', 60, 40_000, places], ['Resorts', 120, 20_000, place], ['Restaurant Group', 60, 40_000, people], ['Lodge', 25, 500, place],
    ['Catering', 25, 4000, people], ['Golf & Country Club', 40, 500, place], ['Restaurants', 100, 90_000, places],
  ],
  Nonprofit: [
    ['Community Services', 40, 4000, place], ['Foundation', 25, 900, people], ['Food Bank', 25, 500, place],
    ['Family Services', 40, 3000, places], ['Land Conservancy', 25, 300, place], ['Museum of Art', 40, 900, people],
    ['Relief International', 200, 90_000, place], ['Youth Alliance', 25, 1200, place],
  ],
  'Energy and Utilities': [
    ['Electric Cooperative', 40, 1500, place], ['Energy', 60, 90_000, places], ['Water District', 40, 900, place],
    ['Gas & Light', 150, 9000, place], ['Solar', 25, 5000, any], ['Pipeline', 60, 9000, place],
  ],
}; // prettier-ignore

const publicTrades = ['Community College', 'Unified School District', 'Transit Authority', 'Water District'];
const nonprofitTrades = [
  'University', 'College', 'Academy', 'Charter Schools', 'Country Day School', 'Regional Medical Center', 'Health System',
  'Memorial Hospital', 'Credit Union', 'Electric Cooperative', 'Golf & Country Club',
]; // prettier-ignore

/** Whom an employer belongs to. */
export type Sector = 'business' | 'nonprofit' | 'public';

export function sectorOf(name: string, industry: string): Sector {
  if (publicTrades.some((says) => name.endsWith(says))) return 'public';
  return industry === 'Nonprofit' || nonprofitTrades.some((says) => name.endsWith(says)) ? 'nonprofit' : 'business';
}

/** What employers of a trade call themselves: no district is a company. */
const kinds: readonly (readonly [trades: string, ...words: [string, ...string[]]])[] = [
  ['School District|Water District', 'district'],
  ['Community College|College', 'college'],
  ['University', 'university'],
  ['Academy|Charter Schools|Day School', 'school'],
  ['Transit Authority', 'authority'],
  ['Medical Center', 'medical center', 'hospital'],
  ['Hospital', 'hospital'],
  ['Health System', 'health system', 'organization'],
  ['Credit Union', 'credit union'],
  ['Electric Cooperative', 'cooperative'],
  ['Country Club', 'club'],
  ['Foundation', 'foundation'],
  ['Food Bank', 'food bank', 'organization'],
  ['Museum of Art', 'museum'],
  ['Conservancy', 'conservancy'],
  ['Community Services|Family Services|Relief International|Youth Alliance', 'organization', 'agency'],
  ['LLP|Architects|Consulting|Engineering|Accounting Group|Wealth Management', 'firm'],
  ['Bank', 'bank', 'company'],
];

/** The words that an employer may use of itself, by its name. */
export function kindsOf(name: string): readonly [string, ...string[]] {
  const found = kinds.find(([ends]) => ends.split('|').some((end) => name.endsWith(end)));
  return found === undefined ? ['company', 'company', 'company', 'organization'] : [found[1], ...found.slice(2)];
}
