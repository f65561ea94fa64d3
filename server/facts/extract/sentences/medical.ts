import { networkMarks, pairMarks, tierMarks } from '../aspects.ts';
import { moneyIn, percentsIn } from '../../read/amounts.ts';
import { periodIn, toMonthly } from '../periods.ts';
import type { Candidate, GuideContext, PlanName, Sentence, SentenceRules } from '../sentence.ts';
import { exceptAnnounced } from './announced.ts';
import { amountsBy, limitsIn, planOf, planOfLead, servicesIn } from './costs.ts';
import { employerShare, plansNamed } from './employer-share.ts';
import { planOfHeading, planTypeIn } from '../plans.ts';
import { definedType, offeredTypes } from './plan-types.ts';

const isMedical = ({ topic }: Sentence): boolean =>
  topic === 'medical' || topic === null || topic === 'drugs' || topic === 'eligibility';
const law = /\birs\b|federal|by law|must have|at least|minimum|defined|\bhsa\b/;

const deductible = /\bdeductibles?\b/;
const outOfPocket = /\bout[- ]of[- ]pocket (?:max\w*|limits?)|\boopm\b|\bmoop\b|\bmax\w* out[- ]of[- ]pocket/;

/** Deductible and out-of-pocket maximum in running text. */
/** "The HRA reimburses deductibles up to $1,000", "it may cover part of the $500 deductible": what an account or a policy pays. */
const paidBack = /reimburs\w* (?:\w+ ){0,3}deductibles? (?:\w+ ){0,3}up to|(?:part|some|portion) of (?:the|your) (?:\$[\d,]+ )?deductible|deductible credit|reimburs\w* \$[\d,]+ of (?:the|your)/; // prettier-ignore

function limits(sentence: Sentence): Candidate[] {
  const { text, kind } = sentence;
  if (kind === 'row' || !isMedical(sentence) || !text.includes('$')) return [];
  const found: Candidate[] = [];
  const led = planOfLead(sentence);
  // A plan may have the account's name in its own: "Saver HSA: $3,000 deductible".
  const said = led === null ? text : text.slice(led.name.length);
  // "$500, $750 or $1,000 deductible": one to choose, and no plan's.
  if (/\$[\d,]+,? or \$[\d,]+ deductible/.test(text)) return [];
  // Plans that were run together on one line: "Select - $2,250 - A Traditional with deductible - $250".
  if (text.split(/ - \$\d/).length > 2) return [];
  if (
    text.includes('deductible') &&
    !paidBack.test(text) &&
    !/dental|vision|drug deductible/.test(text) &&
    !law.test(said)
  ) {
    found.push(...limitsIn(sentence, 'medical.deductible', amountsBy(text, deductible, outOfPocket), 0.83));
  }
  if (outOfPocket.test(text) && !law.test(said)) {
    found.push(...limitsIn(sentence, 'medical.out_of_pocket_max', amountsBy(text, outOfPocket, deductible), 0.83));
  }
  // Of several plans in one sentence the amount is of one: which, is for a person to say.
  const isOpen = moneyIn(text).length > 1 && plansNamed(text) > 1;
  return found.map((fact) =>
    isOpen && (fact.plan ?? fact.network ?? null) === null ? { ...fact, review: true } : fact,
  );
}

const memberShare =
  /co-?insurance(?: \([^)]*\))?(?: is| of|:| =| \|)? ?(\d{1,2})%|(\d{1,2})% co-?insurance|you pay (\d{1,2})%/;
const planShare = /(?:plan|it) (?:will )?(?:pays?|covers?) (\d{2,3})% (?:of|after|for)/;

/** "Most services are covered at 90%", "Out of network: covered at 80%". */
const coveredAt = /\bnetwork(?::| is| are| services are| care is) (?:covered|paid) (?:at )?(\d{2,3}) ?(?:%|percent)/;

