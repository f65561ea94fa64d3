const STATES =
  `Alabama:AL Alaska:AK Arizona:AZ Arkansas:AR California:CA Colorado:CO Connecticut:CT Delaware:DE Florida:FL
Georgia:GA Hawaii:HI Idaho:ID Illinois:IL Indiana:IN Iowa:IA Kansas:KS Kentucky:KY Louisiana:LA Maine:ME Maryland:MD
Massachusetts:MA Michigan:MI Minnesota:MN Mississippi:MS Missouri:MO Montana:MT Nebraska:NE Nevada:NV New_Hampshire:NH
New_Jersey:NJ New_Mexico:NM New_York:NY North_Carolina:NC North_Dakota:ND Ohio:OH Oklahoma:OK Oregon:OR Pennsylvania:PA
Rhode_Island:RI South_Carolina:SC South_Dakota:SD Tennessee:TN Texas:TX Utah:UT Vermont:VT Virginia:VA Washington:WA
West_Virginia:WV Wisconsin:WI Wyoming:WY`
    .split(/\s+/)
    .map((entry) => {
      const [name = '', code = ''] = entry.replaceAll('_', ' ').split(':');
      return { name, code };
    })
    // The longest first: West Virginia is no Virginia.
    .sort((a, b) => b.name.length - a.name.length);

export interface State {
  name: string;
  /** Two letters. */
  code: string;
}

/** The US state that a question is about; undefined where it names none. */
export function stateIn(question: string): State | undefined {
  return STATES.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(question));
}
