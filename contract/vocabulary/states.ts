/** US states and the District of Columbia by their two-letter codes, and what people call them and the areas around them. */
export const stateNames: Readonly<Record<string, string>> = {
  AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut',
  DE: 'Delaware', DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois',
  IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland',
  MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana', NE: 'Nebraska',
  NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York', NC: 'North Carolina',
  ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island',
  SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont', VA: 'Virginia',
  WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming',
}; // prettier-ignore

/** Longer abbreviations of states that are no word. */
export const shortStates: Readonly<Record<string, string>> = {
  ariz: 'AZ', calif: 'CA', colo: 'CO', conn: 'CT', fla: 'FL', mich: 'MI', minn: 'MN', okla: 'OK', oreg: 'OR', penna: 'PA',
  tenn: 'TN', tex: 'TX', wis: 'WI', wisc: 'WI', wyo: 'WY', mont: 'MT', nev: 'NV', nebr: 'NE', kans: 'KS',
}; // prettier-ignore

/** Codes that are neither a word nor an abbreviation of benefits: they name the state in small letters, too. */
export const plainStateCodes: readonly string[] = ['tx', 'ny', 'fl', 'nj', 'nc', 'sc', 'nh', 'nm', 'nv', 'ga', 'ky', 'ks', 'tn', 'ut', 'wi', 'wv', 'wy', 'az', 'ar', 'vt', 'wa']; // prettier-ignore
/** Codes that are words even in capitals: a state only behind a word that leads to a place. */
export const spokenStateCodes: readonly string[] = ['ok', 'hi', 'id'];
/** What follows a code that is no state: a CT scan, an ID card, the VA's benefits. */
export const notAfterStateCode: Readonly<Record<string, readonly string[]>> = {
  ct: ['scan', 'scans'],
  id: ['card', 'cards', 'theft', 'protection'],
  co: ['pay', 'pays', 'payment', 'insurance', '-'],
  pa: ['visit', 'visits'],
  md: ['live', 'visit', 'visits'],
  va: ['loan', 'benefits', 'hospital'],
  dc: ['fsa', 'plan', 'plans'],
};
/** What stands near two letters that are no state there: a CT beside an MRI. */
export const notNearStateCode: Readonly<Record<string, readonly string[]>> = {
  ct: ['mri', 'mris', 'pet', 'scan', 'scans', 'imaging', 'ultrasound', 'radiology'],
  pa: ['np', 'authorization', 'physician', 'nurse', 'doctor'],
  md: ['np', 'physician', 'doctor'],
  or: ['surgery', 'surgical'],
  ma: ['medicare', 'nurse'],
};
/** What follows the name of a state in the name of something else: New York Life, Texas Roadhouse. */
export const notAfterState: readonly string[] = ['life', 'mutual', 'university', 'college', 'blue', 'farm', 'roadhouse', 'instruments', 'power', 'general', 'mason', 'casualty']; // prettier-ignore
/** What stands before the name of a state in the name of something else. */
export const notBeforeState: readonly string[] = ['university of', 'state of', 'bank of', 'college of', 'city of'];

export const regions = ['Northeast', 'Midwest', 'South', 'West'] as const;
export type Region = (typeof regions)[number];