function coinsurance(sentence: Sentence): Candidate[] {
  const { text, kind } = sentence;
  if (
    kind === 'row' ||
    !isMedical(sentence) ||
    !/%|percent|\d0\/\d0/.test(text) ||
    /dental|premium|vision|preventive|retire/.test(text)
  )
    return [];
  const split =
    /\b([6-9]0)\/([1-4]0)\b[- ]?(?:% )?(?:co-?insurance|after)|co-?insurance[^.;$]{0,20}\b([6-9]0)%?\/([1-4]0)\b/.exec(
      text,
    );
  const [, , first, , second] = split ?? [];
  if (split !== null && Number(split[1] ?? split[3]) + Number(first ?? second) === 100)
    return [{ metric: 'medical.coinsurance', value: Number(first ?? second), plan: planOf(sentence), confidence: 0.8 }];
  const percents = percentsIn(text).filter(({ high, value }) => high === undefined && value <= 100);
  const networks = networkMarks(text);
  const isPlans = /\b(?:plan|we) (?:will )?pays?/.test(text);
  if (
    (isPlans ? /deductible|co-?insurance/ : /co-?insurance/).test(text) &&
    networks.length > 0 &&
    percents.length > 0 &&
    !/hospital|\ber\b/.test(text)
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
              // One of the shares has no network of its own: which, is open.
              ...(percents.length > networks.length && { review: true }),
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
  return paid === undefined || !/deductible/.test(text)
    ? []
    : [{ metric: 'medical.coinsurance', value: 100 - Number(paid), plan: planOf(sentence), confidence: 0.76 }];
}

/** Visits in running text. */
function visits(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  if (
    !isMedical(sentence) ||
    !/co-?pay|visit|\bpays?\b|\bcosts?\b|fee\b/.test(text) ||
    /dental|vision|eye exam|penalt|reimburs|allowance/.test(text)
  )
    return [];
  return servicesIn(sentence, 'medical', (metric) => metric.endsWith('_copay'));
}

const tele = /tele-?(?:health|medicine)|virtual (?:visits?|care)/;

function telehealth({ text, kind, topic }: Sentence): Candidate[] {
  if (kind === 'row' || !tele.test(text) || /mental|therap|counsel|eap/.test(text) || topic === 'programs') return [];
  if (!/free of charge|\$0\b/.test(text)) return [];
  return [{ metric: 'medical.telehealth_copay', value: 0, confidence: 0.82 }];
}

const fullPremium = /(?:full|total|gross)(?: monthly| cost| annual)* (?:premium|cost)/;

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

const planLine = /\b(?:ppo|hmo|epo|hdhp|cdhp|pos)\b|\bhsa \d/;
const noPlanLine =
  /\b(?:dental|vision|how|what|why|vs|versus|compar\w*|your|faq|about|with|or|and|summary|rates?|costs?|network|eligib\w*)\b|[?$%|]/;

/** "Saver HSA: $3,000 deductible …": a line about a plan whose name tells its type. */
function ledPlans(sentence: Sentence): Candidate[] {
  const { text, topic } = sentence;
  const plan = planOfLead(sentence);
  if (plan === null || plan.type === null || topic === 'dental' || topic === 'vision' || topic === 'hsa') return [];
  if (/^(?:dental|vision)\b/.test(text)) return [];
  return /deductible|co-?pay|premium|network|% covered|\bbuy[- ]?up\b/.test(text)
    ? [{ metric: 'medical.plan_type', words: plan.type, plan, confidence: 0.84 }]
    : [];
}

/** A list of plans by their names: each name tells its type. */
function listedPlans({ kind, text: said, original, topic }: Sentence): Candidate[] {
  // "… w/health savings account" goes on after the name.
  const text = said.replace(/ w\/.*$/, '');
  if (kind === 'row' || text.length > 60 || !planLine.test(text) || noPlanLine.test(text)) return [];
  if ((topic !== 'medical' && topic !== null) || text.split(' ').length > 8 || /[.;!]$/.test(text)) return [];
  const type = planTypeIn(text);
  if (type === null) return [];
  const whole = original.slice(0, text.length).replace(/ ?\([^)]*\)$/, '');
  const name = (planOfHeading(text.slice(0, whole.length), whole)?.name ?? whole)
    .replace(/^(?:the|our) |:$/gi, '')
    .trim();
  return name === '' ? [] : [{ metric: 'medical.plan_type', words: type, plan: { name, type }, confidence: 0.78 }];
}

export const medical: SentenceRules = {
  about:
    /(?:employer|company)[- ]paid|\bppo\b|\bhmo\b|\bepo\b|hdhp|cdhp|\bhsa \d|deductible|pocket|co-?pay|visit|tele|virtual|premium|per (?:month|pay)|insurance|cost|polic|contribut|cover|specialist|% of|percent of/,
  rules: [
    listedPlans,
    ledPlans,
    offeredTypes,
    definedType,
    limits,
    coinsurance,
    visits,
    telehealth,
    premium,
    employerShare,
  ].map(exceptAnnounced),
};
