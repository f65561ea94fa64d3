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
    before: ['it', 'internet', 'information technology', 'computer'], everyday: ['software engineers', 'programmers', 'coders', 'software developers', 'startup', 'startups', 'start - up', 'start - ups',
  'software company', 'tech startup', 'saas company', 'software companies', 'tech firms', 'tech company', 'tech companies',
  'information technology', 'biotech', 'tech startups', 'tech industry', 'tech sector', 'software firms', 'software business',
  'software businesses', 'software houses', 'software vendors', 'software makers', 'it companies', 'it firms', 'internet companies',
  'cloud companies', 'saas companies', 'app companies', 'semiconductor companies', 'chip makers', 'chipmakers', 'biotechs',
      'cybersecurity companies', 'tech world', 'dot - coms', 'ai companies', 'data companies'] },
  {
    label: 'Healthcare', shows: ['healthcare', 'health care', 'hospital', 'medical', 'health systems'],
    alone: ['hospitals', 'hospital systems', 'hospital system', 'health systems', 'health system', 'clinics', 'medical centers', 'medical groups',
      'health networks', 'physician practices'],
    before: ['healthcare', 'health care', 'health', 'hospital', 'medical', 'clinic'],
    one: ['hospital', 'clinic', 'medical center', 'medical group', 'health network', 'physician practice', 'nursing home'], everyday: ['hospital',
  'healthcare', 'health care', 'clinic', 'medical center', 'medical group', 'nursing home', 'nursing homes', 'physician group',
  'physician groups', 'health network', 'home health agency', 'senior living', 'care providers', 'health care providers',
  'healthcare organizations', 'healthcare providers', 'healthcare companies', 'healthcare systems', 'healthcare industry', 'healthcare sector',
  'health care organizations', 'health care systems', 'medical practices', 'medical practice', 'doctors offices', 'doctor offices',
  'dental practices', 'urgent care chains', 'home health agencies', 'home care agencies',
  'provider groups', 'health centers', 'community health centers', 'behavioral health providers',
      'long - term care facilities', 'rehab hospitals', 'medical providers', 'hospital networks', 'hospital groups'] },
  { label: 'Manufacturing', shows: ['manufacturing', 'industrial'], alone: ['manufacturing', 'manufacturers', 'manufacturer', 'factories', 'mfg',
  'mfr', 'foundries'], before: ['industrial', 'factory'], everyday: ['machinists', 'welders', 'factory workers', 'plant workers', 'factory', 'foundry', 'industrial', 'manufacturing company', 'fabricators',
  'manufacturing plants', 'manufacturing firms', 'manufacturing companies', 'manufacturing sector', 'machine shops', 'machine shop',
  'steel mills', 'auto makers', 'automakers', 'car makers', 'carmakers', 'auto parts makers', 'aerospace', 'chemical companies', 'food processors',
  'food producers', 'industrials', 'industrial companies', 'industrial firms', 'plastics companies', 'equipment makers', 'toolmakers',
    'metal fabricators', 'furniture makers', 'packaging companies'] },
  {
    label: 'Financial Services', shows: ['financial', 'finance', 'banking', 'insurance'],
    alone: ['banks', 'banking', 'financial services', 'credit unions', 'fintech', 'fin services', 'fin serv', 'asset managers', 'finserv', 'insurers',
      'brokerages'],
    before: ['finance', 'financial', 'bank', 'insurance', 'credit union'],
    one: ['bank', 'credit union', 'insurer', 'brokerage'], everyday: ['bankers', 'bank tellers', 'bank', 'credit union', 'insurer', 'insurance company', 'insurance companies',
  'wealth managers', 'financial firm', 'financial firms', 'lenders', 'private equity', 'hedge fund', 'hedge funds', 'community bank',
  'community banks', 'finance firms', 'finance companies', 'finance industry', 'finance sector', 'financial companies', 'financial institutions',
  'financial institution', 'financial sector', 'financial services firms', 'banking industry', 'banking sector', 'regional banks',
  'investment firms', 'investment banks', 'investment bank', 'investment companies', 'asset management firms',
  'wealth management firms', 'mortgage companies', 'mortgage lenders', 'mortgage bankers', 'private equity firms',
      'venture capital', 'fintechs', 'fintech companies', 'wall street', 'insurance agencies', 'insurance brokers', 'payment companies'] },
  { label: 'Retail', shows: ['retail'], alone: ['retailers', 'retailer', 'retail chains', 'grocers', 'supermarkets'], before: ['retail', 'stores',
  'store'], one: ['retail chain', 'grocer', 'supermarket'], everyday: ['cashiers', 'store clerks', 'retail workers', 'retail', 'grocer', 'grocery', 'supermarket', 'retail chain',
  'grocery stores', 'stores', 'department stores', 'e - commerce', 'ecommerce', 'retail companies', 'retail firms', 'retail industry',
  'retail sector', 'retail stores', 'retail shops', 'retail businesses', 'chain stores', 'big box stores', 'big - box stores', 'clothing stores',
  'convenience stores', 'online retailers', 'hardware stores', 'grocery chains', 'grocery store', 'supermarket chains', 'drugstores',
    'specialty stores', 'shopkeepers', 'car dealers', 'car dealerships', 'auto dealers', 'auto dealerships', 'dealerships'] },
  {
    label: 'Education', shows: ['education', 'higher education'],
    alone: ['universities', 'colleges', 'higher education', 'higher ed', 'school districts', 'school district', 'districts', 'schools', 'k - 12', 'academia'],
    before: ['education', 'university', 'college', 'school'],
    one: ['university', 'college', 'school'], everyday: ['teachers', 'school teachers', 'professors', 'university', 'college', 'school', 'education', 'charter school', 'charter schools',
  'private school', 'private schools', 'higher - ed', 'academy', 'educators', 'educational institutions', 'education sector',
  'higher - education', 'academic institutions', 'school systems', 'school system', 'public schools', 'community colleges', 'community college',
  'state universities', 'private colleges', 'private universities', 'liberal arts colleges', 'campuses', 'k12', 'k - 12 schools',
  'k - 12 districts', 'academies', 'universities and colleges', 'colleges and universities', 'preschools', 'elementary schools',
      'high schools'] },
  {
    label: 'Professional Services', shows: ['professional services', 'consulting', 'legal', 'accounting'],
    alone: ['professional services', 'law firms', 'law firm', 'consulting firms', 'accounting firms', 'consultancies'],
    before: ['consulting', 'engineering', 'advisory', 'accounting'], everyday: ['law practice', 'accounting firm', 'accounting', 'consultancy',
  'consulting', 'consulting firm', 'architects', 'architecture firm', 'engineering firm', 'engineering firms', 'cpa firm', 'cpa firms',
  'advertising agencies', 'marketing agency', 'marketing agencies', 'attorneys', 'lawyers', 'consultants', 'law offices', 'law practices',
  'legal industry', 'legal sector', 'big law', 'accounting practices', 'accountants', 'cpas', 'cpa practices', 'consulting companies',
  'consulting industry', 'management consultants', 'consulting shops', 'consultancy firms', 'engineering companies', 'architecture firms',
  'architectural firms', 'design firms', 'ad agencies', 'advertising firms', 'pr firms', 'marketing firms', 'creative agencies', 'staffing firms',
  'staffing agencies', 'staffing companies', 'recruiting firms', 'professional service firms', 'professional service', 'professional firms',
      'advisory firms', 'audit firms', 'actuarial firms'] },
  { label: 'Construction', shows: ['construction'], alone: ['construction', 'builders', 'contractors', 'homebuilders'], before: ['building'],
  one: ['builder', 'contractor', 'homebuilder'], everyday: ['carpenters', 'construction workers', 'builder', 'contractor', 'general contractor', 'general contractors',
  'construction company', 'homebuilder', 'roofers', 'electricians', 'plumbers', 'construction firms', 'construction companies',
  'construction trades', 'construction industry', 'construction sector', 'building companies', 'building firms', 'building trades',
  'building contractors', 'general contracting', 'contracting firms', 'contracting companies', 'home builders', 'home builder', 'subcontractors',
  'electrical contractors', 'mechanical contractors', 'hvac companies', 'hvac contractors', 'plumbing companies', 'roofing companies',
    'road builders', 'pavers', 'builders and contractors', 'masonry companies'] },
  {
    label: 'Transportation', shows: ['transportation', 'logistics', 'trucking'],
    alone: ['logistics', 'trucking', 'freight', 'carriers of freight', 'airlines', 'railroads', 'truckers'],
    before: ['transportation', 'transit', 'shipping'], everyday: ['truck drivers', 'bus drivers', 'transport', 'transportation', 'shipping', 'airline', 'railroad',
  'trucking company', 'trucking companies', 'carrier of freight', 'truckers', 'transport companies', 'transport firms',
  'transportation companies', 'transportation firms', 'transportation industry', 'transportation sector', 'logistics companies',
  'logistics firms', 'logistics industry', 'logistics providers', 'trucking firms', 'trucking industry', 'freight companies', 'freight carriers',
  'delivery companies', 'courier companies', 'shipping companies', 'shipping lines', 'shippers', 'warehousing', 'warehouse operators',
  'distribution companies', 'moving companies', 'bus companies', 'bus lines', 'rail companies', 'transit agencies', 'supply chain companies',
      'haulers'] },
  { label: 'Hospitality', shows: ['hospitality', 'hotel', 'restaurant'], alone: ['hospitality', 'hotels', 'restaurants', 'resorts'], before: ['hotel',
  'restaurant'], one: ['hotel', 'restaurant', 'resort', 'restaurant chain', 'hotel chain'], everyday: ['waiters', 'bartenders', 'hotel workers', 'restaurant workers', 'baristas', 'hotel', 'restaurant', 'resort',
  'restaurant chain', 'hotel chain', 'restaurant group', 'food service', 'casino', 'casinos', 'caterers', 'hospitality companies',
  'hospitality industry', 'hospitality firms', 'hospitality sector', 'hotels and restaurants', 'restaurants and hotels', 'hotel chains',
  'hotel operators', 'hotel groups', 'hotel companies', 'restaurant chains', 'restaurant groups', 'restaurant companies', 'restaurant operators',
  'fast food', 'fast - food', 'quick service restaurants', 'qsr', 'cafes', 'coffee shops', 'bars and restaurants', 'lodging',
    'motels', 'ski resorts', 'cruise lines', 'theme parks', 'food service companies', 'catering companies', 'clubs and resorts'] },
  {
    label: 'Nonprofit', shows: ['nonprofit', 'non - profit', 'not for profit', 'charity'],
    alone: ['nonprofit', 'nonprofits', 'non - profit', 'non - profits', 'not for profit', 'not - for - profit', 'charities', 'ngos'],
    before: ['charity', 'foundation'],
    one: ['charity', 'foundation', 'ngo'], everyday: ['charity', 'foundation', 'ngo', 'non profit', 'non profits', 'social services', 'foundations',
  '501c3', 'churches', 'not - for - profits', 'not for profits', 'npo', 'npos', 'nonprofit organizations', 'nonprofit sector',
  'non - profit organizations', 'charitable organizations', 'social service agencies', 'social services agencies', 'human services agencies',
  'community organizations', 'faith - based organizations', 'religious organizations', 'advocacy groups', 'trade associations',
      'museums', 'food banks'] },
  { label: 'Energy and Utilities', shows: ['energy', 'utilities', 'oil'], alone: ['utilities', 'energy and utilities', 'energy utilities',
  'oil and gas', 'oil gas', 'utility companies'], before: ['energy', 'utility', 'power', 'oil'], everyday: ['utility', 'energy', 'power companies',
  'electric cooperative', 'electric co - op', 'oil company', 'energy companies', 'water utility', 'energy sector', 'energy industry',
  'energy firms', 'energy producers', 'utility company', 'utility sector', 'utilities sector', 'power company', 'power producers', 'power plants',
  'electric utilities', 'electric companies', 'gas utilities', 'gas companies', 'natural gas companies', 'oil companies', 'oil firms',
  'oil producers', 'oil & gas', 'oil gas companies', 'oilfield services', 'solar companies', 'renewables', 'renewable energy companies',
    'pipelines', 'pipeline companies', 'refineries', 'water utilities', 'electric co - ops', 'rural electric cooperatives'] },
  { label: 'Government', shows: ['government', 'public'], alone: ['government agencies', 'municipalities', 'public sector', 'federal agencies'],
  before: ['government', 'federal', 'public'], everyday: ['firefighters', 'police officers', 'civil servants', 'public employees', 'city workers', 'gov', 'govt', 'city government', 'government', 'municipality', 'public employers',
  'state government', 'public agencies', 'government employers', 'government entities', 'government bodies', 'governments', 'local government',
  'local governments', 'state governments', 'city governments', 'county government', 'county governments',
  'municipal employers', 'municipal government', 'municipal governments', 'public entities', 'public sector employers', 'state agencies',
  'federal government', 'government sector', 'government agency', 'federal agency', 'police departments', 'fire departments', 'special districts',
    'public bodies'] },
]; // prettier-ignore

/** What follows a word for employers, or stands for it: "tech companies", "the retail sector". */
export const industryNouns: readonly string[] = ['company', 'companies', 'employer', 'employers', 'firm', 'firms', 'industry', 'industries', 'sector', 'organization', 'organizations', 'business', 'businesses', 'startup', 'startups', 'space', 'field', 'peers', 'clients', 'client', 'cos', 'shops', 'provider', 'providers', 'operators']; // prettier-ignore

/** After such a word a word of an industry names a benefit: a technology stipend, financial planning, banks of leave. */
export const notAfterIndustry: readonly string[] = ['stipend', 'allowance', 'reimbursement', 'assistance', 'fsa', 'hsa', 'account', 'accounts', 'wellness', 'planning', 'coaching', 'discount', 'discounts', 'leave', 'bank', 'insurance', 'coverage', 'plan', 'plans', 'benefit', 'pharmacy', 'of', 'proxy', 'indemnity', 'support', 'savings', 'program', 'programs', 'cost', 'costs', 'credit', 'loan', 'loans', 'break', 'perks', 'engineer', 'engineers', 'license', 'licenses']; // prettier-ignore
