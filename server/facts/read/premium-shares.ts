import type { Tier } from '../../../contract/metrics.ts';
import { type Amount, percentsIn } from './amounts.ts';
import { EMPLOYER } from './employers.ts';
import type { Stated } from './stated.ts';
import { subjectAt } from './subject.ts';
import type { Spoken, Unit } from './unit.ts';
import { said } from './words.ts';

/** A share that the employer pays, and for whom; of no level where the guide names nobody. */
export interface PremiumShare extends Stated {
  tier: Tier | null;
  /** The one plan that the text names. */
  plan: string | null;
}

const payer =
  /\b(?:company|we|[a-z][a-z\d&]*) (?:pays?|covers?|provides?|reimburses?|absorbs?|covering|paying)\b|\b(?:is|are) (?:paid|covered)\b|[- ]paid\b|\bcontribut|% (?:paid |covered |funded )?(?:by|for) |\bpremiums? (?:are )?(?:covered|paid)|% coverage (?:of|for)|\bresponsible for\b/;
const ofPremium = /premium|\bcosts?\b|\bpolic|insurance|\bcoverage\b|\bmedical\b|\bhealth\b|\brates?\b/;
/** What else is paid or covered by shares, and what is not the year's. */
const others =
  /tuition|salary|\bwages?\b|disabilit|cobra|fitness|\bgym\b|private (?:health |medical )?insurance|deductible|co-?insurance|preventive|services|co-?pay|out-of-network|retire|\b40[13]|\bfmla\b|leaves? of absence|\b(?:during|while|on|when|if)\b[^.;]{0,40}\bleaves?\b/;
