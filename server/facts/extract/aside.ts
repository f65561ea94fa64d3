// What a guide says that is no statement about its plans: examples, other people, other countries, other years.

const example = /\bfor example\b|^\(?example\)?:? if\b|\bfor instance\b|\be\.g\.,? (?:if|an?|you)|\bexample:|\bexample -|\bexamples?\b.{0,20}:|\bhypothetical|\bsuppose\b|\blet's say\b|\bassum(?:e|ing)\b|^if you (?:earn|make) \$|^example,/; // prettier-ignore

/** Whether a plain text is an example and no statement. */
export const isExample = (text: string): boolean =>
  /exampl|instance|e\.g\.|hypoth|suppose|say|assum|if you/.test(text) && example.test(text);

const others = /\bcobra\b|\bretirees?\b|\bretired employees\b|\bmedicare\b|\bformer employees\b|\bindependent contractors?\b|\bcontractors? (?:are|do|is)\b|\binterns? (?:are|receive|do|get)\b|\bexpatriates?\b/; // prettier-ignore

/** Whether a heading or a sentence is about people who are not employees in the plan's full sense. */
export const isAboutOthers = (text: string): boolean => others.test(text);

const countries = /\b(?:canada|canadian|united kingdom|u\.?k\.?|england|scotland|ireland|germany|german|france|french|netherlands|spain|portugal|italy|poland|sweden|denmark|norway|finland|switzerland|austria|belgium|india|china|japan|singapore|hong kong|australia|new zealand|brazil|mexico|argentina|colombia|israel|philippines|south africa|romania|ukraine|emea|apac|latam)\b/; // prettier-ignore
const here = /\bu\.?s\.?a?\b|united states|\bamerica\b|\bglobal/;

/** Whether a heading, or the start of a sentence, speaks of another country. */
export const isElsewhere = (text: string): boolean => countries.test(text) && !here.test(text);

const outside = /\b(?:in|for|based in|outside|employees in|teammates in|members in) (?:the )?(?:canada|united kingdom|uk|ireland|germany|france|netherlands|spain|portugal|italy|poland|sweden|denmark|norway|finland|switzerland|austria|belgium|australia|new zealand|india|china|mexico|brazil|japan|singapore|israel|philippines)\b|\bnon-u\.?s\.?\b|\b(?:european|canadian|british|uk|indian|australian|german|irish) (?:team|employees|staff|colleagues|teammates|team members)\b|\binternational (?:employees|team|teammates)|\b(?:london|dublin|toronto|montreal|vancouver|paris|berlin|munich|amsterdam|madrid|barcelona|bangalore|tokyo|sydney|melbourne|singapore|mexico city|tel aviv) (?:office|team|employees|staff)\b/; // prettier-ignore

/** Whether a sentence is about employees in other countries alone. */
const isForElsewhere = (text: string): boolean => outside.test(text) && !here.test(text);

const years = /\b20[12]\d\b/g;

/** Whether all years that a text names lie before the plan year. */
export function isFormer(text: string, planYear: number | null): boolean {
  if (planYear === null || !text.includes('20')) return false;
  const named = Array.from(text.matchAll(years), ([year]) => Number(year));
  return named.length > 0 && named.every((year) => year < planYear);
}

/** "In 2023 the limit is …", "For 2023: …": said of that year alone. */
const ofOneYear = /\bwas\b|\bwere\b|^(?:in|for|during) (?:the )?(?:calendar |plan |benefit )?(?:year )?20\d\d\b/;

const toCome = /^(?:starting|beginning|effective|as of|from)\b[^.;$%]{0,25}\b20\d\d\b/;

/** "Starting in 2027 we will …" in a guide of a year before that. */
function isToCome(text: string, planYear: number | null): boolean {
  if (planYear === null || !toCome.test(text)) return false;
  return Array.from(text.matchAll(years), ([year]) => Number(year)).every((year) => year > planYear);
}

const STATE = '(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming)'; // prettier-ignore

/** What other employers do, what is usual, and what a law asks for. */
const ofOthers =
  /\bcompetitors\b|\b(?:most|many|some|other) (?:companies|employers|firms|organi[sz]ations|start-?ups|businesses|workplaces|americans|countries)\b|\bthe average (?:american|employee|worker|company)\b|\bnational average\b|\b(?:aca|affordable care act|irs) requires\b/;

