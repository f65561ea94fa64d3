/** What is counted where a rule has a line. */
export type LineOf = 'employees' | 'participants' | 'hours' | 'days' | 'months' | 'age';

/** A number at which a rule turns, with what holds on either side: a clause without its end. */
export interface Line {
  of: LineOf;
  at: number;
  /** Where the number itself falls: "20 or more" is beyond, "at most 90" is below. */
  itself: 'below' | 'beyond';
  below: string;
  beyond: string;
}

const from = (of: LineOf, at: number, below: string, beyond: string): Line => ({ of, at, itself: 'beyond', below, beyond }); // prettier-ignore
const upTo = (of: LineOf, at: number, below: string, beyond: string): Line => ({ of, at, itself: 'below', below, beyond }); // prettier-ignore

/** Rules that name every state that has such a law, by the id of their entry. */
export const namesAllStates: ReadonlySet<string> = new Set(['state-paid-family-leave', 'state-sick-leave']);

/** The lines of rules, by the id of their entry, in whose words each number stands. */
export const lines: Readonly<Record<string, readonly Line[]>> = {
  'cobra-employers': [from('employees', 20, 'federal COBRA does not apply, though a state continuation law may', 'federal COBRA applies')], // prettier-ignore
  'aca-large-employer': [
    from('employees', 50, 'an employer is not an applicable large employer, and the mandate does not bind it', 'an employer is an applicable large employer, and the mandate binds it'), // prettier-ignore
  ],
  'aca-market-small': [
    from('employees', 50, 'no federal law makes an employer offer health coverage', 'an employer that does not offer health coverage may owe the §4980H penalties'), // prettier-ignore
  ],
  'aca-full-time': [
    from('hours', 30, 'an employee is not full-time under the ACA, so the mandate does not ask for an offer', 'an employee is full-time under the ACA, so a large employer must make an offer or risk a penalty'), // prettier-ignore
  ],
  'aca-waiting-period': [upTo('days', 90, 'the wait is allowed', 'the wait is longer than the law allows')],
  'aca-dependent-age': [
    from('age', 26, 'a plan that covers children must still offer coverage to the child', 'a plan need not cover the child'), // prettier-ignore
  ],
  'aca-small-credit': [from('employees', 25, 'the credit is possible', 'there is no credit')],
  'fmla-employers': [from('employees', 50, 'federal FMLA does not apply to a private employer, though a state law may', 'FMLA applies')], // prettier-ignore
  'fmla-eligibility': [
    from('hours', 1_250, 'an employee is not eligible for FMLA leave', 'an employee has the hours for FMLA leave'),
    from('months', 12, 'an employee is not yet eligible for FMLA leave', 'an employee has the months for FMLA leave'),
  ],
  'form-5500-who': [
    from('participants', 100, 'an insured or unfunded welfare plan does not file Form 5500', 'a welfare plan files Form 5500'), // prettier-ignore
  ],
  'medicare-secondary-payer': [
    from('employees', 20, 'Medicare pays first for somebody of 65 or more', 'the group plan pays first for an active employee of 65 or more'), // prettier-ignore
  ],
  'medicare-incentives': [from('employees', 20, 'Medicare pays first by age, so the rule on incentives does not bind', 'the rule on incentives binds')], // prettier-ignore
  'tricare-incentives': [from('employees', 20, 'the rule on incentives does not bind', 'an employer may not offer incentives to take TRICARE')], // prettier-ignore
  'pregnancy-fairness': [from('employees', 15, 'the federal duty to accommodate does not bind, though a state law may', 'accommodations are due')], // prettier-ignore
  'maternity-law': [from('employees', 15, 'Title VII does not bind', 'pregnancy is treated like any other condition')],
  'disability-law': [from('employees', 15, 'the ADA does not bind, though a state law may', 'the ADA binds')],
  'age-discrimination': [from('employees', 20, 'the federal age law does not bind, though a state law may', 'the federal age law binds')], // prettier-ignore
  warn: [from('employees', 100, 'the federal WARN notice is not due, though a state law may ask for one', 'the WARN notice may be due')], // prettier-ignore
  qsehra: [from('employees', 50, 'a QSEHRA may be offered', 'a QSEHRA may not be offered')],
};
