import type { MetricKey } from '../metrics.ts';

/** Who pays for a plan. */
export type Payer = 'employer' | 'employee';

/** Words for those who pay, one and many. */
export const payerNames: Readonly<Record<Payer, readonly string[]>> = {
  employer: [
    'employer', 'employers', 'er', 'company', 'companies', 'firm', 'firms', 'business', 'businesses', 'organization', 'organizations',
    'plan sponsor', 'plan sponsors', 'boss', 'bosses',
  ],
  employee: [
    'employee', 'employees', 'ee', 'ees', 'worker', 'workers', 'staff', 'associate', 'associates', 'team member', 'team members', 'member',
    'members', 'participant', 'participants', 'colleague', 'colleagues', 'enrollee', 'enrollees', 'person', 'people', 'folks', 'ppl', 'somebody',
    'someone', 'teachers', 'nurses', 'patient', 'patients', 'enrollees', 'insureds', 'subscriber', 'subscribers',
  ],
}; // prettier-ignore

/** What a payer does: "companies chip in", "workers pay". */
export const payingVerbs: readonly string[] = ['pay', 'pays', 'paying', 'cover', 'covers', 'contribute', 'contributes', 'chip in', 'chips in', 'pick up', 'picks up', 'kick in', 'kicks in', 'put toward', 'puts toward', 'put in', 'puts in', 'spend', 'spends', 'fund', 'funds', 'owe', 'owes']; // prettier-ignore
/** What is done for a payer to pay: "premiums paid by the company", "what workers are charged". */
export const paidVerbs: readonly string[] = ['paid', 'covered', 'funded', 'borne', 'contributed', 'picked up'];
/** What is done to employees only, and what is done by employers only. */
export const chargingVerbs: readonly string[] = ['charge', 'charges', 'charged', 'deducted', 'withheld'];
export const subsidyWords: readonly string[] = ['subsidize', 'subsidizes', 'subsidized', 'subsidy', 'subsidies', 'subsidise', 'subsidises']; // prettier-ignore
/** What a payer's part is called: "the staff share", "their monthly cost". */
export const partNames: readonly string[] = ['share', 'shares', 'part', 'portion', 'cost', 'costs', 'contribution', 'contributions', 'premium', 'premiums', 'rate', 'rates', 'price', 'payment', 'payments']; // prettier-ignore
/** Words for medical cover that name no plan: "what workers pay for coverage". */
export const coverNames: readonly string[] = ['coverage', 'medical', 'health insurance', 'health plan', 'health plans', 'health coverage', 'insurance', 'premium', 'premiums']; // prettier-ignore
/** Whose payment a figure is. */
export const paidBy: Readonly<Record<Payer, readonly MetricKey[]>> = {
  employer: ['medical.employer_share', 'medical.dependent_share', 'hsa.employer_contribution', 'hra.employer_contribution', 'retirement.effective_match', 'retirement.nonelective'],
  employee: ['medical.contribution', 'dental.contribution', 'vision.contribution'],
}; // prettier-ignore
