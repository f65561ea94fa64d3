import type { Tier } from '../../../../contract/metrics.ts';
import { networkMarks, pairMarks, tierMarks } from '../aspects.ts';
import { moneyIn, percentsIn } from '../values.ts';
import { periodIn, toMonthly } from '../periods.ts';
import type { Candidate, GuideContext, PlanName, Sentence, SentenceRules } from '../sentence.ts';
import { amountsBy, contributionsIn, limitsIn, planOf, servicesIn } from './costs.ts';
import { planOfHeading, planTypeIn } from '../plans.ts';
import { definedType, offeredTypes } from './plan-types.ts';

const isMedical = ({ topic }: Sentence): boolean =>
  topic === 'medical' || topic === null || topic === 'drugs' || topic === 'eligibility';
const law = /\birs\b|federal|by law|qualified|must have|at least|minimum|defined|health savings|\bhsa\b/;

const deductible = /\bdeductibles?\b/;
const outOfPocket =
  /\bout[- ]of[- ]pocket (?:max\w*|limits?|expenses? max\w*)|\boop(?: max\w*| limit)|\boopm\b|\bmoop\b|\bmax\w* out[- ]of[- ]pocket/;

/** Deductible and out-of-pocket maximum in running text. */
function limits(sentence: Sentence): Candidate[] {
  const { text, kind } = sentence;
  if (kind === 'row' || !isMedical(sentence) || !text.includes('$')) return [];
  const found: Candidate[] = [];
  if (text.includes('deductible') && !/dental|vision|drug deductible|rx deductible/.test(text) && !law.test(text)) {
    found.push(...limitsIn(sentence, 'medical.deductible', amountsBy(text, deductible, outOfPocket), 0.83));
  }
  if (outOfPocket.test(text) && !law.test(text)) {
    found.push(...limitsIn(sentence, 'medical.out_of_pocket_max', amountsBy(text, outOfPocket, deductible), 0.83));
  }
  return found;
}

