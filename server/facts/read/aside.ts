// What a guide says that is no statement about its plans: examples, other people, other countries, other years.

const example = /\bfor example\b|^\(?example\)?:? if\b|\bfor instance\b|\be\.g\.,? (?:if|an?|you)|\bexample:|\bexample -|\bexamples?\b.{0,20}:|\bhypothetical|\bsuppose\b|\bassum(?:e|ing)\b|^example,/; // prettier-ignore

/** Whether a plain text is an example and no statement. */
export const isExample = (text: string): boolean =>
  /exampl|instance|e\.g\.|hypoth|suppose|say|assum|if you/.test(text) && example.test(text);

const countries = /\b(?:canada|canadian|united kingdom|u\.?k\.?|england|ireland|germany|german|france|french|spain|italy|poland|sweden|denmark|norway|finland|austria|belgium|india|china|japan|australia|new zealand|brazil|mexico|israel|romania|ukraine|emea|apac|latam)\b/; // prettier-ignore
const here = /\bu\.?s\.?a?\b|united states|\bamerica\b|\bglobal/;

/** Whether a heading, or the start of a sentence, speaks of another country. */
export const isElsewhere = (text: string): boolean => countries.test(text) && !here.test(text);

const outside = /\b(?:in|for|outside) (?:the )?(?:canada|uk|ireland|germany|france|spain|italy|poland|sweden|denmark|norway|finland|austria|belgium|australia|india|china|mexico|brazil|japan|israel)\b|\bnon-u\.?s\.?\b|\b(?:european|canadian|british|uk|indian|german|irish) (?:team|employees|staff)\b|\binternational (?:employees|team)|\b(?:london|dublin|toronto|paris|berlin|munich|madrid|tokyo|sydney) (?:office|team|staff)\b/; // prettier-ignore

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
const ofOneYear = /\bwas\b|\bwere\b|^(?:in|for|during) (?:the )?(?:year )?20\d\d\b/;

const toCome = /^(?:starting|as of|from)\b[^.;$%]{0,25}\b20\d\d\b/;

/** "Starting in 2027 we will …" in a guide of a year before that. */
function isToCome(text: string, planYear: number | null): boolean {
  if (planYear === null || !toCome.test(text)) return false;
  return Array.from(text.matchAll(years), ([year]) => Number(year)).every((year) => year > planYear);
}

const STATE = '(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming)'; // prettier-ignore

/** What other employers do, what is usual, and what a law asks for. */
const ofOthers =
  /\bcompetitors\b|\b(?:most|many|some|other) (?:companies|employers|firms|organi[sz]ations|start-?ups|countries)\b|\b(?:aca|irs) requires\b/;

