import { durationsIn, numberOf, NUMBER, percentsIn } from './amounts.ts';
import { EMPLOYER } from './employers.ts';
import { readMatch } from './match-formula.ts';
import { subjectsIn } from './subject.ts';
import type { Stated } from './stated.ts';
import type { Spoken, Unit } from './unit.ts';
import { said } from './words.ts';

/** Whether a unit is about the retirement plan, by itself or by what stands above it. */
function isOfPlan({ own, around, topic, title }: Unit): boolean {
  const { label, row, column, lead, heading, chapter } = around;
  const is = (text: string): boolean => subjectsIn(said(text)).some(({ kind }) => kind === 'retirement');
  return is(own.text) || [...label, ...row, ...column, ...lead, ...heading, ...chapter, topic, title].some(is);
}

/** A match of gifts, loans or shares; and none, or none now. */
const otherMatch =
  /\b(?:charit\w*|donat\w+|gifts?|non-?profits?|student loans?|hsas?|stocks?|espp|equity)\b|no company match|suspend|\bnot\b[^.;]*\bbeyond\b/;
const matched =
  /\bmatch|\bif you (?:contribute|save|put in|defer) (?:at least )?\d|for (?:every|each) (?:dollar|\$1\b)|dollar[- ]for[- ]dollar/;
/** A match that depends on how the year went. */
const onResults = /\bif (?:the (?:company|firm)|profits|results|we) (?:meets?|reach|makes?|are|is|has|have|exceeds?)\b/;
/** "For the next 2%, we match half": goes on with the sentence before it. */
const tierAfter = /\bnext \d|\b4th (?:and|-|&) 5th/;

/** What a unit says of saving for retirement: the match, what is given without one, and what is saved unless it is refused. */
export function savingOf(unit: Unit, spoken: Spoken): Stated[] {
  const text = inDigits(spoken.text);
  if (!/match|contribut|%|defer|enrol|for (?:every|each) |dollar/.test(text)) return [];
  if (!isOfPlan(unit)) return ofPay.test(text) ? matchOf(unit, text) : [];
  return [...matchOf(unit, text), ...nonelectiveOf(text), ...automaticOf(text)];
}

/** A match in percent of the pay is of the retirement plan, whatever heads it. */
const ofPay = /\bmatch.*%[^.;]{0,40}\b(?:pay|salary|compensation|earnings)\b/;
const inWords = new RegExp(String.raw`(?<![\d.,-])\b(?!\d)(${NUMBER})[ -](?=percent)`, 'g');

/** "Five percent (5%)" as "5%". */
const inDigits = (text: string): string =>
  text
    .replaceAll(inWords, (_, number: string) => `${String(numberOf(number) ?? number)} `)
    .replaceAll(/\b(\d+(?:\.\d+)?) percent \(\1 ?%\)/g, '$1%');

/** "We match 100% of the first 3% of pay and 50% of the next 2%." */
function matchOf({ around, before: last }: Unit, text: string): Stated[] {
  const above = [...around.lead, ...around.heading].join(' ').toLowerCase();
  if (otherMatch.test(text) || !(matched.test(text) || /\bmatch/.test(above))) return [];
  const before = inDigits(said(last).text);
  const isRest = tierAfter.test(text) && /\bfirst \d/.test(before);
  const match = readMatch(isRest ? `${before.replace(/\.$/, ';')} ${text}` : text);
  if (match === null) return [];
  const { formula, most, isPartial } = match;
  // Half of a match is told by its first sentence: the whole goes before it.
  const sure = isRest ? 0.95 : /\bfirst \d/.test(text) && !/\bnext\b/.test(text) ? 0.82 : match.confidence;
  const score = isPartial || onResults.test(text) ? 0.6 : sure;
  const facts: Stated[] = [{ metric: 'retirement.effective_match', value: most, score }];
  return formula === null ? facts : [...facts, { metric: 'retirement.match_formula', words: formula, score }];
}