const memberShare =
  /(?:co-?insurance)(?: rate| percentage| amount)?(?: \([^)]*\))?(?: is| of|:| =| \|)? ?(\d{1,2})%|(\d{1,2})% co-?insurance|you(?:'ll| will)? pay (\d{1,2})%/;
const planShare = /(?:plan|insurance|it) (?:will )?(?:pays?|covers?) (\d{2,3})% (?:of|after|for)/;

/** "Most services are covered at 90%", "Out of network: covered at 80%". */
const coveredAt =
  /(?:(?:most|all)(?: other)?(?: covered)? (?:services|expenses|care)(?: is| are)?|\bnetwork(?::| is| are| services are| care is)) (?:covered|paid|reimbursed) (?:at )?(\d{2,3}) ?(?:%|percent)/;

function coinsurance(sentence: Sentence): Candidate[] {
  const { text, kind } = sentence;
  if (
    kind === 'row' ||
    !isMedical(sentence) ||
    !/%|percent/.test(text) ||
    /dental|orthodon|premium|vision|preventive|retire/.test(text)
  )
    return [];
  const percents = percentsIn(text).filter(({ high, value }) => high === undefined && value <= 100);
  const networks = networkMarks(text);
  const isPlans = /\b(?:plan|we) (?:will )?pays?/.test(text);
  if (
    (isPlans ? /deductible|co-?insurance/ : /co-?insurance/).test(text) &&
    networks.length > 0 &&
    percents.length > 0 &&
    !/hospital|\ber\b|emergency/.test(text)
  ) {
    const paired = pairMarks(percents, networks);
    return percents.flatMap(({ value }, at) => {
      const network = paired[at] ?? null;
      return network === null || paired.indexOf(network) !== at
        ? []
        : [
            {
              metric: 'medical.coinsurance',
              value: isPlans || value > 60 ? 100 - value : value,
              network,
              plan: planOf(sentence),
              confidence: 0.8,
            },
          ];
    });
  }
  const told = coveredAt.exec(text)?.[1];
  if (
    told !== undefined &&
    !/office|visit|copay only|prescription|drug|exam|screening/.test(text.slice(0, text.search(coveredAt)).slice(-60))
  )
    return [
      {
        metric: 'medical.coinsurance',
        value: 100 - Number(told),
        network: networks.length === 1 ? (networks[0]?.kind ?? null) : null,
        plan: planOf(sentence),
        confidence: 0.78,
      },
    ];
  const member = memberShare.exec(text);
  const share = member?.[1] ?? member?.[2] ?? (/deductible/.test(text) ? member?.[3] : undefined);
  if (share !== undefined && /coinsurance|deductible/.test(text)) {
    return [
      {
        metric: 'medical.coinsurance',
        value: Number(share) > 60 ? 100 - Number(share) : Number(share),
        plan: planOf(sentence),
        confidence: 0.8,
      },
    ];
  }
  const paid = planShare.exec(text)?.[1];
  return paid === undefined || !/deductible|coinsurance/.test(text)
    ? []
    : [{ metric: 'medical.coinsurance', value: 100 - Number(paid), plan: planOf(sentence), confidence: 0.76 }];
}

/** Visits in running text. */
function visits(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  if (
    !isMedical(sentence) ||
    !/co-?pay|visit|\bpays?\b|\bcosts?\b|fee\b|\/ ?specialist/.test(text) ||
    /dental|vision|eye exam|penalt|reimburs|allowance/.test(text)
  )
    return [];
  return servicesIn(sentence, 'medical', (metric) => metric.endsWith('_copay'));
}

const tele = /tele-?(?:health|medicine)|virtual (?:visits?|care)/;

function telehealth({ text, kind, topic }: Sentence): Candidate[] {
  if (kind === 'row' || !tele.test(text) || /mental|therap|counsel|eap|behavior/.test(text) || topic === 'programs')
    return [];
  if (!/free of charge|(?:are|is) free\b|at no (?:cost|charge)|no (?:copay|cost to you)|\$0\b/.test(text)) return [];
  return [{ metric: 'medical.telehealth_copay', value: 0, confidence: 0.82 }];
}

const fullPremium = /(?:full|total|gross)(?: monthly| cost| annual)* (?:premium|cost)|premium equivalent/;

/** "The full monthly premium for employee-only coverage is $612 (PPO), $540 (Saver HDHP)." */
function premium(sentence: Sentence, guide: GuideContext): Candidate[] {
  const { text, original, kind, topic } = sentence;
  if (kind === 'row' || !fullPremium.test(text) || topic === 'dental' || topic === 'vision') return [];
  const period = periodIn(text);
  const [mark] = tierMarks(text);
  const tier = mark?.kind ?? null;
  if (period === null || tier === null) return [];
  const level = tier === 'individual' ? 'employee' : tier === 'family' ? 'employee_family' : tier;
  return moneyIn(text).map(({ value, to }): Candidate => {
    const named = /^ ?\(([^)]{2,60})\)/.exec(original.slice(to))?.[1];
    const plan: PlanName | null =
      named === undefined ? planOf(sentence) : { name: named, type: planTypeIn(named.toLowerCase()) };
    const { value: monthly, assumed } = toMonthly(value, period, guide.payPeriods);
    return { metric: 'medical.premium', value: monthly, tier: level, plan, confidence: 0.85, review: assumed };
  });
}

const payer =
  /\b(?:company|employer|we|[a-z]+) (?:will |currently |also |generously )?(?:pays?|covers?|contributes?|subsidizes?)\b|(?:is|are) (?:paid at|paid by|covered)|employer[- ]paid|contribut/;
const ofPremium =
  /^ ?(?:of|toward)[^.;]{0,70}?(?:premium|cost|coverage|polic|insurance)|^ ?(?:employer|company)[- ]paid|^ ?of (?:the |your |all )?(?:medical|health|employee|team)/;

