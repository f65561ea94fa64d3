import { entriesOf } from './entry.ts';

/** Taxes on what an employer gives beside pay. */
export const fringe = entriesOf(
  {
    topics: [],
    appliesTo: 'Employers of any size, for their employees; owners of pass-through businesses are treated apart.',
    planDecides: 'What is given and to whom; the tax law decides whether it is wages.',
    counsel: 'A tax adviser should look at what is given to owners and executives.',
  },
  [
  {
    id: 'gifts-awards',
    title: 'Gifts, gift cards, awards and small things',
    names: ['gift cards taxable', 'are gift cards taxable', 'de minimis fringe', 'holiday gift employee tax', 'service award tax', 'length of service award', 'safety award', 'employee achievement award', 'employee of the month prize taxable', 'turkey for employees'],
    rule: 'Cash and gift cards are wages in any amount. Small things of which the count would be unreasonable (a holiday ham, flowers, occasional snacks) are free of tax. Awards of things for length of service (after five years) or safety are free up to $400, or $1,600 under a written plan.',
    source: 'IRC §§74(c), 132(e), 274(j); 26 CFR 1.132-6',
  },
  {
    id: 'reimbursed-costs',
    title: 'Phones, home office, travel: accountable plans',
    names: ['accountable plan', 'cell phone reimbursement taxable', 'home office stipend taxable', 'internet reimbursement', 'internet stipend taxable', 'remote work stipend tax', 'mileage reimbursement', 'lifestyle spending account taxable', 'lsa taxable', 'must we reimburse remote workers', 'working condition fringe', 'bicycle benefit taxable', 'wellness stipend tax'],
    rule: 'Reimbursements are free of tax under an accountable plan: a business cost, shown by receipts within about 60 days, with what is too much returned. Fixed stipends without proof, lifestyle accounts and bicycle benefits are wages. California, Illinois and some other states require employers to reimburse necessary costs.',
    source: 'IRC §§62(c), 132(d), (f)(8); 26 CFR 1.62-2; Cal. Labor Code §2802',
  },
  {
    id: 'dependent-life',
    topics: ['voluntary-life'],
    title: 'Dependent life, voluntary life and AD&D: tax',
    names: ['dependent life insurance tax', 'dependent life imputed income', 'spouse life insurance $2,000', 'is voluntary life imputed', 'supplemental life imputed income', 'straddle rule table i', 'ad&d imputed income', 'how to calculate imputed income on life insurance'],
    rule: 'Employer-paid life insurance on a spouse or child is free of tax up to $2,000 of cover; above, all of it is wages at Table I rates. Employee-paid voluntary life is imputed only where its rates straddle Table I or it is paid before tax, for cover above $50,000 together. AD&D is not imputed.',
    exceptions: 'Imputed group term life bears Social Security and Medicare tax, not income tax withholding.',
    source: 'IRC §§79, 132(e); Notice 89-110; 26 CFR 1.79-0 to 1.79-3, 1.61-2(d)(2)',
  },
  {
    id: 'severance-pay-tax',
    topics: ['severance'],
    title: 'Severance, bonuses and other extra pay: tax and ERISA',
    names: ['severance taxable', 'supplemental wages rate', '22% withholding bonus', 'is severance subject to fica', 'severance plan erisa', 'severance pay plan document', '401k from severance', 'bonus withholding'],
    rule: 'Severance and bonuses are wages with Social Security and Medicare tax; income tax may be withheld at 22% (37% above $1 million in a year). A severance program that needs ongoing administration is an ERISA plan: a welfare plan where it pays no more than twice a year’s pay within 24 months. Severance paid after employment cannot be deferred into the 401(k).',
    source: 'IRC §§3121, 3402(g); 29 CFR 2510.3-2(b); 26 CFR 1.415(c)-2(e)',
  },
  {
    id: 'disaster-student-loan',
    topics: ['student-loan', 'tuition'],
    title: 'Student loans, tuition and disaster payments free of tax',
    names: ['student loan repayment tax free', 'pay student loans tax free', 'section 127 student loans', '$5,250 student loans', 'disaster relief payments tax', 'section 139', 'tuition discount tax', 'tuition reimbursement above 5,250', 'job-related education taxable', 'graduate tuition tax free', 'tuition for spouse'],
    rule: 'An employer may pay $5,250 a year free of tax for education and student loans together, by a written plan that does not favor the highly paid; loans for good since P.L. 119-21, and indexed after 2026. What is more is wages, unless the course keeps up or improves skills of the present job. Reasonable payments for a federally declared disaster are free (§139).',
    exceptions: 'Families’ tuition is wages, other than at schools for their own staff.',
    source: 'IRC §§117(d), 127, 132(d), 139; P.L. 119-21 §70412',
  },
  {
    id: 'discounts-meals-gyms',
    title: 'Discounts, meals, on-site gyms and clinics, bikes',
    names: ['employee discount taxable', 'qualified employee discount', 'free meals taxable', 'employer cafeteria tax', 'on-site gym tax', 'on-site clinic taxable', 'executive physical', 'executive physicals tax', 'company car personal use', 'free parking taxable', 'no additional cost service'],
    rule: 'Free of tax are discounts up to the employer’s margin on goods or 20% on services, services with spare capacity, on-site gyms for employees and families, and small meals; meals for the employer’s convenience are free to employees but from 2026 mostly not deductible. Personal use of a company car is wages.',
    exceptions: 'Executive physicals that only diagnose are free of tax even where a self-funded plan gives them to few.',
    source: 'IRC §§119, 132, 274(o); 26 CFR 1.105-11(g), 1.61-21',
  },
  {
    id: 'long-term-care-tax',
    topics: ['long-term-care'],
    title: 'Long-term care insurance: tax',
    names: ['long term care insurance tax', 'employer paid long-term care', 'ltc pre-tax', 'ltc cafeteria plan', 'are ltc premiums deductible'],
    rule: 'Employer-paid premiums of qualified long-term care insurance are free of tax to employees without limit, but not through a cafeteria plan or FSA. Individuals deduct or pay from an HSA premiums up to an amount by age that is indexed each year.',
    source: 'IRC §§106(c), 125(f), 213(d)(10), 7702B',
  },
  ],
); // prettier-ignore
