import type { Tier } from '../../../../contract/metrics.ts';
import { type Amount, percentsIn } from '../../read/amounts.ts';
import { above, EMPLOYER } from './around.ts';
import { planOf } from './plan-of.ts';
import type { Candidate, Sentence } from '../sentence.ts';

const payer =
  /\b(?:company|we|[a-z][a-z\d&]*) (?:pays?|covers?|provides?|reimburses?|absorbs?|covering|paying)\b|(?:is|are) (?:paid at|paid by|covered)|[- ]paid\b|contribut|% (?:paid |covered |funded )?(?:by|for) |premiums? (?:are )?(?:covered|paid)|% coverage (?:of|for)/;
const ofPremium =
  /^ ?(?:of|toward)[^.;]{0,70}?(?:premium|cost|polic|insurance)|^ ?(?:employer|company)[- ]paid|^ ?of (?:the |your |all |an? )?(?:[a-z]+ )?(?:medical|health|employee|team)/;
const covered = new RegExp(
  String.raw`(?:premiums?|costs?)\b[^.;%$]{0,80}? (?:are|is) (?:\w+ )?(?:covered|paid)(?: at| by \w+ \w+ at)? ?$`,
);
const byEmployer = new RegExp(String.raw`^ ?by (?:(?:the |our )?(?:\w+ )?${EMPLOYER}|us)\b`);
/** "100% employer-paid policies for medical, dental and disability insurance": medical coverage is the first of them. */
const paidPolicies = /\d ?% (?:employer|company)[- ]paid (?:[\w-]+ ){0,3}(?:medical|health)\b/;
const coverageOf = /^ ?coverage (?:of|for)[^.;]{0,60}premium/;
const forPerson = /^ ?(?:(?:covered|paid) )?for (?:you\b|team ?members?|individuals?|famil|spouse)/;
const paidCover = /^ ?(?:company[- ]|employer[- ])?(?:paid|covered) (?:medical|health)/;
const byOther =
  /\b(?:you|employees?|members?)(?:'ll)?(?: will| must)? (?:pays?|contributes?)[^.;%]{0,45}$|\bemployees? (?:working|with|hired|under|over)\b[^.;%,]{0,40} pays?[^.;%]{0,45}$/;
/** "For employees, we reimburse 100% of the plan." */
const forWhomFirst = /^\W*for (?:the |each |all |our |your )*(?:employees?|you|famil\w+|spouses?)\b[^.;]{0,30},/;
/** "… and 60% for dependents": a share that goes on from the one before it. */
const goesOn = /^[^.;%]{0,90}(?:,|\band\b|&|\bplus\b)[^.;%$]{0,30}$/;
const goesTo =
  /^ ?(?:of|for|toward)?(?: the| your| their| any)?(?: cost| premiums?)?(?: of| for)? ?(?:employee(?:'?s)? )?(?:dependents?|famil|spouse|child|partner)/;

const rest = /;|\band (?:\d|up to)|,[^,]*\$/;

const notHealth =
  /tuition|salary|wage|disability|cobra|fitness|gym|private (?:health |medical )?insurance|deductible|co-?insurance|preventive|services|co-?pay|out-of-network|retire|40[13]/;

/** "Plans with zero deductible": what a plan is like beside what is paid for it. */
const aLike = / with (?:an? |no |zero |low )*(?:\$[\d,]+ )?deductibles?\b/g;

const all = new RegExp(
  String.raw`(?:${EMPLOYER}|\bwe) (?:will |currently |also )?(?:fully )?(?:pays?|covers?) (?:for )?(?:the |your )?(?:full|entire|whole|all of the) (?:\w+ )?(?:premiums?|cost)\b|(?:${EMPLOYER}|\bwe) pays? for (?:individual|single|your) (?:health|medical) coverage|^\W*company[- ]paid (?:group )?(?:health|medical) (?:insurance|plan)\b|\bfully[- ]paid (?:\w+ ){0,2}(?:health|medical)(?:,? (?:and )?\w+){0,2} (?:insurance|plans?)`,
);
/** "Medical coverage is provided to all employees at no cost": the coverage itself is what is given. */
const coverForFree =
  /\b(?:health|medical|dental|vision|individual|single|only|your|this|the|care) (?:insurance|coverage)(?: (?:is|are|will be|provided|offered|given|covered|paid|fully|to|for|all|our|its|you|by the \w+))* at no (?:premium )?(?:cost|charge)\b/;
/** To whom, or by whom: "You may change your medical coverage at no cost" gives nothing. */
const isGiven = /\b(?:provid|offer|receiv)(?:e|es|ed|s)?\b/;
const onLeave = /\b(?:during|while|on|when|if)\b[^.;]{0,40}\bleaves?\b|\bfmla\b|leaves? of absence/;
const leaveHead = /\bfmla\b|leaves? of absence|(?:family|medical|military|parental) leave/;
const besides = /(?<=(?:health|medical),? )(?:and |& )?(?:dental|vision)(?:,? (?:and |& )?(?:dental|vision))?/;
const optionalOnly =
  /dental|vision|\blife\b|\beap\b|assistance|virtual|tele|screening|nurse|coach|doctor|clinic|second opinion|program|hotline|drug|vaccin|flu shot|preventive|wellness/;

/** "The entire premium for the employee and half of the dependents'": what goes on is not paid in full. */
const partly = /,? (?:and|but|plus|while) (?=1\/2|(?:one[- ])?half|part|some|\d)/;

const shares = new RegExp(
  String.raw`\b(?:${EMPLOYER}|we) (?:will )?(?:pays?|covers?) (\d+) ?%,?;? (?:(?:and|while) )?(?:the )?(?:employees?|you) pays? (\d+) ?%`,
);
const others = new RegExp(
  String.raw`\b(?:employees?|you) pays? (\d+) ?% of (?:the|your) (?:\w+ )?(?:premiums?|costs?)\b[^.]{0,20}\b(?:${EMPLOYER}|we) (?:pays?|covers?) the (?:rest|remain\w+|balance)`,
);

/** "Your share of the premium is 20%; the company pays 80%." */
const own = new RegExp(
  String.raw`\b(?:${EMPLOYER}|we) (?:will )?(?:pays?|covers?|contributes?) (?:the (?:remaining|other) )?(\d+) ?%`,
);
/** "Employees are responsible for 20% of the premium." */
const ofEmployees =
  /\b(?:employees?|you) (?:pays?|(?:is|are) responsible for) (\d+) ?% (?:of|toward) (?:the |your |their |monthly |medical |health |single )*(?:premiums?|cost)\b/;
const halves = new RegExp(
  String.raw`\b(?:employees?|you) pays? half\b[^.]{0,40}\b(?:${EMPLOYER}|we) pays? (?:the other )?half`,
);

/** "The town pays 90%, and the employee pays 10%", "You pay 20% of the premium; we pay the rest": both shares make the whole. */
function splitOf(text: string): number | null {
  const [, one, two] = shares.exec(text) ?? [];
  if (one !== undefined && Number(one) + Number(two) === 100) return Number(one);
  const [, rest] = others.exec(text) ?? [];
  if (rest !== undefined) return 100 - Number(rest);
  if (halves.test(text)) return 50;
  const all = percentsIn(text).map(({ value }) => value);
  const [, share] = own.exec(text) ?? [];
  const [less = 0, more = 0] = all;
  if (all.length === 2 && less + more === 100 && share !== undefined && /\b(?:your|employees?|you)\b/.test(text))
    return Number(share);
  const [, part] = all.length === 1 && !/dependent|famil|spouse|child/.test(text) ? (ofEmployees.exec(text) ?? []) : [];
  return part === undefined || Number(part) > 60 ? null : 100 - Number(part);
}

/** "HMO 20: 90% covered for you": the name of a plan alone says that it is for medical care. */
const isNamedPlan = (text: string): boolean =>
  /^[^:.;%$]{0,30}\b(?:ppo|hmo|epo|hdhp|cdhp)\b[^:.;%$]{0,12}:/.test(text) && !/dental|vision/.test(text);

/** Whether a sentence is about what medical coverage costs. */
function isHealth({ text, topic, heading, section, before }: Sentence): boolean {
  if (topic === 'dental' || topic === 'vision' || topic === 'retirement' || topic === 'life') return false;
  // "Dental (a PPO): we pay 100%" is of dental care, whatever list it stands in.
  if (/^\W*(?:dental|vision)\b/.test(text) && !/medical|health/.test(text)) return false;
  const heads = `${section} ${heading}`;
  return (
    topic === 'medical' ||
    /medical|health/.test(text) ||
    (topic === null &&
      (text.includes('premium') ||
        isNamedPlan(text) ||
        /medical|health/.test(heads) ||
        (/^(?:medical|health)\b/.test(before) && /cost/.test(text))))
  );
}

/** What every share's words contain: the patterns themselves take time. */
const hint = /%|percent|premium|\bpa(?:ys?|id)\b|covers?\b|cost|charge|funded/;

/** "The company pays 80% of the premium for employees and 50% for dependents." */
export function employerShare(sentence: Sentence): Candidate[] {
  const { text, kind } = sentence;
  if (!hint.test(text)) return [];
  if (onLeave.test(text) || leaveHead.test(above(sentence))) return [];
  if (kind === 'row' || !isHealth(sentence) || (notHealth.test(text.replaceAll(aLike, '')) && !paidPolicies.test(text)))
    return [];
  const plan = planOf(sentence);
  if (!text.includes('%') && !text.includes('percent') && !halves.test(text)) {
    if (
      (!all.test(text) && !(coverForFree.test(text) && isGiven.test(text))) ||
      optionalOnly.test(text.replace(besides, '')) ||
      !/medical|health|premium/.test(
        sentence.topic === 'medical' ? 'medical' : sentence.topic === null ? `${text} ${above(sentence)}` : text,
      )
    )
      return [];
    return levelsIn(text.split(partly)[0] ?? '').map((tier) => ({
      metric: 'medical.employer_share',
      value: 100,
      tier,
      plan,
      confidence: 0.8,
    }));
  }
  if (
    (!payer.test(text) && !ofEmployees.test(text) && !halves.test(text)) ||
    !(isNamedPlan(text) || /premium|cost|polic|health|medical/.test(`${text} ${above(sentence)}`))
  )
    return [];
  const split = splitOf(text);
  if (split !== null) return [{ metric: 'medical.employer_share', value: split, tier: null, plan, confidence: 0.82 }];
  const percents = percentsIn(text);
  const isByPlan = percents.length > 1 && plansNamed(text) > 1;
  // "100% covered for individual and 50% for dependents": shares by person are shares of what coverage costs.
  const isByPerson = percents.length > 1 && /dependents?|famil|spouse/.test(text);
  let last: Amount | null = null;
  let isOther = false;
  return percents.flatMap((percent, at): Candidate[] => {
    const before = text.slice(percents[at - 1]?.to ?? 0, percent.from);
    const after = text.slice(percent.to, percents[at + 1]?.from ?? text.length);
    // "You pay 5% for single and 6% for family coverage": what goes on is the employee's as well.
    isOther = byOther.test(before) || (isOther && goesOn.test(before) && !byEmployer.test(after));
    if (
      percent.high !== undefined ||
      isOther ||
      percent.value > 100 ||
      /(?:exceed|at least) $/.test(before) ||
      /^ ?of (?:an? )?(?:fte|full[- ]time)/.test(after) ||
      /^ ?(?:of|for) (?:vision|dental)\b/.test(after)
    )
      return [];
    const isBetween = /\bpremiums?(?: \w+){0,3} (?:are|is) $/.test(before) && /^ ?(?:covered|paid)\b/.test(after);
    const isLed = isBetween || covered.test(text.slice(0, percent.from));
    const isMore = last !== null && goesOn.test(before) && goesTo.test(after);
    if (
      !isMore &&
      !isLed &&
      !ofPremium.test(after) &&
      !byEmployer.test(after) &&
      !paidCover.test(after) &&
      !(isByPerson && forPerson.test(after)) &&
      !coverageOf.test(after)
    )
      return [];
    last = percent;
    const told = after.slice(0, 110).split(rest)[0] ?? '';
    const whole = isLed
      ? `${before} ${isBetween ? told : ''}`
      : byEmployer.test(after) || coverageOf.test(after)
        ? `${before.slice(-60)} ${told}`
        : forWhomFirst.test(before)
          ? `${before} ${told}`
          : told;
    const levels = levelsIn(whole);
    // What is paid for dependents is a part of a family's premium: whether it is meant for all of it is for a person to say.
    // Beside the employee's own share it is how guides put what they pay for a family.
    const isPart =
      levels.length === 1 && levels[0] === 'employee_family' && !ofFamily.test(whole) && !isPair(percents, text);
    return levels.map((tier) => ({
      metric: 'medical.employer_share',
      value: percent.value,
      tier,
      plan,
      confidence: 0.82,
      ...((isPart || isByPlan || forSome.test(text)) && { review: true }),
    }));
  });
}

const ofFamily = /famil|dependents?'? (?:coverage|premiums?)/;

/** "100% for you and 50% for your dependents": two shares, the first of which is the employee's. */
function isPair([own, other, ...more]: readonly Amount[], text: string): boolean {
  if (own === undefined || other === undefined || more.length > 0 || other.value > own.value) return false;
  return levelsIn(text.slice(own.to, other.from)).every((tier) => tier === 'employee');
}

/** What is paid after some time alone, or of one plan alone. */
const forSome =
  /\bafter (?:your |the )?(?:first|one|two|three|five|1|2|3|5) (?:full )?years?\b|\bof (?:the|our) cheapest\b/;

const planMark =
  /\b(?:ppo|hmo|epo|pos|hdhp|cdhp|high[- ]deductible|(?:base|core|basic|standard|low|high|buy-?up|gold|silver|bronze) plan)\b/g;

/** How many plans a text names: which of several shares is which plan's, is for a person to say. */
export const plansNamed = (text: string): number =>
  new Set(Array.from(text.matchAll(planMark), ([name]) => (name.startsWith('high') ? 'hdhp' : name))).size;

/** "For employees and their dependents" is said of both; what is said of nobody is said of no level. */
function levelsIn(told: string): readonly (Tier | null)[] {
  const dependents = /dependent|famil|spouse|child|partner/.test(told);
  const employees =
    /employees?(?!'?s?'? (?:dependents?|famil|spouse)|(?:'s|s') \w+ (?:dependents?|famil|spouse))|team ?member|teammate|individual|\byour?\b(?! (?:famil|spouse))|staff/.test(
      told.replaceAll(/employee (?:dependent|famil|spous)/g, 'dependent'),
    );
  if (dependents) return employees ? ['employee', 'employee_family'] : ['employee_family'];
  return employees ? ['employee'] : [null];
}
