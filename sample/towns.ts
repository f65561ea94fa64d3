const listed: Readonly<Record<string, readonly string[]>> = {
  CA: ['916 Sacramento', '619 San Diego', '559 Fresno', '510 Oakland', '951 Riverside', '707 Santa Rosa', '661 Bakersfield', '408 San Jose', '562 Long Beach', '559 Visalia', '530 Chico'],
  TX: ['512 Austin', '713 Houston', '214 Dallas', '210 San Antonio', '817 Fort Worth', '806 Lubbock', '254 Waco', '972 Plano', '903 Tyler', '361 Corpus Christi'],
  NY: ['518 Albany', '585 Rochester', '716 Buffalo', '315 Syracuse', '212 New York', '914 White Plains', '315 Utica', '607 Ithaca', '718 Brooklyn'],
  FL: ['407 Orlando', '813 Tampa', '904 Jacksonville', '305 Miami', '239 Fort Myers', '850 Tallahassee', '863 Lakeland', '352 Ocala', '941 Sarasota'],
  PA: ['717 Harrisburg', '215 Philadelphia', '412 Pittsburgh', '717 Lancaster', '610 Allentown', '814 Erie', '570 Scranton', '717 York'],
  IL: ['217 Springfield', '312 Chicago', '309 Peoria', '815 Rockford', '630 Naperville', '217 Champaign', '815 Joliet', '217 Decatur'],
  OH: ['614 Columbus', '216 Cleveland', '513 Cincinnati', '937 Dayton', '419 Toledo', '330 Akron', '419 Mansfield', '419 Findlay'],
  GA: ['478 Macon', '404 Atlanta', '912 Savannah', '706 Augusta', '706 Athens', '706 Columbus', '770 Marietta', '770 Gainesville'],
  NC: ['336 Greensboro', '704 Charlotte', '919 Raleigh', '919 Durham', '828 Asheville', '828 Hickory', '336 Winston-Salem', '910 Wilmington'],
  MI: ['616 Grand Rapids', '313 Detroit', '517 Lansing', '269 Kalamazoo', '734 Ann Arbor', '989 Saginaw', '616 Holland', '231 Traverse City'],
  NJ: ['609 Trenton', '973 Newark', '732 Edison', '973 Morristown', '609 Princeton', '856 Cherry Hill', '856 Vineland'],
  VA: ['804 Richmond', '757 Norfolk', '540 Roanoke', '703 Alexandria', '434 Lynchburg', '540 Harrisonburg', '703 Reston'],
  WA: ['509 Spokane', '206 Seattle', '253 Tacoma', '360 Bellingham', '509 Yakima', '360 Vancouver', '425 Everett'],
  MA: ['508 Worcester', '617 Boston', '413 Springfield', '978 Lowell', '617 Quincy', '508 New Bedford', '781 Waltham'],
  AZ: ['520 Tucson', '602 Phoenix', '480 Mesa', '480 Tempe', '928 Flagstaff', '480 Chandler', '928 Yuma'],
  TN: ['865 Knoxville', '615 Nashville', '901 Memphis', '423 Chattanooga', '731 Jackson', '615 Franklin', '423 Kingsport'],
  IN: ['260 Fort Wayne', '317 Indianapolis', '812 Evansville', '574 South Bend', '574 Elkhart', '812 Columbus', '812 Terre Haute'],
  MN: ['507 Rochester', '612 Minneapolis', '651 Saint Paul', '218 Duluth', '320 Saint Cloud', '507 Mankato', '651 Eagan'],
  WI: ['920 Green Bay', '414 Milwaukee', '608 Madison', '920 Appleton', '715 Eau Claire', '262 Racine', '920 Sheboygan'],
  CO: ['719 Colorado Springs', '303 Denver', '970 Fort Collins', '303 Boulder', '719 Pueblo', '970 Grand Junction', '970 Greeley'],
  MO: ['417 Springfield', '816 Kansas City', '314 Saint Louis', '573 Columbia', '417 Joplin', '816 Saint Joseph'],
  MD: ['410 Baltimore', '410 Columbia', '301 Frederick', '301 Rockville', '410 Salisbury', '301 Hagerstown'],
  SC: ['864 Greenville', '843 Charleston', '803 Columbia', '864 Spartanburg', '803 Rock Hill', '843 Florence'],
  AL: ['205 Birmingham', '256 Huntsville', '251 Mobile', '334 Montgomery', '205 Tuscaloosa', '334 Dothan'],
  OR: ['541 Eugene', '503 Portland', '503 Salem', '541 Bend', '541 Medford', '541 Corvallis'],
  CT: ['860 Hartford', '203 New Haven', '203 Stamford', '203 Waterbury', '860 Norwich', '203 Danbury'],
  UT: ['801 Salt Lake City', '801 Provo', '801 Ogden', '801 Lehi', '435 Logan', '435 Saint George'],
  IA: ['515 Des Moines', '319 Cedar Rapids', '563 Davenport', '712 Sioux City', '515 Ames', '563 Dubuque'],
  NV: ['775 Reno', '702 Las Vegas', '702 Henderson', '775 Carson City', '775 Sparks', '775 Elko'],
  KS: ['316 Wichita', '785 Topeka', '913 Overland Park', '785 Salina', '785 Lawrence', '620 Hutchinson'],
  NE: ['402 Omaha', '402 Lincoln', '308 Grand Island', '308 Kearney', '402 Norfolk', '402 Columbus'],
  ID: ['208 Boise', '208 Nampa', '208 Idaho Falls', '208 Twin Falls', '208 Coeur d’Alene', '208 Pocatello'],
  ME: ['207 Portland', '207 Bangor', '207 Lewiston', '207 Augusta', '207 Brunswick', '207 Biddeford'],
  NH: ['603 Manchester', '603 Nashua', '603 Concord', '603 Portsmouth', '603 Keene', '603 Dover'],
  RI: ['401 Providence', '401 Warwick', '401 Cranston', '401 Pawtucket', '401 Newport', '401 Woonsocket'],
  NM: ['505 Albuquerque', '505 Santa Fe', '575 Las Cruces', '505 Farmington', '575 Roswell', '505 Gallup'],
  KY: ['859 Lexington', '502 Louisville', '270 Bowling Green', '270 Owensboro', '270 Paducah', '859 Florence'],
  OK: ['918 Tulsa', '405 Oklahoma City', '405 Norman', '405 Stillwater', '580 Enid', '918 Bartlesville'],
  LA: ['225 Baton Rouge', '504 New Orleans', '337 Lafayette', '318 Shreveport', '337 Lake Charles', '318 Monroe'],
  VT: ['802 Burlington', '802 Rutland', '802 Montpelier', '802 Brattleboro', '802 Saint Albans', '802 Barre'],
  AK: ['907 Anchorage', '907 Fairbanks', '907 Juneau', '907 Kenai', '907 Wasilla', '907 Sitka'],
  AR: ['501 Little Rock', '479 Fayetteville', '479 Fort Smith', '870 Jonesboro', '501 Conway', '479 Rogers'],
  DC: ['202 Washington'],
  DE: ['302 Wilmington', '302 Dover', '302 Newark', '302 Middletown', '302 Milford', '302 Seaford'],
  HI: ['808 Honolulu', '808 Hilo', '808 Kahului', '808 Lihue', '808 Kailua', '808 Kapolei'],
  MS: ['601 Jackson', '228 Gulfport', '601 Hattiesburg', '662 Tupelo', '601 Meridian', '228 Biloxi'],
  MT: ['406 Billings', '406 Missoula', '406 Great Falls', '406 Bozeman', '406 Helena', '406 Kalispell'],
  ND: ['701 Fargo', '701 Bismarck', '701 Grand Forks', '701 Minot', '701 Dickinson', '701 Jamestown'],
  SD: ['605 Sioux Falls', '605 Rapid City', '605 Aberdeen', '605 Brookings', '605 Watertown', '605 Mitchell'],
  WV: ['304 Charleston', '304 Huntington', '304 Morgantown', '304 Parkersburg', '304 Wheeling', '304 Beckley'],
  WY: ['307 Cheyenne', '307 Casper', '307 Laramie', '307 Gillette', '307 Sheridan', '307 Rock Springs'],
}; // prettier-ignore

/** A town, and the area code of its telephones. */
export interface Town {
  name: string;
  code: string;
}

/** Towns and cities of each state, the larger ones first. Places are facts; who is said to work there is invented. */
export const towns: Readonly<Record<string, readonly Town[]>> = Object.fromEntries(
  Object.entries(listed).map(([state, all]) => [
    state,
    all.map((town) => ({ code: town.slice(0, 3), name: town.slice(4) })),
  ]),
);
