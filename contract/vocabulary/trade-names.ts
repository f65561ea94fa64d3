/** What employers of a trade call themselves, where it is not what others call them: by the words that are typed, as stems are. */
export const tradeNames: readonly (readonly [typed: readonly string[], called: readonly string[]])[] = [
  [['law firm', 'law firms', 'law office', 'law offices', 'law practice', 'law practices', 'lawyers', 'attorneys', 'big law'], ['llp', 'law', 'legal']],
  [['cpa firm', 'cpa firms', 'cpas', 'accountants'], ['accounting', 'cpas']],
  [['hospital systems', 'health networks', 'hospital networks'], ['health system', 'hospitals']],
  [['school districts', 'school district', 'public schools', 'districts'], ['school district']],
  [['insurers', 'insurer', 'insurance companies', 'insurance company'], ['insurance', 'assurance']],
  [['airline', 'airlines'], ['airlines', 'airways', 'air lines']],
  [['truckers'], ['trucking']],
  [['drugstores'], ['pharmacies', 'drug']],
  [['supermarkets', 'supermarket', 'grocery stores', 'grocery'], ['markets', 'grocers', 'grocery']],
  [['homebuilders', 'home builders', 'builders'], ['builders', 'homes']],
  [['nonprofits', 'nonprofit', 'charities', 'charity'], ['foundation', 'services', 'alliance', 'relief']],
  [['physician practices', 'medical practices', 'medical groups'], ['physicians', 'physician partners', 'medical group']],
  [['utilities', 'utility', 'utility companies'], ['electric', 'gas', 'water', 'power', 'energy']],
]; // prettier-ignore

/** Words by which names of employers say what these do, beside those by which people ask for them. */
export const industryInNames: Readonly<Record<string, readonly string[]>> = {
  Technology: ['technologies', 'labs'],
  Healthcare: ['health', 'healthcare system', 'pediatrics', 'hospice', 'clinic'],
  'Financial Services': ['bancorp', 'bancshares', 'capital', 'credit union'],
  Education: ['academy', 'isd', 'polytechnic'],
  'Professional Services': ['llp', 'law', 'cpas', 'engineers'],
  Construction: ['builders', 'contracting', 'roofing'],
  Transportation: ['freight', 'airlines', 'railroad', 'railway', 'transit'],
  Hospitality: ['hotels', 'restaurants', 'resorts', 'casino', 'inn'],
  'Energy and Utilities': ['electric', 'power', 'petroleum', 'water district'],
  Government: ['city of', 'county of', 'town of', 'state of', 'commonwealth of', 'village of', 'county'],
};