/** The states of each region, as the Census Bureau draws them. */
export const statesOf: Record<Region, readonly string[]> = {
  Northeast: ['CT', 'ME', 'MA', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT'],
  Midwest: ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI'],
  South: ['AL', 'AR', 'DE', 'DC', 'FL', 'GA', 'KY', 'LA', 'MD', 'MS', 'NC', 'OK', 'SC', 'TN', 'TX', 'VA', 'WV'],
  West: ['AK', 'AZ', 'CA', 'CO', 'HI', 'ID', 'MT', 'NV', 'NM', 'OR', 'UT', 'WA', 'WY'],
};

/** What people call the regions; "south" and "west" alone are directions. */
export const regionNames: Record<Region, readonly string[]> = {
  Midwest: ['midwest', 'midwestern', 'mid - west', 'the midwest'],
  Northeast: ['northeast', 'northeastern', 'the northeast', 'the north - east', 'ne region'],
  South: ['the south', 'southern', 'the southern'],
  West: ['the west', 'western', 'the western'],
};

/** An area of several states; a hyphen among its names stands apart, as a sign of its own. */
export type Area = readonly [label: string, states: readonly string[], names: readonly string[]];

/** Areas of several states, by what people call them. */
export const areas: readonly Area[] = [
  ['West Coast', ['CA', 'OR', 'WA'], ['west coast', 'the west coast', 'pacific coast', 'the pacific coast']],
  ['East Coast', ['CT', 'DC', 'DE', 'FL', 'GA', 'MA', 'MD', 'ME', 'NC', 'NH', 'NJ', 'NY', 'PA', 'RI', 'SC', 'VA', 'VT'], ['east coast', 'the east coast', 'eastern seaboard']],
  ['New England', ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'], ['new england']],
  ['Pacific Northwest', ['OR', 'WA'], ['pacific northwest', 'the pacific northwest', 'pnw']],
  ['Southeast', ['AL', 'AR', 'FL', 'GA', 'KY', 'LA', 'MS', 'NC', 'SC', 'TN', 'VA', 'WV'], ['southeast', 'the southeast', 'southeastern', 'the southeastern', 'south - east', 'south east', 'se region']],
  ['Southwest', ['AZ', 'NM', 'OK', 'TX'], ['southwest', 'the southwest', 'southwestern', 'the southwestern', 'south - west', 'south west', 'sw region']],
  ['Mid-Atlantic', ['DC', 'DE', 'MD', 'NJ', 'NY', 'PA', 'VA', 'WV'], ['mid - atlantic', 'the mid - atlantic', 'mid atlantic', 'the mid atlantic']],
  ['Mountain West', ['AZ', 'CO', 'ID', 'MT', 'NM', 'NV', 'UT', 'WY'], ['mountain west', 'the mountain west', 'rocky mountain states', 'mountain states', 'the rockies']],
  ['Great Lakes', ['IL', 'IN', 'MI', 'MN', 'NY', 'OH', 'PA', 'WI'], ['great lakes', 'the great lakes', 'great lakes region']],
  ['Great Plains', ['KS', 'ND', 'NE', 'OK', 'SD'], ['great plains', 'the great plains', 'plains states']],
  ['Upper Midwest', ['IA', 'MI', 'MN', 'ND', 'SD', 'WI'], ['upper midwest', 'the upper midwest']],
  ['Deep South', ['AL', 'GA', 'LA', 'MS', 'SC'], ['deep south', 'the deep south']],
  ['Gulf Coast', ['AL', 'FL', 'LA', 'MS', 'TX'], ['gulf coast', 'the gulf coast', 'gulf states']],
  ['The Carolinas', ['NC', 'SC'], ['the carolinas', 'carolinas']],
  ['The Dakotas', ['ND', 'SD'], ['the dakotas', 'dakotas']],
  ['Washington area', ['DC', 'MD', 'VA'], ['dc metro', 'dc area', 'washington dc area', 'washington d c area', 'dmv area', 'washington area', 'greater washington']],
  ['Kansas City', ['KS', 'MO'], ['kansas city', 'kc metro', 'kansas city area', 'kansas city metro']],
  ['New York area', ['CT', 'NJ', 'NY'], ['tri - state area', 'tri - state', 'tristate area']],
]; // prettier-ignore

/** The states of a region or of another area, by its label; none for anything else. */
export function statesWithin(label: string): readonly string[] {
  const region = regions.find((one) => one === label);
  return region === undefined ? (areas.find(([area]) => area === label)?.[1] ?? []) : statesOf[region];
}

/** Cities and what is around them, by state. Left out: those that are as well something else (Mobile, Aurora, Providence). */
export const citiesOf: Readonly<Record<string, string>> = {
  AL: 'birmingham, huntsville, montgomery',
  AZ: 'phoenix, scottsdale, tucson, tempe',
  CA: 'los angeles, california city, sf, san francisco, san diego, san jose, sacramento, oakland, fresno, long beach, bay area, silicon valley, southern california, northern california, orange county, socal, norcal, palo alto, bakersfield, anaheim, irvine, pasadena, sf bay area',
  CO: 'denver, boulder, colorado springs, fort collins',
  CT: 'hartford, stamford, new haven, bridgeport',
  DC: 'district of columbia, washington d.c., washington d c',
  DE: 'wilmington',
  FL: 'miami, orlando, tampa, jacksonville, fort lauderdale, west palm beach, st petersburg, tampa bay, south florida, naples, tallahassee, sarasota',
  GA: 'atlanta, savannah, augusta',
  HI: 'honolulu',
  IA: 'des moines, cedar rapids, iowa city',
  ID: 'boise',
  IL: 'chicago, chicagoland, peoria, naperville',
  IN: 'indianapolis, michigan city, fort wayne, evansville',
  KS: 'kansas city kansas, kansas city ks, arkansas city, wichita, topeka, overland park',
  KY: 'louisville, lexington',
  LA: 'new orleans, baton rouge, shreveport',
  MA: 'boston, cambridge, worcester, greater boston',
  ME: 'portland maine',
  MD: 'baltimore, bethesda, annapolis',
  MI: 'detroit, grand rapids, ann arbor, lansing, metro detroit',
  MN: 'minneapolis, st paul, st . paul, saint paul, twin cities, rochester mn, duluth',
  MO: 'kansas city missouri, kansas city mo, st louis, st . louis, saint louis',
  NC: 'charlotte, raleigh, durham, greensboro, winston - salem, research triangle, asheville',
  NE: 'omaha',
  NJ: 'newark, jersey city, hoboken',
  NM: 'albuquerque, santa fe',
  NV: 'las vegas, reno',
  NY: 'nyc, new york city, new york ny, manhattan, brooklyn, long island, albany, syracuse, upstate new york, westchester',
  OH: 'cleveland, cincinnati, columbus, toledo, akron, dayton',
  OK: 'oklahoma city, tulsa',
  OR: 'eugene, oregon city, portland oregon',
  PA: 'philadelphia, philly, pittsburgh, allentown, harrisburg',
  RI: 'newport ri',
  SC: 'greenville, spartanburg',
  TN: 'nashville, memphis, knoxville, chattanooga',
  TX: 'dallas, missouri city, texas city, houston, austin, san antonio, fort worth, dallas - fort worth, dallas fort worth, dfw, el paso, plano, north texas',
  UT: 'salt lake city, salt lake, provo',
  VA: 'richmond, norfolk, virginia beach, arlington, northern virginia',
  WA: 'seattle, vancouver washington, spokane, tacoma, bellevue, redmond wa, puget sound',
  WI: 'milwaukee, green bay',
}; // prettier-ignore
