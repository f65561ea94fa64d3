/**
 * What the federal form prescribes, in its own words: 45 CFR 147.200(a) with the template and the instructions for groups that the
 * Departments of Labor, of Health and Human Services and of the Treasury publish. Two of them depend on the plan.
 */
export const formWords = {
  about: (web: string, phone: string): string =>
    `The Summary of Benefits and Coverage (SBC) document will help you choose a health plan. The SBC shows you how you and the plan would share the cost for covered health care services. NOTE: Information about the cost of this plan (called the premium) will be provided separately. This is only a summary. For more information about your coverage, or to get a copy of the complete terms of coverage, visit ${web} or call ${phone}. For general definitions of common terms, such as allowed amount, balance billing, coinsurance, copayment, deductible, provider, or other underlined terms, see the Glossary. You can view the Glossary at www.healthcare.gov/sbc-glossary or call ${phone} to request a copy.`,
  /** Either each member of a family has a deductible, or the family meets one together. */
  deductible: (isShared: boolean): string =>
    `Generally, you must pay all of the costs from providers up to the deductible amount before this plan begins to pay. If you have other family members on the ${isShared ? 'policy, the overall family deductible must be met before the plan begins to pay.' : 'plan, each family member must meet their own individual deductible until the total amount of deductible expenses paid by all family members meets the overall family deductible.'}`,
  noDeductible: 'See the Common Medical Events chart below for your costs for services this plan covers.',
  beforeDeductible:
    'This plan covers some items and services even if you haven’t yet met the deductible amount. But a copayment or coinsurance may apply. For example, this plan covers certain preventive services without cost sharing and before you meet your deductible. See a list of covered preventive services at https://www.healthcare.gov/coverage/preventive-care-benefits/.',
  otherDeductibles: 'You don’t have to meet deductibles for specific services.',
  limit:
    'The out-of-pocket limit is the most you could pay in a year for covered services. If you have other family members in this plan, they have to meet their own out-of-pocket limits until the overall family out-of-pocket limit has been met.',
  notInLimit: 'Even though you pay these expenses, they don’t count toward the out-of-pocket limit.',
  network:
    'This plan uses a provider network. You will pay less if you use a provider in the plan’s network. You will pay the most if you use an out-of-network provider, and you might receive a bill from a provider for the difference between the provider’s charge and what your plan pays (balance billing). Be aware, your network provider might use an out-of-network provider for some services (such as lab work). Check with your provider before you get services.',
  referral:
    'This plan will pay some or all of the costs to see a specialist for covered services but only if you have a referral before you see the specialist.',
  noReferral: 'You can see the specialist you choose without a referral.',
  afterDeductible:
    'All copayment and coinsurance costs shown in this chart are after your deductible has been met, if a deductible applies.',
  preventive:
    'You may have to pay for services that aren’t preventive. Ask your provider if the services needed are preventive. Then check what your plan will pay for.',
  pregnancy:
    'Cost sharing does not apply for preventive services. Depending on the type of services, a copayment, coinsurance, or deductible may apply. Maternity care may include tests and services described elsewhere in the SBC (i.e., ultrasound).',
  drugs: (web: string): string => `More information about prescription drug coverage is available at ${web}.`,
  excluded: (services: readonly string[]): string =>
    `Services Your Plan Generally Does NOT Cover (Check your policy or plan document for more information and a list of any other excluded services.): ${services.join(', ').replace(/\.$/, '')}.`,
  covered: (services: readonly string[]): string =>
    `Other Covered Services (Limitations may apply to these services. This isn’t a complete list. Please see your plan document.): ${services.join(', ').replace(/\.$/, '')}.`,
  rights: (web: string, phone: string, isPublic: boolean): string[] => [
    `Your Rights to Continue Coverage: There are agencies that can help if you want to continue your coverage after it ends. The contact information for those agencies is: ${isPublic ? 'the Department of Health and Human Services, Center for Consumer Information and Insurance Oversight, at 1-877-267-2323 x61565 or www.cciio.cms.gov' : 'the Department of Labor’s Employee Benefits Security Administration at 1-866-444-EBSA (3272) or www.dol.gov/ebsa/healthreform'}. Other coverage options may be available to you too, including buying individual insurance coverage through the Health Insurance Marketplace. For more information about the Marketplace, visit www.HealthCare.gov or call 1-800-318-2596.`,
    `Your Grievance and Appeals Rights: There are agencies that can help if you have a complaint against your plan for a denial of a claim. This complaint is called a grievance or appeal. For more information about your rights, look at the explanation of benefits you will receive for that medical claim. Your plan documents also provide complete information on how to submit a claim, appeal, or a grievance for any reason to your plan. For more information about your rights, this notice, or assistance, contact: ${phone} or ${web}.`,
  ],
  coverage: (phone: string): string[] => [
    'Does this plan provide Minimum Essential Coverage? Yes. Minimum Essential Coverage generally includes plans, health insurance available through the Marketplace or other individual market policies, Medicare, Medicaid, CHIP, TRICARE, and certain other coverage. If you are eligible for certain types of Minimum Essential Coverage, you may not be eligible for the premium tax credit.',
    'Does this plan meet the Minimum Value Standards? Yes. If your plan doesn’t meet the Minimum Value Standards, you may be eligible for a premium tax credit to help you pay for a plan through the Marketplace.',
    `Language Access Services: Spanish (Español): Para obtener asistencia en Español, llame al ${phone}. Tagalog (Tagalog): Kung kailangan ninyo ang tulong sa Tagalog tumawag sa ${phone}. Navajo (Dine): Dinek’ehgo shika at’ohwol ninisingo, kwiijigo holne’ ${phone}.`,
    'To see examples of how this plan might cover costs for a sample medical situation, see the next section.',
    'PRA Disclosure Statement: According to the Paperwork Reduction Act of 1995, no persons are required to respond to a collection of information unless it displays a valid OMB control number. The valid OMB control number for this information collection is 0938-1146. The time required to complete this information collection is estimated to average 0.08 hours per response, including the time to review instructions, search existing data resources, gather the data needed, and complete and review the information collection. If you have comments concerning the accuracy of the time estimate(s) or suggestions for improving this form, please write to: CMS, 7500 Security Boulevard, Attn: PRA Reports Clearance Officer, Mail Stop C4-26-05, Baltimore, Maryland 21244-1850.',
  ],
  examples:
    'This is not a cost estimator. Treatments shown are just examples of how this plan might cover medical care. Your actual costs will be different depending on the actual care you receive, the prices your providers charge, and many other factors. Focus on the cost sharing amounts (deductibles, copayments and coinsurance) and excluded services under the plan. Use this information to compare the portion of costs you might pay under different health plans. Please note these coverage examples are based on self-only coverage.',
  otherCosts: 'The plan would be responsible for the other costs of these EXAMPLE covered services.',
} as const; // prettier-ignore

/** What stands at the foot of each page of the form, and of its first one. */
export const formFoot = {
  limits: (site: string): string =>
    `* For more information about limitations and exceptions, see the plan or policy document at ${site}.`,
  numbers: 'OMB Control Numbers 1545-2229, 1210-0147, and 0938-1146',
};
