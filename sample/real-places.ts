/** Towns of 3,000 people and more, and other names that are known, which the parts of invented names could make. */
export const realPlaces: ReadonlySet<string> = new Set([
  'Aspen Hill', 'Birch Bay', 'Cedar Falls', 'Cedar Grove', 'Cedar Hill', 'Cedar Lake', 'Cedar Mill', 'Cedar Springs',
  'Clover Dale', 'Clover Hill', 'Copperfield', 'Cypress Lake', 'Dove Valley', 'Elk Grove', 'Elk Ridge', 'Elk River',
  'Elm Grove', 'Fern Creek', 'Fern Dale', 'Flintstone', 'Fox Island', 'Fox Lake', 'Fox Point', 'Fox Run',
  'Granite Bay', 'Granite Falls', 'Granite Shoals', 'Hawthorn Woods', 'Hickory Creek', 'Holly Hill', 'Holly Springs',
  'Iron Dale', 'Laurel Bay', 'Laurel Dale', 'Laurel Hill', 'Locust Grove', 'Locust Valley', 'Maple Glen',
  'Maple Grove', 'Maple Valley', 'Moss Bluff', 'Moss Point', 'Northbridge', 'Northfield', 'Northgate', 'Northport',
  'Northwell', 'Oak Brook', 'Oak Creek', 'Oak Dale', 'Oak Grove', 'Oak Harbor', 'Oak Hill', 'Oak Island',
  'Oak Point', 'Oak Ridge', 'Oak Valley', 'Orchard Mesa', 'Pebble Creek', 'Pine Bluff', 'Pine Hill', 'Pine Island',
  'Pine Ridge', 'Poplar Bluff', 'Poplar Grove', 'Saddle Brook', 'Saddle River', 'Stone Gate', 'Thorn Dale',
  'Timber Lake', 'Walnut Creek', 'Walnut Grove', 'Walnut Ridge', 'Willow Brook', 'Willow Grove', 'Willow Springs',
  'Winter Haven', 'Winter Springs',
]); // prettier-ignore