/** Whether a plain text speaks of employers at large: who compares itself with them speaks of its own plans. */
const isGeneral = (text: string): boolean =>
  ofOthers.test(text) && !/\bwe\b|\bour (?!competitors)|\byou(?:r|'ll)?\b/.test(text);

/** What studies show, what people take or use on average, and what a law gives by its own words. */
const noGrant =
  /\b(?:studies|research|surveys?) (?:\w+ ){0,2}(?:shows?|finds?|found|shown|proves?)\b|\b(?:most|on average,?) (?:of us|(?:our |of our )?(?:employees|people|staff))\b[^.;]{0,20}\b(?:takes?|uses?)\b|\btook (?:\w+ )?\d|\baverage\b[^.;]{0,40}\b(?:was|were)\b|\bour (?:old|former) plan\b(?![^.]*\bnow\b)|\bindustry standard\b|\b(?:doctors?|dentists?|providers?|pharmac\w+|clinics?)\b[^.;]{0,25}\baccepts?\b|\bemployers (?:with|of|that|in|who)\b[^.;]{0,50}\b(?:must|have to)\b/;
const lawGives = new RegExp(
  String.raw`\b(?:federal|state|local|${STATE}(?: state)?) laws? (?:\w+ )?(?:provides?|requires?|allows?|entitles?|grants?|gives?|permits?|mandates?|limits?)\b`,
);

/** What an employer has given, and what it only thinks of: "Until 2024 we matched 4%", "We are considering a sabbatical". */
const past =
  /^(?:until|before) (?:\w+ )?(?:\d{1,2}, )?20\d\d\b[^.;]*?\b(?:was|were|had|received|offered|matched|paid|gave|got|accrued|earned|covered)\b|\b(?:we|there) used to (?:be|offer|give|have|get|receive|provide|pay|match|cover|close)\b/;
const wished =
  /\bwe(?:'re| are) (?:\w+ )?thinking (?:about|of)\b|\bwe (?:hope|plan|intend|want|aim) to (?:\w+ )?(?:offer|add|provide|give|start|raise|match)\b/;

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

const promised = /^(?:upcoming|future|planned) (?:benefits?|perks?)/;

/** Whether a heading is of benefits that are no more than announced. */
export const isPromised = (heading: string): boolean => promised.test(heading);

const fewer = /\bpart[- ]time\b|\bprn\b/;
const all = /full[- ](?:time|and)|regular|hourly/;
/** "Regular part-time employees" are not all regular ones. */
const ofPart = /\b(?:regular|permanent|eligible|non-?exempt|hourly|salaried)(?= part[- ]time\b)/g;
const ofOneKind =
  /^(?:(?:instead|however|also),? )?(?:all |regular |salaried |hourly |exempt )*(?:police|fire|sworn|managers|nurses|drivers|pilots)\b/;

const ofOneState = new RegExp(String.raw`\b(?:employees|staff|those|parents|workers|people|members) in ${STATE}\b`);

const CITY = '(?:atlanta|austin|baltimore|boston|charlotte|chicago|cleveland|columbus|dallas|denver|detroit|houston|indianapolis|kansas city|las vegas|los angeles|miami|milwaukee|minneapolis|nashville|new orleans|new york|new york city|nyc|oakland|orlando|philadelphia|phoenix|pittsburgh|portland|sacramento|salt lake city|san antonio|san diego|san francisco|san jose|seattle|st. louis|st louis|tampa|tucson)'; // prettier-ignore
const ofOnePlace = new RegExp(
  String.raw`^(?:(?:at|in|for) )?(?:our |the )?${CITY}(?:'s)? (?:office|team|staff|plant|site)s?\b`,
);
/** Some alone by when they came, by how little they work, or by their rank. */
const ofSome =
  /\b(?:work|works|working) (?:[12]\d|twenty) hours (?:per|a|each) week,? (?:receive|accrue|earn|get)|\bonly (?:available|offered|given|open|granted) (?:to|for) (?:our )?(?:the )?(?:directors?|leaders|exempt|union|some|certain)\b|\bfor (?:directors|teachers)\b(?! and)/;
const CLASS = '(?:hourly|non-?exempt|(?<!non-?)exempt|salaried)';
/** What those by the hour get beside what those on a salary get: one figure is not everybody's. */
const ofTwoClasses = new RegExp(
  String.raw`\b${CLASS}\b[^.]{0,70}\d[^.]{0,70}(?<!\b(?:and|or) |& )\b${CLASS}\b|^${CLASS} (?:staff|employees|associates)\b(?! and| or| &|,)`,
);

/** "Part-time employees are not eligible": what is kept from some is said of the others. */
const kept = /\bpart[- ]time (?:employees|staff|workers) (?:are|is) not eligible\b/;

/** Whether what heads a text, or the text itself, is of some employees alone: part-time, the police, executives, one state, one office. */
export const isForFew = (text: string): boolean =>
  (fewer.test(text) && !all.test(text.replaceAll(ofPart, '')) && !kept.test(text)) ||
  ofOneKind.test(text) ||
  ofOneState.test(text) ||
  ofOnePlace.test(text) ||
  ofSome.test(text) ||
  ofTwoClasses.test(text);

const WORKERS = '(?:employees|staff|workers|associates|team members|teammates)';
/** "… or $500 for part-time employees", "…, part-time employees receive 5": what some get beside what full-time employees do. */
const beside = new RegExp(
  String.raw`(?:\bor|\band|,|;|\(|\bwhile) [^,;()]{0,60}?\bfor (?:\w+ )?part[- ]time ${WORKERS}|(?<!\bfull[- ]time (?:and|or|&) )(?<!\bfull[- ]time(?:,|\/) ?)\bpart[- ]time ${WORKERS} (?:(?:will|who|that) )?(?:receive|get|accrue|earn|have)[^,;]*`,
  'g',
);

/** A plain text in which what part-time employees get is blank where it has figures of full-time ones, letter for letter as long. */
export function withoutPartTime(text: string): string {
  if (!/part[- ]time/.test(text) || !/full[- ]time/.test(text)) return text;
  const rest = text.replaceAll(beside, '');
  return /full[- ]time/.test(rest) && /\d/.test(rest)
    ? text.replaceAll(beside, (told) => ' '.repeat(told.length))
    : text;
}
