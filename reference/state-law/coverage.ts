import { places } from '../places.ts';
import type { LawTable } from './law-table.ts';

const INSURED = 'Insured group plans by the state of the policy; self-funded ERISA plans are not bound.';

/** Children beyond 26 under insured plans, by state. */
export const adultChildren: LawTable = {
  topic: 'adult-children',
  appliesTo: INSURED,
  planDecides: 'A self-funded plan sets its own age above 26; the employer decides whether it pays for those beyond 26.',
  counsel: 'Counsel or the carrier should look at tax beyond the year of 26 and at policies of another state.',
  general: {
    rule: 'Federal law makes plans that cover children do so until 26. Insured plans let children stay longer under the law of New Jersey (31), New York (29, to the 30th birthday), Florida, Nebraska and Pennsylvania (30), and Illinois for veterans (30), mostly unmarried and at the family’s cost. Most other states end at 26, as federal law does. A child who cannot support itself because of a disability may mostly stay longer, as the state’s law or the policy says.',
    source: 'PHSA §2714; state insurance codes',
  },
  rules: {
    FL: { rule: 'Florida insured plans that cover children let a child stay to the end of the year of 30 where it is unmarried, has no dependent of its own, lives in the state or studies, and has no other coverage.', source: 'Fla. Stat. §627.6562' },
    IL: { rule: 'Illinois insured plans cover children to 26, and unmarried children who are veterans and live in the state to 30.', source: '215 ILCS 5/356z.12' },
    NE: { rule: 'Nebraska insured plans let a child continue to 30 where it is unmarried and lives in the state or studies full-time; the policyholder may have to pay the whole cost.', source: 'Neb. Rev. Stat. §44-7,103' },
    NJ: { rule: 'New Jersey insured plans let a child who is unmarried, without dependents and a resident or full-time student keep coverage beyond 26 until the 31st birthday (DU31), at up to 102% of the premium.', source: 'N.J.S.A. 17B:27-30.5' },
    NY: { rule: 'New York insured plans let an unmarried young adult keep coverage through age 29, until the 30th birthday, by election at their own cost or by a rider, where they have no other employer coverage.', source: 'N.Y. Ins. Law §§3221(r), 4305(l)' },
    PA: { rule: 'Pennsylvania insurers let the employer choose to cover children to 30 who are unmarried, without dependents, residents or full-time students, and without other coverage.', source: '40 P.S. §752.1 (Act 4 of 2009)' },
  },
}; // prettier-ignore

