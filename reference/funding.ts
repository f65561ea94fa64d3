import { entriesOf } from './entry.ts';

/** How plans are funded, and terms of the field. */
export const funding = entriesOf(
  {
    topics: ['self-funding'],
    appliesTo: 'Employers as the rule says, by how their plan is funded.',
    planDecides: 'The contract and the plan document decide what is covered and where it ends.',
    counsel: 'Counsel should read contracts before they are signed, and look at state law where it applies.',
  },
  [
  {
    id: 'self-funding',
    topics: ['self-funding', 'level-funding'],
    title: 'Self-funded, level-funded and fully insured',
    names: ['self-funded', 'self-funding', 'what is self-funding', 'self-insured', 'level-funded', 'level funding', 'what is level funding', 'fully insured vs self-funded', 'difference between self-funded and fully insured', 'aso', 'self-funded vs fully insured', 'state mandates self-funded', 'is it better to pay claims ourselves', 'pay claims ourselves instead of an insurer', 'self-funded versus fully insured'],
    rule: 'A fully insured employer pays a premium and the carrier bears the claims. A self-funded one pays claims itself, through an administrator, mostly with stop loss; ERISA frees it from state insurance mandates. Level funding is self-funding with a fixed monthly payment for expected claims, fees and stop loss.',
    source: 'ERISA §514(b)(2); FMC Corp. v. Holliday, 498 U.S. 52 (1990)',
  },
  {
    id: 'stop-loss',
    topics: ['stop-loss', 'self-funding'],
    title: 'Stop loss',
    names: ['stop loss', 'what is stop loss', 'specific deductible', 'aggregate attachment', 'lasering', 'laser', 'stop loss gene therapy', 'aggregating specific', 'stop-loss policy', 'specific and aggregate', 'insurance against big claims', 'protection against a huge claim'],
    rule: 'Stop loss insures the employer, not its people: specific stop loss pays above a deductible for one person, aggregate stop loss above an attachment point for the group, often 120% to 125% of expected claims. It need not follow the plan document: exclusions, lasers and run-in terms are contract matters.',
    exceptions: 'States regulate stop loss, some with minimum attachment points.',
    source: 'The stop loss contract; state insurance law; NAIC Stop Loss Insurance Model Act (#92)',
  },
  {
    id: 'plan-types',
    topics: [],
    title: 'PPO, HMO, EPO, POS and HDHP',
    names: ['what is a ppo', 'difference between a ppo and an hmo', 'ppo vs hmo', 'what is an epo', 'what is a pos plan', 'what is an hdhp', 'hmo meaning', 'plan types explained', 'hdhp meaning'],
    rule: 'A PPO pays in and, for more, out of network without referrals. An HMO pays in its network only, mostly with a primary care physician and referrals; an EPO pays in network only, without referrals; a POS is an HMO with out-of-network benefits. An HDHP is any of them with a deductible high enough for an HSA.',
    source: 'HealthCare.gov glossary; IRC §223(c)(2)',
  },
  {
    id: 'cost-sharing',
    topics: [],
    title: 'Deductible, coinsurance, copay, out-of-pocket maximum',
    names: ['what is a deductible', 'what is coinsurance', 'what is a copay', 'define coinsurance', 'difference between copay and coinsurance', 'what does out-of-pocket maximum mean', 'embedded deductible', 'embedded vs aggregate deductible', 'difference between deductible and out of pocket maximum'],
    rule: 'The deductible is what a member pays before the plan does; a copay is a fixed amount for a service; coinsurance is a share of the cost; the out-of-pocket maximum ends all three for the year. In family coverage an embedded deductible lets the plan begin for one person, an aggregate one only when the family has met it.',
    source: '29 CFR 2590.715-2715 (uniform glossary)',
  },
  {
    id: 'disability-terms',
    topics: [],
    title: 'Elimination period and definitions of disability',
    names: ['what is an elimination period', 'elimination period meaning', 'own occupation', 'any occupation', 'what is std', 'what is ltd', 'benefit waiting period disability'],
    rule: 'The elimination period is the time of disability before benefits begin: often 7 or 14 days for short-term, 90 or 180 for long-term disability. “Own occupation” pays where one cannot do one’s own work, “any occupation” only where one can do none that fits; many long-term policies change after 24 months.',
    source: 'The policy; ERISA §503 and 29 CFR 2560.503-1 for claims',
  },
  {
    id: 'retirement-terms',
    topics: ['401k'],
    title: 'Match, vesting, nonelective, Roth',
    names: ['what is vesting', 'vesting meaning', 'what is a match', 'what is a nonelective contribution', 'cliff vs graded vesting', 'difference between cliff and graded vesting', 'roth vs traditional 401k', 'what is a 401k', 'difference between roth and traditional'],
    rule: 'A match is paid on what the employee defers, a nonelective contribution whether they defer or not. Vesting is the share of it that an employee keeps on leaving: all at once after some years (cliff), or by steps (graded). Roth deferrals are taxed now and qualified withdrawals are free; traditional ones the other way round.',
    source: 'IRC §§401(k), 402A, 411; IRS Publication 4222',
  },
  {
    id: 'association-plans',
    topics: ['self-funding'],
    title: 'MEWAs and association plans',
    names: ['mewa', 'association health plan', 'multiple employer welfare arrangement', 'form m-1'],
    rule: 'A plan for employees of two or more unrelated employers is a MEWA; it files Form M-1 by March 1 each year, and states may regulate it, a self-funded one like an insurer.',
    source: 'ERISA §§3(40), 101(g), 514(b)(6); 29 CFR 2520.101-2',
  },
  {
    id: 'mlr-rebates',
    topics: ['erisa'],
    title: 'Medical loss ratio rebates',
    names: ['mlr rebate', 'medical loss ratio', 'what to do with mlr rebate', 'premium rebate', 'rebate check from the insurer', 'can we keep the rebate', 'money back from the carrier'],
    rule: 'Insurers spend at least 80% (small group) or 85% (large group) of premiums on care and quality, or pay rebates by September 30. The share of a rebate that employees’ contributions paid for is a plan asset, used for participants, mostly within three months.',
    source: 'PHSA §2718; 45 CFR 158; DOL Technical Release 2011-04',
  },
],
); // prettier-ignore
