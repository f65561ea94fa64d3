/** Types of medical plans. */
export const planTypes = ['PPO', 'HDHP', 'HMO', 'POS', 'EPO', 'Indemnity'] as const;
export type PlanType = (typeof planTypes)[number];

/** What people call them; "POS" alone counts in capitals only, and is then added by whoever reads. */
export const planTypeNames: Readonly<Record<PlanType, readonly string[]>> = {
  PPO: ['ppo', 'ppos', 'preferred provider organization'],
  HDHP: ['hdhp', 'hdhps', 'cdhp', 'cdhps', 'high deductible health plan', 'high deductible health plans', 'high - deductible health plan', 'high - deductible health plans', 'high deductible plan', 'high deductible plans', 'high - deductible plan', 'high - deductible plans'],
  HMO: ['hmo', 'hmos', 'health maintenance organization'],
  POS: ['pos plan', 'pos plans', 'point of service'],
  EPO: ['epo', 'epos', 'exclusive provider organization'],
  Indemnity: ['traditional indemnity', 'indemnity medical plan'],
}; // prettier-ignore