/** Infertility treatment under insured plans, by state. */
export const fertility: LawTable = {
  topic: 'fertility',
  appliesTo: INSURED,
  planDecides: 'A self-funded plan decides for itself; insured plans may cover more than the state requires.',
  counsel: 'Counsel or the carrier should look at religious employers, small groups and policies of another state.',
  general: {
    rule: 'No federal law requires coverage of infertility treatment or IVF. About half of the states have a mandate for insured plans; IVF is covered, among others, in California (large groups), Colorado, Connecticut, Delaware, the District of Columbia, Illinois, Maine, Maryland, Massachusetts, New Hampshire, New Jersey, New York (large groups) and Rhode Island.',
    source: 'State insurance codes; ERISA §514(b)(2)',
  },
  rules: {
    AR: { rule: 'Arkansas insured plans that cover maternity cover IVF, which may be limited to $15,000 in a lifetime; HMOs are not bound.', source: 'Ark. Code §23-86-118; Ark. Ins. Rule 1', checked: [places.reproductiveFactsArkansas, places.mcrmArkansas] },
    CA: { rule: 'Since January 1, 2026 California large-group insured plans (more than 100 employees) cover infertility and IVF with up to three completed egg retrievals and unlimited embryo transfers (SB 729). To small groups insurers must offer it; self-funded plans and religious employers are not bound.', source: 'Cal. Health & Safety Code §1374.55; Cal. Ins. Code §10119.6 (SB 729)', checked: [places.mondaqSb729, places.vitaSb729, places.menjivarSb729] },
    CO: { rule: 'Colorado large-group insured plans cover infertility with up to three completed egg retrievals and unlimited embryo transfers.', source: 'C.R.S. §10-16-104(23)' },
    CT: { rule: 'Connecticut insured plans cover medically necessary infertility treatment, with up to two cycles of IVF in a lifetime.', source: 'Conn. Gen. Stat. §38a-536' },
    DE: { rule: 'Delaware insured plans of employers of 50 or more cover fertility care with up to six completed egg retrievals and unlimited embryo transfers.', source: '18 Del. C. §3556' },
    HI: { rule: 'Hawaii insured plans that cover pregnancy cover one outpatient IVF procedure.', source: 'Haw. Rev. Stat. §431:10A-116.5' },
    IL: { rule: 'Illinois insured group plans that cover pregnancy cover infertility, IVF included. A law in force since January 2026 widens what they cover where a doctor recommends it; the state’s page says which groups it binds and what it limits.', source: '215 ILCS 5/356m (P.A. 103-0751)' },
    MD: { rule: 'Maryland insured plans of larger employers cover IVF for up to three attempts for each live birth; a lifetime maximum of $100,000 is allowed.', source: 'Md. Code, Ins. §15-810' },
    MA: { rule: 'Massachusetts insured plans that cover pregnancy cover diagnosis and treatment of infertility, IVF included, as any other pregnancy benefit; the law sets no number of cycles.', source: 'M.G.L. c. 175 §47H; 211 CMR 37.00' },
    NJ: { rule: 'New Jersey insured plans of employers of more than 50 cover infertility with up to four completed egg retrievals in a lifetime.', source: 'N.J.S.A. 17B:27-46.1x' },
    NY: { rule: 'New York large-group insured plans (more than 100 employees) cover up to three cycles of IVF in a lifetime; all insured groups cover fertility preservation where treatment may cause infertility.', source: 'N.Y. Ins. Law §§3221(k)(6), 4303(s)' },
    RI: { rule: 'Rhode Island insured plans that cover pregnancy cover infertility treatment, with a maximum of $100,000 in a lifetime allowed.', source: 'R.I. Gen. Laws §27-18-30' },
    TX: { rule: 'Texas insurers of group plans that cover pregnancy must offer coverage of IVF; the employer may decline it.', source: 'Tex. Ins. Code ch. 1366' },
  },
}; // prettier-ignore

/** What a small group is for insurance, by state. */
export const smallGroup: LawTable = {
  topic: 'small-group',
  isWhole: true,
  appliesTo: 'Insured group health policies by the state where they are issued.',
  planDecides: 'A group chooses among the carrier’s small-group plans, or self-funds where the state’s stop-loss rules allow it.',
  general: {
    rule: 'For group health insurance a small group has 1 to 50 employees under federal law (the PACE Act of 2015). California, Colorado, New York and Vermont count groups to 100 employees as small; in all other states the limit is 50.',
    source: 'ACA §1304(b); PHSA §2791(e)(4); PACE Act (P.L. 114-60); state insurance codes',
  },
  rules: {
    CA: { rule: 'In California a small group for health insurance has 1 to 100 employees, counted as full-time and full-time equivalents.', source: 'Cal. Health & Safety Code §1357.500; Cal. Ins. Code §10753' },
    CO: { rule: 'In Colorado a small group for health insurance has 1 to 100 employees; beyond 100 the group is large.', source: 'C.R.S. §10-16-102(61)' },
    NY: { rule: 'In New York a small group for health insurance has 1 to 100 employees, counted as full-time and full-time equivalents.', source: 'N.Y. Ins. Law §3231(a)' },
    VT: { rule: 'In Vermont a small group for health insurance has 1 to 100 employees; beyond 100 the group is large.', source: '33 V.S.A. §1804' },
  },
}; // prettier-ignore

