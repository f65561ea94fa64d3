/** What employers do, by the name that the sample library gives it, with the words by which people name it. */
export interface Industry {
  label: string;
  /** Words by which the industry of a guide shows that it is one of these, as stems or beginnings of phrases. */
  shows: readonly string[];
  /** Words that name such employers wherever they stand. */
  alone: readonly string[];
  /** Words that do so only before "companies" or its like, or behind "in": they are also words of benefits. */
  before?: readonly string[];
  /** One such employer: it names an industry where somebody is said to be one ("my client is a bank with 200 people"). */
  one?: readonly string[];
  /** Everyday names that are meant so in a question about peers, but that guides use of other things as well. */
  everyday: readonly string[];
}

export const industries: readonly Industry[] = [
  {
    label: 'Technology', shows: ['technology', 'software', 'internet', 'information technology', 'computer'],
    alone: ['tech', 'technology', 'software', 'saas', 'big tech', 'high tech', 'software as a service'],
    before: ['it', 'internet', 'information technology', 'computer'], everyday: ['startup', 'startups', 'start - up', 'start - ups', 'software company', 'tech startup', 'saas company', 'software companies', 'tech firms', 'tech company', 'tech companies', 'information technology', 'biotech'] },
  {
    label: 'Healthcare', shows: ['healthcare', 'health care', 'hospital', 'medical', 'health systems'],
    alone: ['hospitals', 'hospital systems', 'hospital system', 'health systems', 'health system', 'clinics', 'medical centers', 'medical groups', 'health networks', 'physician practices'],
    before: ['healthcare', 'health care', 'health', 'hospital', 'medical', 'clinic'],
    one: ['hospital', 'clinic', 'medical center', 'medical group', 'health network', 'physician practice', 'nursing home'], everyday: ['hospital', 'healthcare', 'health care', 'clinic', 'medical center', 'medical group', 'nursing home', 'nursing homes', 'physician group', 'physician groups', 'health network', 'home health agency', 'senior living', 'care providers', 'health care providers'] },
  { label: 'Manufacturing', shows: ['manufacturing', 'industrial'], alone: ['manufacturing', 'manufacturers', 'manufacturer', 'factories', 'mfg', 'mfr', 'foundries'], before: ['industrial', 'factory'], everyday: ['factory', 'foundry', 'industrial', 'manufacturing company', 'fabricators'] },
  {
    label: 'Financial Services', shows: ['financial', 'finance', 'banking', 'insurance'],
    alone: ['banks', 'banking', 'financial services', 'credit unions', 'fintech', 'fin services', 'fin serv', 'asset managers', 'finserv', 'insurers', 'brokerages'],
    before: ['finance', 'financial', 'bank', 'insurance', 'credit union'],
    one: ['bank', 'credit union', 'insurer', 'brokerage'], everyday: ['bank', 'credit union', 'insurer', 'insurance company', 'insurance companies', 'wealth managers', 'financial firm', 'financial firms', 'lenders', 'private equity', 'hedge fund', 'hedge funds', 'community bank', 'community banks'] },
  { label: 'Retail', shows: ['retail'], alone: ['retailers', 'retailer', 'retail chains', 'grocers', 'supermarkets'], before: ['retail', 'stores', 'store'], one: ['retail chain', 'grocer', 'supermarket'], everyday: ['retail', 'grocer', 'grocery', 'supermarket', 'retail chain', 'grocery stores', 'stores', 'department stores', 'e - commerce', 'ecommerce'] },
  {
    label: 'Education', shows: ['education', 'higher education'],
    alone: ['universities', 'colleges', 'higher education', 'higher ed', 'school districts', 'school district', 'schools', 'k - 12', 'academia'],
    before: ['education', 'university', 'college', 'school'],
    one: ['university', 'college', 'school'], everyday: ['university', 'college', 'school', 'education', 'charter school', 'charter schools', 'private school', 'private schools', 'higher - ed', 'academy', 'educators'] },
  {
    label: 'Professional Services', shows: ['professional services', 'consulting', 'legal', 'accounting'],
    alone: ['professional services', 'law firms', 'law firm', 'consulting firms', 'accounting firms', 'consultancies'],
    before: ['consulting', 'engineering', 'advisory', 'accounting'], everyday: ['law practice', 'accounting firm', 'accounting', 'consultancy', 'consulting', 'consulting firm', 'architects', 'architecture firm', 'engineering firm', 'engineering firms', 'cpa firm', 'cpa firms', 'advertising agencies', 'marketing agency', 'marketing agencies', 'attorneys', 'lawyers', 'consultants'] },
  { label: 'Construction', shows: ['construction'], alone: ['construction', 'builders', 'contractors', 'homebuilders'], before: ['building'], one: ['builder', 'contractor', 'homebuilder'], everyday: ['builder', 'contractor', 'general contractor', 'general contractors', 'construction company', 'homebuilder', 'roofers', 'electricians', 'plumbers'] },
  {
    label: 'Transportation', shows: ['transportation', 'logistics', 'trucking'],
    alone: ['logistics', 'trucking', 'freight', 'carriers of freight', 'airlines', 'railroads', 'truckers'],
    before: ['transportation', 'transit', 'shipping'], everyday: ['transport', 'transportation', 'shipping', 'airline', 'railroad', 'trucking company', 'trucking companies', 'carrier of freight', 'truckers'] },
  { label: 'Hospitality', shows: ['hospitality', 'hotel', 'restaurant'], alone: ['hospitality', 'hotels', 'restaurants', 'resorts'], before: ['hotel', 'restaurant'], one: ['hotel', 'restaurant', 'resort', 'restaurant chain', 'hotel chain'], everyday: ['hotel', 'restaurant', 'resort', 'restaurant chain', 'hotel chain', 'restaurant group', 'food service', 'casino', 'casinos', 'caterers'] },
  {
    label: 'Nonprofit', shows: ['nonprofit', 'non - profit', 'not for profit', 'charity'],
    alone: ['nonprofit', 'nonprofits', 'non - profit', 'non - profits', 'not for profit', 'not - for - profit', 'charities', 'ngos'],
    before: ['charity', 'foundation'],
    one: ['charity', 'foundation', 'ngo'], everyday: ['charity', 'foundation', 'ngo', 'non profit', 'non profits', 'social services', 'foundations', '501c3', 'churches'] },
  { label: 'Energy and Utilities', shows: ['energy', 'utilities', 'oil'], alone: ['utilities', 'energy and utilities', 'energy utilities', 'oil and gas', 'oil gas', 'utility companies'], before: ['energy', 'utility', 'power', 'oil'], everyday: ['utility', 'energy', 'power companies', 'electric cooperative', 'electric co - op', 'oil company', 'energy companies', 'water utility'] },
  { label: 'Government', shows: ['government', 'public'], alone: ['government agencies', 'municipalities', 'public sector', 'federal agencies'], before: ['government', 'federal', 'public'], everyday: ['gov', 'govt', 'city government', 'government', 'municipality', 'public employers', 'state government', 'public agencies'] },
]; // prettier-ignore

/** What follows a word for employers, or stands for it: "tech companies", "the retail sector". */
export const industryNouns: readonly string[] = ['company', 'companies', 'employer', 'employers', 'firm', 'firms', 'industry', 'industries', 'sector', 'organization', 'organizations', 'business', 'businesses', 'startup', 'startups', 'space', 'field', 'peers', 'clients', 'client', 'cos', 'shops', 'provider', 'providers', 'operators']; // prettier-ignore

/** After such a word a word of an industry names a benefit: a technology stipend, financial planning, banks of leave. */
export const notAfterIndustry: readonly string[] = ['stipend', 'allowance', 'reimbursement', 'assistance', 'fsa', 'hsa', 'account', 'accounts', 'wellness', 'planning', 'coaching', 'discount', 'discounts', 'leave', 'bank', 'insurance', 'coverage', 'plan', 'plans', 'benefit', 'pharmacy', 'of', 'proxy', 'indemnity', 'support', 'savings', 'program', 'programs', 'cost', 'costs', 'credit', 'loan', 'loans', 'break', 'perks', 'engineer', 'engineers', 'license', 'licenses']; // prettier-ignore