/** "The company pays 80% of the premium for employees." What it pays for dependents is theirs alone, and left out. */
function employerShare(sentence: Sentence): Candidate[] {
  const { text, topic } = sentence;
  if (
    sentence.kind === 'row' ||
    !text.includes('%') ||
    !payer.test(text) ||
    !/premium|cost|coverage|polic|insurance/.test(text)
  )
    return [];
  const isHealth = topic === 'medical' || /medical|health/.test(text) || (topic === null && text.includes('premium'));
  if (
    !isHealth ||
    topic === 'dental' ||
    topic === 'vision' ||
    topic === 'retirement' ||
    /you (?:will )?pay|tuition|salary|wage|disability|cobra|fitness|gym|deductible|coinsurance|preventive|services/.test(
      text,
    )
  )
    return [];
  const covered = /(?:premiums?|costs?)\b[^.;%$]{0,80}? (?:are|is) (?:\w+ )?(?:covered|paid)(?: at| by \w+ \w+ at)? ?$/;
  const [first] = percentsIn(text).filter(
    ({ from, to, high }) => high === undefined && (ofPremium.test(text.slice(to)) || covered.test(text.slice(0, from))),
  );
  if (first === undefined) return [];
  const told = text.slice(first.to, first.to + 110).split(/\band (?:\d|up to)/)[0] ?? '';
  const rest = covered.test(text.slice(0, first.from)) ? text.slice(0, first.from) : told;
  const dependents = /dependent|famil|spouse|child/.test(rest);
  const employees = /employee|team ?member|teammate|individual|\byour?\b|full-time/.test(rest);
  if (dependents && !employees) return [];
  // "For employees and their dependents" is said of both; what is said of nobody is said of no level.
  const tiers: readonly (Tier | null)[] = !employees
    ? [null]
    : dependents
      ? ['employee', 'employee_family']
      : ['employee'];
  const plan = planOf(sentence);
  return tiers.map((tier) => ({ metric: 'medical.employer_share', value: first.value, tier, plan, confidence: 0.82 }));
}

const contribution = (sentence: Sentence, guide: GuideContext): Candidate[] =>
  sentence.topic === 'medical' && !/dental|vision/.test(sentence.text)
    ? contributionsIn(sentence, 'medical.contribution', guide)
    : [];

const planLine = /\b(?:ppo|hmo|epo|hdhp|cdhp|pos)\b|\bhsa \d/;
const noPlanLine =
  /\b(?:dental|vision|how|what|why|vs|versus|compar\w*|your|faq|about|with|or|and|summary|rates?|costs?|contributions?|network|providers?|overview|eligib\w*|glossary|eligible)\b|[?$%|]/;

/** A list of plans by their names: each name tells its type. */
function listedPlans({ kind, text, original, topic }: Sentence): Candidate[] {
  if (kind === 'row' || text.length > 60 || !planLine.test(text) || noPlanLine.test(text)) return [];
  if ((topic !== 'medical' && topic !== null) || text.split(' ').length > 7 || /[.;!]$/.test(text)) return [];
  const type = planTypeIn(text);
  if (type === null) return [];
  const whole = original.replace(/ ?\([^)]*\)$/, '');
  const name = (planOfHeading(text.slice(0, whole.length), whole)?.name ?? whole)
    .replace(/^(?:the|our) |:$/gi, '')
    .trim();
  return name === '' ? [] : [{ metric: 'medical.plan_type', words: type, plan: { name, type }, confidence: 0.78 }];
}

export const medical: SentenceRules = {
  about:
    /\bppo\b|\bhmo\b|\bepo\b|hdhp|cdhp|\bhsa \d|deductible|pocket|coinsurance|co-?pay|visit|tele|virtual|premium|cost|polic|contribut|cover|specialist/,
  rules: [
    listedPlans,
    offeredTypes,
    definedType,
    limits,
    coinsurance,
    visits,
    telehealth,
    premium,
    employerShare,
    contribution,
  ],
};