/** Who must be insured, and who reports it, by state. */
export const individualMandate: LawTable = {
  topic: 'individual-mandate',
  isWhole: true,
  appliesTo: 'Residents of the state; carriers, and employers with a self-funded plan that covers residents, report.',
  planDecides: 'The carrier mostly files for insured plans; an employer with a self-funded plan files itself or by its vendor.',
  general: {
    rule: 'The federal penalty for being uninsured is zero since 2019. California, the District of Columbia, Massachusetts, New Jersey and Rhode Island have an individual mandate with a penalty, and Vermont one without; no other state has one.',
    source: 'IRC §5000A(c); state statutes of each',
  },
  rules: {
    CA: { rule: 'California has an individual mandate with a penalty. Carriers and self-funded employers report coverage of residents to the Franchise Tax Board by March 31; there is no penalty for what arrives by May 31.', source: 'Cal. Gov. Code §100705; Cal. Rev. & Tax. Code §61005' },
    DC: { rule: 'The District of Columbia has an individual mandate with a penalty. Carriers and employers with a self-funded plan that covers residents report to the Office of Tax and Revenue by April 30.', source: 'D.C. Code §47-5101 ff.', checked: [places.trackingMandates, places.expressMandates] },
    MA: { rule: 'Massachusetts has an individual mandate with a penalty. Carriers, or self-funded employers, give residents Form 1099-HC by January 31 and report the same to the Department of Revenue.', source: 'M.G.L. c. 111M', checked: [places.trackingMandates, places.sequoiaMandates] },
    NJ: { rule: 'New Jersey has an individual mandate with a penalty. Carriers and self-funded employers transmit Forms 1095 for residents to the state by March 31.', source: 'N.J.S.A. 54A:11-1 ff.' },
    RI: { rule: 'Rhode Island has an individual mandate with a penalty. Carriers and self-funded employers report coverage of residents to the Division of Taxation by March 31.', source: 'R.I. Gen. Laws §44-30-101 f.' },
    VT: { rule: 'Vermont has an individual mandate without a penalty: residents say on their tax return whether they were insured, and employers file nothing for it.', source: '32 V.S.A. §10451 ff.' },
  },
}; // prettier-ignore

/** Partners who are not married, by state. */
export const domesticPartners: LawTable = {
  topic: 'domestic-partners',
  appliesTo: 'Insured plans by the state of the policy, and employers with employees who are taxed there.',
  planDecides: 'A self-funded plan decides whether it covers partners, what proof it asks for, and who pays the tax.',
  counsel: 'Counsel should look at the state’s tax on the value of the coverage and at proof that is not asked of spouses.',
  general: {
    rule: 'No federal law requires coverage of domestic partners. Where they are covered, the fair market value of the coverage, less what the employee pays after tax, is imputed income of the employee unless the partner is a tax dependent. California, Oregon, Washington, New Jersey and the District of Columbia among others treat registered partners as spouses under insured plans.',
    source: 'IRC §§105(b), 106, 152; state statutes of each',
  },
  rules: {
    CA: { rule: 'California insured plans that cover spouses cover registered domestic partners on the same terms, and California does not tax the value of their coverage; federal law does.', source: 'Cal. Ins. Code §381.5; Cal. Health & Safety Code §1374.58; Cal. Rev. & Tax. Code §17021.7' },
    DC: { rule: 'The District of Columbia treats registered domestic partners as family under insured plans, and does not tax the value of their coverage.', source: 'D.C. Code §§32-701 ff., 47-1803.02' },
    NJ: { rule: 'New Jersey insured plans that cover spouses cover partners in a civil union on the same terms; for domestic partners insurers must offer it.', source: 'N.J.S.A. 37:1-31; 26:8A-11' },
    OR: { rule: 'Oregon insured plans treat registered domestic partners as spouses, and Oregon does not tax the value of their coverage.', source: 'ORS 106.340' },
    WA: { rule: 'Washington insured plans treat state-registered domestic partners as spouses; the state has no tax on wages.', source: 'RCW 26.60.015, 48.21.900' },
  },
}; // prettier-ignore
