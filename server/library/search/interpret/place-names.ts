/** Areas of several states, by what people call them. */
export const areas: readonly [label: string, states: readonly string[], phrases: readonly string[]][] = [
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
  ['Washington area', ['DC', 'MD', 'VA'], ['dc metro', 'dc area', 'dmv area', 'washington area', 'greater washington']],
  ['New York area', ['CT', 'NJ', 'NY'], ['tri - state area', 'tri - state', 'tristate area']],
]; // prettier-ignore

/** Cities and what is around them, by state. Left out: those that are as well something else (Mobile, Aurora, Providence). */
const cities: Readonly<Record<string, string>> = {
  AL: 'birmingham, huntsville, montgomery',
  AZ: 'phoenix, scottsdale, tucson, tempe',
  CA: 'los angeles, san francisco, san diego, san jose, sacramento, oakland, fresno, long beach, bay area, silicon valley, southern california, northern california, orange county, socal, norcal, palo alto, bakersfield, anaheim, irvine, pasadena, sf bay area',
  CO: 'denver, boulder, colorado springs, fort collins',
  CT: 'hartford, stamford, new haven, bridgeport',
  DC: 'district of columbia',
  DE: 'wilmington',
  FL: 'miami, orlando, tampa, jacksonville, fort lauderdale, west palm beach, st petersburg, tampa bay, south florida, naples, tallahassee, sarasota',
  GA: 'atlanta, savannah, augusta',
  HI: 'honolulu',
  IA: 'des moines, cedar rapids',
  ID: 'boise',
  IL: 'chicago, chicagoland, peoria, naperville',
  IN: 'indianapolis, fort wayne, evansville',
  KS: 'wichita, topeka, overland park',
  KY: 'louisville, lexington',
  LA: 'new orleans, baton rouge, shreveport',
  MA: 'boston, cambridge, worcester, greater boston',
  MD: 'baltimore, bethesda, annapolis',
  MI: 'detroit, grand rapids, ann arbor, lansing, metro detroit',
  MN: 'minneapolis, st paul, saint paul, twin cities, rochester mn, duluth',
  MO: 'st louis, saint louis',
  NC: 'charlotte, raleigh, durham, greensboro, winston - salem, research triangle, asheville',
  NE: 'omaha',
  NJ: 'newark, jersey city, hoboken',
  NM: 'albuquerque, santa fe',
  NV: 'las vegas, reno',
  NY: 'nyc, manhattan, brooklyn, long island, albany, syracuse, upstate new york, westchester',
  OH: 'cleveland, cincinnati, columbus, toledo, akron, dayton',
  OK: 'oklahoma city, tulsa',
  OR: 'eugene',
  PA: 'philadelphia, philly, pittsburgh, allentown, harrisburg',
  RI: 'newport ri',
  SC: 'greenville, spartanburg',
  TN: 'nashville, memphis, knoxville, chattanooga',
  TX: 'dallas, houston, austin, san antonio, fort worth, dallas - fort worth, dallas fort worth, dfw, el paso, plano, north texas',
  UT: 'salt lake city, salt lake, provo',
  VA: 'richmond, norfolk, virginia beach, arlington, northern virginia',
  WA: 'seattle, spokane, tacoma, bellevue, redmond wa, puget sound',
  WI: 'milwaukee, green bay',
}; // prettier-ignore

/** Each city or area within a state, with the state's code. */
export const cityStates: ReadonlyMap<string, string> = new Map(
  Object.entries(cities).flatMap(([code, names]) => names.split(', ').map((name): [string, string] => [name, code])),
);

/** Longer abbreviations of states that are no word. */
export const shortStates: Readonly<Record<string, string>> = {
  ariz: 'AZ', calif: 'CA', colo: 'CO', conn: 'CT', fla: 'FL', mich: 'MI', minn: 'MN', okla: 'OK', oreg: 'OR', penna: 'PA',
  tenn: 'TN', tex: 'TX', wis: 'WI', wisc: 'WI', wyo: 'WY', mont: 'MT', nev: 'NV', nebr: 'NE', kans: 'KS',
}; // prettier-ignore