/** "Plans with zero deductible": what a plan is like beside what is paid for it. */
const aLike = / with (?:an? |no |zero |low )*(?:\$[\d,]+ )?deductibles?\b/g;
const paidPolicies = /\d ?% (?:employer|company)[- ]paid (?:[\w-]+ ){0,3}(?:medical|health)\b/;
const byEmployee =
  /\b(?:you|employees?|members?)(?:'ll)?(?: will| must)? (?:pays?|contributes?|(?:is|are) responsible for)[^.;%]{0,45}$|\bemployees? (?:working|with|hired|under|over)\b[^.;%,]{0,40} pays?[^.;%]{0,45}$/;
const byEmployer = new RegExp(String.raw`^ ?by (?:(?:the |our )?(?:\w+ )?${EMPLOYER}|us)\b`);
const employerPays = new RegExp(String.raw`\b(?:${EMPLOYER}|we) (?:will )?(?:pays?|covers?|contributes?)\b`);
/** "… and 60% for dependents": a share that goes on from the one before it. */
const shareAfter = /^[^.;%]{0,90}(?:,|\band\b|&|\bplus\b)[^.;%$]{0,30}$/;
const goesTo =
  /^ ?(?:of|for|toward)?(?: the| your| their| any)?(?: cost| premiums?)?(?: of| for)? ?(?:employee(?:'?s?)? )?(?:dependents?|famil|spouse|child|partner)/;
const forPerson =
  /^ ?(?:(?:covered|paid) )?for (?:the |each |all )?(?:you\b|team ?members?|individuals?|employees?|famil|spouse|dependents?)/;
const coverageOf = /^ ?coverage (?:of|for)[^.;]{0,60}premium/;
const otherShare = /^ ?of (?:an? )?(?:fte|full[- ]time)|^ ?(?:of|for) (?:vision|dental)\b/;
/** Ends what is said of a share. */
const nextPart = /;|\band (?:\d|up to)|,[^,]*\$/;
/** "4% lower", "a 5% discount", "rose 6%": no share that anybody pays. */
const changesAfter =
  /^ ?(?:\w+ )?(?:lower|higher|less|more|cheaper|discounts?|off|increases?|decreases?|rises?|reductions?|surcharges?)\b/;
const changesBefore =
  /\b(?:rose|risen|ris(?:es?|ing)|increas(?:es?|ed|ing)|decreas(?:es?|ed)|f[ae]ll(?:s|en)?|dropp?(?:s|ed)?|up|down|discounts?|reductions?|surcharges?)(?: (?:by|of|about|only|another|an?))* $/;
/** Whether a percentage is one that a premium changes by. */
export const isChange = (text: string, { from, to }: { from: number; to: number }): boolean =>
  changesAfter.test(text.slice(to)) || changesBefore.test(text.slice(0, from));
/** "The plan covers 80% of the cost of a stay" is no share of the employer. */
const byPlan = /\b(?:plans?|polic(?:y|ies)|insurance) (?:will |also )?(?:pays?|covers?|reimburses?)(?: \w+){0,2} $/;
/** "You pay 20% of the premium", "employees are responsible for 20%". */
const ownShare =
  /\b(?:employees?|you) (?:will )?(?:pays?|(?:is|are) responsible for) \d+ ?% (?:of|toward) (?:the |your |their |monthly |medical |health |single )*(?:premiums?|costs?)\b(?!.*\b(?:dependent|famil|spouse|child))/;
const halves = new RegExp(
  String.raw`\b(?:employees?|you) pays? half\b[^.]{0,40}\b(?:${EMPLOYER}|we) pays? (?:the other )?half`,
);
const limits = /(?:exceed|at least|up to|until|between) $/;
/** What is paid after some time, or of one plan alone. */
const forSome =
  /\bafter (?:your |the )?(?:first|one|two|three|five|[1-5]) (?:full )?years?\b|\bof (?:the|our) cheapest\b/;
const planMark = /\b(?:ppo|hmo|epo|pos|hdhp|cdhp|high[- ]deductible|(?:base|core|basic|standard|low|high|buy-?up|gold|silver|bronze) plan)\b/g; // prettier-ignore

/** Nothing is left to pay: "We pay the full premium", "Coverage is provided at no cost". */
const inFull = new RegExp(
  String.raw`\bpremiums?,? which (?:(?:the |our )?${EMPLOYER}|we) pays? in full\b|(?:${EMPLOYER}|\bwe) (?:will |currently |also )?(?:fully )?(?:pays?|covers?) (?:for )?(?:the |your )?(?:full|entire|whole|all of the) (?:\w+ )?(?:premiums?|cost)\b|(?:${EMPLOYER}|\bwe) pays? for (?:individual|single|your) (?:health|medical) coverage|^\W*company[- ]paid (?:group )?(?:health|medical) (?:insurance|plan)\b|\bfully[- ]paid (?:\w+ ){0,2}(?:health|medical)(?:,? (?:and )?\w+){0,2} (?:insurance|plans?)|\b(?:provid|offer|receiv)\w*\b.*\b(?:insurance|coverage)\b[\w ]* at no (?:premium )?(?:cost|charge)\b|\b(?:insurance|coverage) (?:is|are|will be) (?:\w+ )*(?:provid|offer)ed [\w ]*at no (?:cost|charge)\b`,
);
const aService =
  /\beap\b|assistance|virtual|tele|screening|nurse|coach|doctor|clinic|second opinion|program|hotline|drug|vaccin|flu shot|preventive|wellness|therap/;
/** "The entire premium for the employee and half of the dependents'": what goes on is not paid in full. */
const partly = /,? (?:and|but|plus|while) (?=1\/2|(?:one[- ])?half|part|some|\d)/;

/** "The company pays 80% of the premium for employees and 50% for dependents." */
export function premiumShares(unit: Unit, { text, written }: Spoken): PremiumShare[] {
  const { around, kind } = unit;
  if (kind === 'cell' || (others.test(text.replaceAll(aLike, '')) && !paidPolicies.test(text))) return [];
  const above = [...around.lead, ...around.heading, ...around.chapter].join(' ').toLowerCase();
  if (/\bleaves?\b|\bfmla\b/.test(above) || !isOfMedical(unit, text)) return [];
  const plan = planIn(text, written);
  const all = percentsIn(text).filter((share) => !isChange(text, share));
  const found =
    all.length > 0
      ? (splitOf(text, all) ?? sharesOf(text, all, above))
      : halves.test(text)
        ? [shareOf(50, null)]
        : inFullOf(text, above);
  return found.map((share) => ({ ...share, plan }));
}

const NOTHING = said('');

/** "HMO 20: 90% covered for you": the name of a plan alone says that it is for medical care. */
const isNamedPlan = /^[^:.;%$]{0,30}\b(?:ppo|hmo|epo|hdhp|cdhp)\b[^:.;%$]{0,12}:/;

type Share = Omit<PremiumShare, 'plan'>;

function inFullOf(text: string, above: string): Share[] {
  if (!inFull.test(text) || aService.test(text) || !/medical|health/.test(`${text} ${above}`)) return [];
  return levelsIn(text.split(partly)[0] ?? '').map((tier) => shareOf(100, tier));
}

/** "The town pays 90%, and the employee pays 10%", "You pay 20% of the premium; we pay the rest": both shares make the whole. */
function splitOf(text: string, [one, other, ...more]: readonly Amount[]): Share[] | null {
  if (one === undefined || more.length > 0) return null;
  if (other === undefined) return ownShare.test(text) && one.value <= 60 ? [shareOf(100 - one.value, null)] : null;
  if (one.value + other.value !== 100 || !/\b(?:your?|employees?)\b/.test(text)) return null;
  const pays = [text.slice(0, one.from), text.slice(one.to, other.from)].map(
    (before) => employerPays.test(before) && !byEmployee.test(before),
  );
  return pays[0] === pays[1] ? null : [shareOf(pays[0] === true ? one.value : other.value, null)];
}

function sharesOf(text: string, shares: readonly Amount[], above: string): Share[] {
  if (!payer.test(text) || !(ofPremium.test(`${text} ${above}`) || isNamedPlan.test(text))) return [];
  const isByPlan = shares.length > 1 && new Set(text.match(planMark)).size > 1;
  // "100% covered for individual and 50% for dependents": shares by person are shares of what coverage costs.
  const isByPerson = shares.length > 1 && /dependents?|famil|spouse/.test(text);
  let isOther = false;
  let isRead = false;
  return shares.flatMap((share, at): Share[] => {
    const before = text.slice(shares[at - 1]?.to ?? 0, share.from);
    const after = text.slice(share.to, shares[at + 1]?.from ?? text.length);
    // "You pay 5% for single and 6% for family coverage": what goes on is the employee's as well.
    isOther =
      byEmployee.test(before) ||
      /^ by (?:the )?employees?\b/.test(after) ||
      (isOther && shareAfter.test(before) && !byEmployer.test(after));
    if (isOther || share.high !== undefined || share.value > 100 || limits.test(before) || otherShare.test(after))
      return [];
    const told = after.slice(0, 110).split(nextPart)[0] ?? '';
    if (byPlan.test(before) && !told.includes('premium') && !forPerson.test(after)) return [];
    const isNamed =
      ofPremium.test(`${isRead ? (before.split(/;|,|\band\b/).at(-1) ?? '') : before.slice(-80)} ${told}`) ||
      byEmployer.test(after) ||
      (isByPerson && forPerson.test(after));
    const isMore = isRead && shareAfter.test(before) && goesTo.test(after);
    if (isRead ? !isMore && !isNamed : !isNamed) return [];
    isRead = true;
    const isBefore = isLed(before) || byEmployer.test(after) || forWhomFirst.test(before);
    const whole = isBefore ? `${before.slice(-60)} ${isLed(before) ? '' : told}` : told;
    const levels = levelsIn(coverageOf.test(after) ? `${before} ${told}` : whole);
    const isPair = shares.length === 2 && (shares[0]?.value ?? 0) >= (shares[1]?.value ?? 0);
    // What is paid for dependents is a part of a family's premium; beside the employee's own share it is how guides put it.
    const isPart =
      levels.length === 1 &&
      levels[0] === 'employee_family' &&
      !/famil|dependents?'? (?:coverage|premiums?)/.test(whole) &&
      !isPair;
    return levels.map((tier) => shareOf(share.value, tier, isPart || isByPlan || forSome.test(text) ? DOUBTFUL : SURE));
  });
}

const SURE = 0.8;
const DOUBTFUL = 0.6;

const planName = /\b(?:the|our|your|an?) ((?:[\w$,+&'-]+ ){0,3}(?:ppo|hdhp|hmo|epo|cdhp))\b/g;

/** The plan that a text is of by its name or its type, where it names one alone: "90% of the premium for the HDHP". */
function planIn(text: string, written: string): string | null {
  const [lead = ''] = /^[^:]{2,45}(?=: )/.exec(text) ?? [];
  if (/\b(?:ppo|hmo|epo|pos|hdhp|cdhp)\b/.test(lead)) return written.slice(0, lead.length);
  const [named, ...more] = text.matchAll(planName);
  const [whole = '', name = ''] = named ?? [];
  if (
    named === undefined ||
    more.length > 0 ||
    (text.match(planMark) ?? []).length > 1 ||
    /\b(?:at|for|of|in|to)\b/.test(name)
  )
    return null;
  const to = named.index + whole.length;
  return written.slice(to - name.length, to);
}

/** "The premiums for employees are covered at 90%": whom it is for stands before. */
const isLed = (before: string): boolean => /(?:premiums?|costs?)\b[^.;%$]{0,80}? (?:are|is) (?:\w+ )?(?:covered|paid)(?: at| by \w+ \w+ at)? ?$/.test(before); // prettier-ignore
const forWhomFirst = /^\W*for (?:the |each |all |our |your )*(?:employees?|you|famil\w+|spouses?)\b[^.;]{0,30},/;

const shareOf = (value: number, tier: Tier | null, score = SURE): Share => ({
  metric: 'medical.employer_share',
  value,
  tier,
  score,
});

function isOfMedical({ own, around, topic, before }: Unit, text: string): boolean {
  if (/^\W*(?:dental|vision)\b/.test(text) && !/medical|health/.test(text)) return false;
  if (/medical|health/.test(text)) return true;
  const above = [...around.lead, ...around.heading, topic, ...around.chapter];
  if (subjectAt(own, own.text.length, above) === 'medical') return true;
  const subject = subjectAt(NOTHING, 0, above);
  // "Health, dental and vision insurance." before "We cover 100% of the cost".
  const isGoingOn = /^(?:medical|health)\b/i.test(before) && /cost|premium/.test(text);
  return (
    subject === 'medical' ||
    (subject === null &&
      (isGoingOn || /premium|\b(?:ppo|hmo|epo|hdhp)\b/.test(text) || /\bhealth/i.test(around.heading.join(' '))))
  );
}

/** "For employees and their dependents" is said of both; what is said of nobody is said of no level. */
function levelsIn(told: string): readonly (Tier | null)[] {
  const dependents = /dependent|famil|spouse|child|partner/.test(told);
  const employees =
    /employees?(?!'?s?'? (?:dependents?|famil|spouse)|(?:'s|s') \w+ (?:dependents?|famil|spouse))|team ?member|teammate|individual|\byour?\b(?! (?:famil|spouse|dependent))|staff/.test(
      told.replaceAll(/employee (?:dependent|famil|spous)/g, 'dependent'),
    );
  if (dependents) return employees ? ['employee', 'employee_family'] : ['employee_family'];
  return employees ? ['employee'] : [null];
}