/** Whether a plain text speaks of employers at large: who compares itself with them speaks of its own plans. */
const isGeneral = (text: string): boolean =>
  ofOthers.test(text) && !/\bwe\b|\bour (?!competitors)|\byou(?:r|'ll)?\b/.test(text);

/** What studies show, what people take or use on average, and what a law gives by its own words. */
const noGrant =
  /\b(?:studies|research|surveys?|evidence|statistics) (?:\w+ ){0,2}(?:shows?|suggests?|indicates?|finds?|found|shown|proves?)\b|\b(?:most|on average,?) (?:of us|(?:our |of our )?(?:employees|people|staff|colleagues|team members))\b[^.;]{0,20}\b(?:takes?|uses?)\b|\b(?:takes?|uses?|taken|used)\b[^.;]{0,40}\bon average\b|\bon average\b[^.;]{0,30}\b(?:takes?|uses?|taken|used)\b|\btook (?:\w+ )?\d|\baverage\b[^.;]{0,40}\b(?:was|were)\b|\bour (?:old|former|previous) plan\b(?![^.]*\bnow\b)|\b(?:industry standard|when i (?:joined|started))\b|\b(?:doctors?|dentists?|providers?|pharmac\w+|hospitals?|clinics?)\b[^.;]{0,25}\baccepts?\b|\bemployers (?:with|of|that|in|who)\b[^.;]{0,50}\b(?:must|have to|are required)\b/;
const lawGives = new RegExp(
  String.raw`\b(?:federal|state|local|provincial|${STATE}(?: state)?) laws? (?:\w+ )?(?:provides?|requires?|allows?|entitles?|grants?|gives?|permits?|mandates?|limits?)\b`,
);

/** What an employer has given, and what it only thinks of: "Until 2024 we matched 4%", "We are considering a sabbatical". */
const past =
  /^(?:until|before|prior to) (?:\w+ )?(?:\d{1,2}, )?20\d\d\b[^.;]*?\b(?:was|were|had|received|offered|matched|paid|gave|got|provided|accrued|earned|contributed|covered)\b(?![^.;]*\b(?:now|since then|from then)\b)|\b(?:we|the (?:company|employer|firm|plan|organi[sz]ation)|employees|there) used to (?:be|offer|give|have|get|receive|provide|pay|match|cover|close|contribute)\b(?![^.;]*(?:[;,]| but| and) .*\b(?:now|today|currently|since)\b)/;
const wished =
  /\b(?:we(?:'re| are)|(?:the |our )(?:company|board|management|firm) is) (?:\w+ )?(?:thinking (?:about|of)|considering|looking (?:at|into)|exploring|discussing|planning (?:to|on|for))\b|\bwe (?:hope|plan|intend|would like|want|aim) to (?:\w+ )?(?:offer|introduce|add|provide|give|start|increase|raise|match)\b/;

/** Whether a plain text tells of what is not, or not yet, or not by the employer, granted. */
const isNoGrant = (text: string): boolean =>
  noGrant.test(text) || past.test(text) || wished.test(text) || (lawGives.test(text) && !/\bwe\b|\bour\b/.test(text));

/** Whether a sentence is no statement about the plans of this year and country. */
export const isAside = (text: string, planYear: number | null): boolean =>
  isExample(text) ||
  isGeneral(text) ||
  isNoGrant(text) ||
  isForElsewhere(text) ||
  (ofOneYear.test(text) && isFormer(text, planYear)) ||
  isToCome(text, planYear);

const promised =
  /^(?:upcoming|future|planned) (?:benefits?|perks?|offerings?)|coming soon|in the works|under consideration/;

/** Whether a heading is of benefits that are no more than announced. */
export const isPromised = (heading: string): boolean => promised.test(heading);

const fewer = /\bpart[- ]time\b|\btemporary (?:employees|staff|workers)\b|\bseasonal\b|\bper diem\b|\bprn\b/;
const all = /full[- ](?:time|and)|all (?:staff|employees|team)|regular|salaried|non-?exempt|hourly/;
/** "Regular part-time employees" are not all regular ones. */
const ofPart = /\b(?:regular|permanent|eligible|non-?exempt|hourly|salaried)(?= part[- ]time\b)/g;
const ofOneKind =
  /^(?:(?:instead|however|in addition|additionally|also),? )?(?:all |full[- ]time |regular |eligible |salaried |hourly |exempt )*(?:police|public safety|fire(?:fighters?)?|sworn|law enforcement|faculty(?! and| ?&|\/| ?,)|executives|directors|managers|supervisors|partners|officers|union (?:members|employees)|vice presidents|nurses|drivers|pilots)\b(?! (?:may|can|must|should|will (?:approve|review)))/;

const ofOneState = new RegExp(
  String.raw`\b(?:employees|associates|colleagues|teammates|team members|staff|those|parents|workers|people|members) (?:(?:who )?(?:work|live|reside|working|living|residing|based|located) )?in ${STATE}\b|\b${STATE} (?:employees|residents|associates) `,
);

const CITY = '(?:atlanta|austin|baltimore|boston|charlotte|chicago|cleveland|columbus|dallas|denver|detroit|houston|indianapolis|kansas city|las vegas|los angeles|miami|milwaukee|minneapolis|nashville|new orleans|new york|new york city|nyc|oakland|orlando|philadelphia|phoenix|pittsburgh|portland|sacramento|salt lake city|san antonio|san diego|san francisco|san jose|seattle|st. louis|st louis|tampa|tucson)'; // prettier-ignore
const ofOnePlace = new RegExp(
  String.raw`^(?:(?:at|in|for) )?(?:our |the )?${CITY}(?:'s)? (?:office|team|employees|staff|plant|warehouse|site)s?\b|\b(?:employees|staff|those|colleagues) (?:(?:who )?(?:work|working|based|located) )?(?:in|at) (?:our |the )?${CITY}\b|\bdepending (?:up)?on (?:your|their|the|an employee's) (?:office|location|work ?site|state|union|department)\b`,
);
/** Some alone by when they came, by how little they work, or by their rank. */
const ofSome =
  /\b(?:employees|staff|those|people|anyone|everyone|members|participants) (?:who were |who are |originally )?hired (?:before|prior to|on or before)\b|\b(?:work|works|working) (?:[12]\d|twenty) hours (?:per|a|each) week,? (?:receive|accrue|earn|get|are given)|\bonly (?:available|offered|given|open|provided|granted) (?:to|for) (?:our )?(?:the )?(?:senior |certain |some )?(?:managers?|directors?|executives?|officers?|supervisors?|leaders|partners|management|exempt|salaried|union|some|certain)\b|\bfor (?:executives|directors|officers|principals|teachers)\b(?! and)|\bfor managers(?=[.,;]|$)|\bin [a-z ]{4,15}, [^.]{0,40}\belsewhere\b/;
const CLASS = '(?:hourly|non-?exempt|(?<!non-?)exempt|salaried)';
/** What those by the hour get beside what those on a salary get: one figure is not everybody's. */
const ofTwoClasses = new RegExp(
  String.raw`\b${CLASS}\b(?! (?:and|or|&) ${CLASS})[^.]{0,70}\d[^.]{0,70}(?<!\b(?:and|or) |& )\b${CLASS}\b|\b${CLASS}\b[^.]{0,70}\b(?:while|whereas|but)\b[^.]{0,30}\b${CLASS}\b|^${CLASS} (?:staff|employees|associates)\b(?! and| or| &|,)`,
);

/** "Part-time employees are not eligible": what is kept from some is said of the others. */
const kept =
  /\bpart[- ]time (?:and temporary )?(?:employees|staff|workers|associates) (?:are|is) (?:not eligible|ineligible)\b/;

/** Whether what heads a text, or the text itself, is of some employees alone: part-time, the police, executives, one state, one office. */
export const isForFew = (text: string): boolean =>
  (fewer.test(text) && !all.test(text.replaceAll(ofPart, '')) && !kept.test(text)) ||
  ofOneKind.test(text) ||
  ofOneState.test(text) ||
  ofOnePlace.test(text) ||
  ofSome.test(text) ||
  ofTwoClasses.test(text);

const former =
  /\b(?:offered|was|were|had|paid|put in|gave|received|got|matched|covered|provided)\b[^.;]{0,40}\blast year\b|(?:\blast year\b|\bpreviously\b|\bprior year\b|\bformerly\b|\bin the past\b)[^;.]*?(?=;|,? (?:but|and now|now|this year|for 20|in 20|beginning|effective|starting)\b|[.]|$)|\b(?:was|were) \$?\d[\d,.]*[^.;]{0,30}?(?=,? (?:and|but) (?:it |they )?(?:is|are) now\b)|\b(?:up|down|increas\w+|decreas\w+|rais\w+|reduc\w+|chang\w+|ris\w+|rose|drop\w*|falls?|falling|fell|goes|went|going|mov\w+|lower\w+) from (?:\$[\d,.]+\d|\d[\d.]*(?: ?%| (?:days|weeks|hours))?)/g;

const WORKERS = '(?:employees|staff|workers|associates|team members|teammates)';
/** "… or $500 for part-time employees", "…, part-time employees receive 5": what some get beside what full-time employees do. */
const beside = new RegExp(
  String.raw`(?:\bor|\band|,|;|\(|\bwhile) [^,;()]{0,60}?\bfor (?:\w+ )?part[- ]time ${WORKERS}|\bpart[- ]time ${WORKERS} (?:(?:will|who|that) )?(?:receive|get|accrue|earn|have|are (?:granted|given|entitled|allotted))[^,;]*`,
  'g',
);

const blank = (told: string): string => told.replaceAll(/[$\d][\d,.%]*/g, (figure) => ' '.repeat(figure.length));

/** A plain text in which what part-time employees get is blank where it has figures of full-time ones. */
function withoutPartTime(text: string): string {
  if (!/part[- ]time/.test(text) || !/full[- ]time/.test(text)) return text;
  const rest = text.replaceAll(beside, '');
  return /full[- ]time/.test(rest) && /\d/.test(rest)
    ? text.replaceAll(beside, (told) => ' '.repeat(told.length))
    : text;
}

/**
 * A plain text in which the figures of before, and what part-time employees get beside full-time ones, are blank, letter for
 * letter as long: "increased from        to $1,250".
 */
export const withoutOthers = (text: string): string =>
  withoutPartTime(
    /last year|previous|prior year|former|past|now|from [$\d]/.test(text) ? text.replaceAll(former, blank) : text,
  );