/** Names of what is given without a match. */
const withoutMatch =
  /non-?elective|profit[- ]sharing|safe harbor|whether or not|automatic (?:\(?\d+(?:\.\d+)?%\)? )?(?:company |employer |agency )?(?:\d+(?:\.\d+)?% )?contribution|(?:basic|core|base|fixed) contribution/;
const employer = new RegExp(String.raw`\b${EMPLOYER}s?\b|\bwe\b`);
const SHARE = String.raw`(\d+(?:\.\d+)?) ?(?:%|percent)`;
const given = new RegExp(
  String.raw`\b(?!you|employees?|they|members?|who|and|to|may|can|must|i)\w+,? (?:(?:will|also|automatically|currently) ){0,2}(?:contribut(?:es?|ing)|adds?|puts?|gives?|(?:be )?mak(?:es?|ing) (?:an? )?(?:annual |employer )?contributions?)(?: (?:an?|the|of|amount|equal|to|annual|extra)){0,6} ?${SHARE}(?: (?:of|to (?:your|their|the|each)|into|toward)|(?=[.,;]|$|\)))`,
);
/** "The employer contribution is 4% of pay", "9% of your salary is paid into the plan". */
const named = [
  String.raw`contributions? of ${SHARE} of (?:\w+ ){0,2}(?:salary|pay|wages),? (?:is |are )?made by (?:both )?(?:the )?${EMPLOYER}`,
  String.raw`(?:${EMPLOYER}|\bour)(?:'s)? (?:base )?contributions?(?: of| is| are| equals?|:| \|)+ ${SHARE}`,
  String.raw`${SHARE} ${EMPLOYER} contribution`,
  String.raw`${EMPLOYER} [^.;%]{0,130}\bcontributions? (?:of|equal to) ${SHARE} of (?:\w+ ){0,3}(?:pay|salary|wages)`,
  String.raw`\bpays (?:an amount equal to )?${SHARE} of (?:each |an |the |your )?(?:\w+'?s? )?(?:salary|pay|wages) (?:in)?to\b`,
  String.raw`\breceives? [^.;%]{0,40}contributions? (?:of|equivalent to) ${SHARE} of`,
  String.raw`${SHARE} of (?:an? |the |your |each |their )?(?:\w+'?s? )?(?:annual |base |gross )?(?:salary|pay|wages) (?:is |will be )?paid (?:in)?to (?:an? |the |your |their )?(?:\w+ )?(?:pension|40[13])`,
].map((source) => new RegExp(source));
/** What is taken out of the pay is the employee's own, whoever sends it on. */
const byEmployee =
  /\bdeduct|\bwithh[eo]ld|from (?:your|their|each) (?:pay|salar|wage)|\bopt[ -]out|\bdeferrals?\b|requires? (?:an? )?contribution|(?:members?|you) (?:must|shall) contribute|\b(?:your|member) contributions? (?:is|are|of|rate)/;
const supplemented = /(?<=contribution )(?:is|are|will be) supplemented by\b.*/;

/** "The company contributes 3% of your pay, whether or not you save." */
function nonelectiveOf(whole: string): Stated[] {
  const text = whole
    .split(/(?<=[.;|]) /)
    .filter((clause) => !byEmployee.test(clause))
    .join(' ');
  const shares = percentsIn(text).filter(({ value }) => value <= 20);
  const isNamed = withoutMatch.test(text);
  const [only] = shares;
  if (isNamed && !/match|default|enrol|vest|up to/.test(text))
    return only === undefined || shares.length > 1 || only.high !== undefined ? [] : nonelective(only.value, 0.84);
  const found = givenIn(text) ?? named.map((one) => one.exec(text)).find((one) => one !== null);
  if (found === undefined) return [];
  const around = text
    .slice(Math.max(0, found.index - 70), found.index + found[0].length + 60)
    .replace(supplemented, '');
  return /\bmatch|up to|default|\bif you\b/.test(around) ? [] : nonelective(Number(found[1]), isNamed ? 0.86 : 0.8);
}

const nonelective = (value: number, score: number): Stated[] => [{ metric: 'retirement.nonelective', value, score }];

