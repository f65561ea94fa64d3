/** The parts that names of employers are put together from: common words and surnames, none of them an employer's alone. */

export const firstOfPlaces = [
  'Alder', 'Amber', 'Ash', 'Aspen', 'Birch', 'Bramble', 'Briar', 'Cedar', 'Cinder', 'Clover', 'Cobble', 'Copper', 'Cottonwood',
  'Crane', 'Cypress', 'Dogwood', 'Dove', 'Elk', 'Elm', 'Falcon', 'Fern', 'Flint', 'Fox', 'Gable', 'Granite', 'Hawthorn', 'Hazel',
  'Heather', 'Heron', 'Hickory', 'Holly', 'Hornbeam', 'Iron', 'Ivy', 'Juniper', 'Kestrel', 'Larch', 'Lark', 'Laurel', 'Linden',
  'Locust', 'Mallard', 'Maple', 'Marten', 'Moss', 'Mulberry', 'Nettle', 'Oak', 'Orchard', 'Osprey', 'Otter', 'Pebble', 'Pine',
  'Plover', 'Poplar', 'Quail', 'Quarry', 'Raven', 'Reed', 'Robin', 'Rowan', 'Saddle', 'Sage', 'Sandstone', 'Slate', 'Sorrel',
  'Sparrow', 'Spruce', 'Stone', 'Sumac', 'Sycamore', 'Tamarack', 'Teal', 'Thistle', 'Thorn', 'Timber', 'Trillium', 'Walnut',
  'Willow', 'Winter', 'Wren', 'Yarrow',
] as const; // prettier-ignore

export const secondOfPlaces = [
  'Bay', 'Bend', 'Bluff', 'Bridge', 'Brook', 'Cove', 'Creek', 'Crossing', 'Dale', 'Falls', 'Ferry', 'Fields', 'Fork', 'Gap', 'Gate',
  'Glen', 'Grove', 'Harbor', 'Haven', 'Hill', 'Hollow', 'Island', 'Junction', 'Knoll', 'Lake', 'Landing', 'Ledge', 'Meadow', 'Mesa',
  'Mill', 'Notch', 'Orchard', 'Pass', 'Point', 'Pond', 'Prairie', 'Ridge', 'River', 'Run', 'Shoals', 'Springs', 'Trace', 'Vale',
  'Valley', 'Woods',
] as const; // prettier-ignore

export const firstOfWords = [
  'Alder', 'Amber', 'Birch', 'Cinder', 'Clover', 'Cobalt', 'Copper', 'Ember', 'Fern', 'Finch', 'Flint', 'Fox', 'Garnet', 'Hazel',
  'Heron', 'Indigo', 'Juniper', 'Lark', 'Linden', 'Marten', 'Moss', 'Nettle', 'North', 'Ochre', 'Otter', 'Plover', 'Quill', 'Rook',
  'Rowan', 'Sable', 'Saffron', 'Sorrel', 'Tamarin', 'Teal', 'Thistle', 'Umber', 'Velvet', 'Wren', 'Yarrow',
] as const; // prettier-ignore

export const secondOfWords = [
  'arc', 'beam', 'bridge', 'cast', 'deck', 'field', 'forge', 'gate', 'grid', 'key', 'ledger', 'line', 'loop', 'mark', 'metric', 'mint',
  'path', 'port', 'rail', 'relay', 'shift', 'signal', 'spark', 'stack', 'stone', 'thread', 'trail', 'vault', 'well', 'works',
] as const; // prettier-ignore

export const surnames = [
  'Abernathy', 'Ackerley', 'Aldrich', 'Amundsen', 'Arceneaux', 'Ashby', 'Atwater', 'Bancroft', 'Beckwith', 'Bellamy', 'Birdsall',
  'Blanchard', 'Boudreau', 'Brantley', 'Brubaker', 'Caldwell', 'Callahan', 'Carmody', 'Castellano', 'Chadwick', 'Claypool',
  'Corrigan', 'Crandall', 'Culver', 'Dabrowski', 'Danforth', 'Delacroix', 'Delgado', 'Dempsey', 'Denholm', 'Devereux',
  'Dorsey', 'Drummond', 'Dunleavy', 'Eckhart', 'Ellsworth', 'Engstrom', 'Escobar', 'Farnsworth', 'Fenwick', 'Figueroa', 'Fitzhugh',
  'Fontaine', 'Forsythe', 'Garrity', 'Gillespie', 'Greenlaw', 'Guthrie', 'Hadley', 'Halvorsen', 'Hargrove', 'Haverford', 'Hendricks',
  'Herrera', 'Holloway', 'Huxley', 'Ibarra', 'Jankowski', 'Jessup', 'Kaminski', 'Keating', 'Kendrick', 'Kimball', 'Kowalski',
  'Lachance', 'Langdon', 'Larkin', 'Lathrop', 'Ledbetter', 'Lindqvist', 'Lockhart', 'Lombardi', 'Maddox', 'Magnuson', 'Marchetti',
  'Mayfield', 'Mendoza', 'Merriweather', 'Millikan', 'Montoya', 'Moreland', 'Mulligan', 'Navarro', 'Novak', 'Odell', 'Ogilvie',
  'Okafor', 'Olmstead', 'Ortega', 'Ostrander', 'Overton', 'Pacheco', 'Paquette', 'Parrish', 'Pemberton', 'Pendleton', 'Pettigrew',
  'Pickering', 'Prescott', 'Quigley', 'Quintero', 'Radcliffe', 'Ramsey', 'Redmond', 'Renshaw', 'Ridgeway', 'Rosado', 'Rutledge',
  'Sandoval', 'Schuyler', 'Seward', 'Shaughnessy', 'Sheffield', 'Sinclair', 'Sorensen', 'Stavros', 'Stockton', 'Sutherland',
  'Thackeray', 'Thibodeaux', 'Thorne', 'Tillman', 'Trujillo', 'Underhill', 'Valdez', 'Vasquez', 'Villanueva', 'Wadsworth',
  'Wainwright', 'Wakefield', 'Weatherby', 'Whitcomb', 'Winslow', 'Woodruff', 'Yamada', 'Yoder', 'Zamora', 'Zeller',
] as const; // prettier-ignore