/** "You will automatically start contributing 6%", "Employees hired after 2011 contribute 4%" are said of the employee. */
function givenIn(text: string): RegExpExecArray | undefined {
  const found = given.exec(text);
  if (
    found === null ||
    /\b(?:you|members?|staff|they)(?: \w+){0,2} ?$/.test(text.slice(Math.max(0, found.index - 40), found.index))
  )
    return undefined;
  return /\bcontribute\b/.test(found[0]) && !/\b(?:will|to) contribute\b/.test(found[0]) && !employer.test(found[0])
    ? undefined
    : found;
}

const automatic =
  /unless you (?:opt out|decline)[^.;]*deferred|automatic(?:ally)? enrol|auto[- ]?enrol|enrolled automatically|default (?:contribution|savings|rate)|\byou(?:'ll| will)? automatically (?:start |begin )?(?:contribut|sav|defer)|(?:deferred|saved) (?:in|into|to) (?:the|your) (?:plan|account|40\S+) by default/;
const rises =
  /increas|escalat|rais|up to|maximum|max\b|each year|every year|annually|match\w*|until|reach\w*|cap(?:ped)?\b/;

/** "New employees are enrolled automatically at 3% of pay." What it rises to is another matter. */
function automaticOf(text: string): Stated[] {
  if (!automatic.test(text) || /\bno longer\b|not automatically/.test(text)) return [];
  const share = percentsIn(text).find(
    ({ value, from }) => value <= 15 && !rises.test(text.slice(Math.max(0, from - 35), from)),
  );
  return share === undefined ? [] : [{ metric: 'retirement.auto_enrollment', value: share.value, score: 0.86 }];
}

const atOnce =
  /\bvest\w*[^.;]{0,40}\b(?:immediate(?:ly)?|from inception)\b|\bimmediate(?:ly)?,? (?:and )?(?:fully |100% |full )?vest|\bno vesting\b|\balways (?:be )?(?:100%|fully)(?: vested)?|upon deposit[^.;]{0,90}(?:"?owned"? by you|yours|vested)|vest(?:s|ed)? (?:when|as|once|upon) (?:\w+ )?(?:received|made)/;
const graded = new RegExp(
  String.raw`graded|gradual|ratabl|\bover (?:a |an |the |first )*${NUMBER}[- ]|\b(?:per|each|every|a) year\b`,
);
/** "1,000 hours in a year" only says how a year of service is counted. */
const counting = /\d hours\b[^.;]{0,30}(?:per|each|every|a|in) (?:\w+ )?year/g;
const cliff = /\bcliff\b/;
const inFull =
  /(?:fully|100 ?%)(?: \w+){0,3} vest|\bvest\w*(?: \w+){0,5} (?:after|upon|once|with|at|until|when) |\bvest\w*[^.;%]{0,40}(?:after|complet\w+|reach\w*)/;
const otherVesting =
  /\bloans?\b|\bstock|\bequity\b|\bshares\b|\brsus?\b|\bgrants?\b|\bespp\b|\bforfeit\w*[^.;]{0,50}\bafter\b/;
const ownMoney =
  /\b(?:your|their) own\b|\b(?:your|their|employee|member|participant|elective) (?:contributions|deferrals)\b|\bin what (?:you|they|employees) (?:contribute|save|put in)\b/;
/** Whom it is said of is no one's money: "City employees are always fully vested in". */
const whoIsVested = /^[\w ]*\b(?:employees|members|participants|you) (?:are|is) [\w% ]*\bvested in\b/;
const employers =
  /\b(?:company|employer|organi[sz]ation|firm|university|college|city|county|agency|match\w*|our contributions?|profit)\b/;

/** A step of a schedule: the share that is vested after some years. */
interface Step {
  share: number;
  years: number;
}

/** How the employer's contributions become the employee's, of what a sentence or the rows of a schedule say. */
export function vestingOfPlan(
  units: readonly Unit[],
  spokenOf: (unit: Unit) => Spoken,
): { unit: Unit; facts: Stated[] }[] {
  const found: { unit: Unit; facts: Stated[] }[] = [];
  const schedules = new Map<number, { unit: Unit; steps: Step[] }>();
  for (const unit of units) {
    const { text } = spokenOf(unit);
    const above = [...unit.around.column, ...unit.around.lead, ...unit.around.heading, ...unit.around.chapter]
      .join(' ')
      .toLowerCase();
    const isNamed = /\bvest/.test(text);
    if ((!isNamed && !/\bvest/.test(above)) || otherVesting.test(`${text} ${above}`) || !isOfPlan(unit)) continue;
    if (ownMoney.test(text) && !employers.test(text.replace(whoIsVested, ''))) continue;
    const steps = stepsIn(text);
    const isSchedule = steps.length > 1 || (steps.length > 0 && unit.kind !== 'prose' && !isNamed);
    if (isSchedule) {
      const schedule = schedules.get(unit.group) ?? { unit, steps: [] };
      schedules.set(unit.group, { unit, steps: [...schedule.steps, ...steps] });
    } else if (isNamed) {
      const facts = vestingIn(text);
      if (facts.length > 0) found.push({ unit, facts });
    }
  }
  for (const { unit, steps } of schedules.values()) {
    const end = steps.find(({ share }) => share === 100);
    if (end === undefined || end.years > 10) continue;
    const isGraded = steps.some(({ share }) => share > 0 && share < 100);
    found.push({ unit, facts: statedAs(isGraded ? 'graded' : steps.length > 1 ? 'cliff' : null, end.years, 0.86) });
  }
  return found;
}

const yearsOf = new RegExp(
  String.raw`\b(${NUMBER})(?:st|nd|rd|th)?(?: full| or more|\+)*[ -](?:years?|yrs?)\b|\byears? (${NUMBER})\b|^(\d{1,2})(?:\+| or more)?(?=:)`,
  'g',
);

/** Years with the share beside each: "1 year: 0%", "25% after year 1, 50% after year 2". */
function stepsIn(text: string): Step[] {
  const years = Array.from(text.matchAll(yearsOf), ({ index, 1: one, 2: two, 3: three }) => ({ index, years: numberOf(one ?? two ?? three ?? '') ?? 99 })); // prettier-ignore
  const shares = percentsIn(text).filter(({ value }) => value <= 100);
  if (years.length !== shares.length) return [];
  return shares.map(({ value }, at) => ({ share: value, years: years[at]?.years ?? 99 }));
}

const statedAs = (choice: string | null, years: number | null, score: number): Stated[] => [
  ...(choice === null ? [] : [{ metric: 'retirement.vesting', words: choice, score } as const]),
  ...(years === null ? [] : [{ metric: 'retirement.vesting_years', value: years, score } as const]),
];

function vestingIn(whole: string): Stated[] {
  // "The multiplier is 2.5% for each year": what a pension grows by is no step.
  const text = whole.replace(/[^;.]*\bmultiplier\b[^;]*;/, '').replaceAll(counting, ' ');
  const lengths = durationsIn(text)
    .map(({ unit, value }) => (unit === 'month' ? value / 12 : unit === 'year' ? value : Number.NaN))
    .filter((years) => Number.isInteger(years) && years >= 1 && years <= 10);
  const longest = Math.max(...lengths);
  const [step] = percentsIn(text).filter(
    ({ value, to }) =>
      value >= 10 && value <= 50 && /^ ?(?:vest\w* )?(?:[a-z]+ ){0,4}(?:per|each|every|a) year/.test(text.slice(to)),
  );
  if (lengths.length === 0 && step !== undefined) return statedAs('graded', Math.ceil(100 / step.value), 0.8);
  if (lengths.length === 0) return atOnce.test(text) && !/100% match/.test(text) ? statedAs('immediate', 0, 0.86) : [];
  if (cliff.test(text)) return statedAs('cliff', longest, 0.88);
  if (step !== undefined || graded.test(text))
    return statedAs('graded', step !== undefined && longest === 1 ? 100 / step.value : longest, 0.84);
  if (inFull.test(text)) return statedAs('cliff', longest, 0.82);
  return /vesting(?: period|:| is | - )/.test(text) ? statedAs(null, longest, 0.8) : [];
}
