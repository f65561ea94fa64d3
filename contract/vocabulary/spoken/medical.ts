/** Names that people use when they ask: medical, eligibility. */
export const medical = {
  'eligibility.hours': `
    min hours, min hrs, weekly hours required, definition of full time,
    part-timers working, part-timers qualify, part-timers eligible, 
    hours to qualify, benefit-eligible hours, full-time threshold, full-time definition, minimum hours worked, hours required,
    hours needed for benefits, hours for benefits, hours to get benefits, work week for benefits, hours threshold, hours requirement`,
  'eligibility.waiting_days': `
    time until insurance, when insurance begins, when coverage kicks in, when insurance kicks in, start of coverage,
    wait pd, wait period, waiting pd, wait, day wait, the wait,
    probation period, probationary period, benefits probation, coverage effective date, benefits effective date, effective date of coverage,
    wait before benefits, benefit waiting period, benefits wait, benefit wait, health insurance waiting period, medical waiting period,
    insurance waiting period, new employee waiting period, new hire benefits wait, days before coverage, days before benefits, days until coverage,
    days until benefits, benefits eligibility wait, wait until coverage, wait for health insurance, wait for insurance, wait for medical,
    coverage wait`,
  'eligibility.dependent_age': `
    dependent max age, limiting age for dependents,
    limiting age, child limiting age, dependent cutoff age, child cutoff age, cutoff age for children, cutoff age for dependents, age limit for kids,
    age limit for children, maximum age for children, maximum age for dependents, maximum dependent age, max dependent age, child age-out,
    age kids can stay`,
  'eligibility.domestic_partner': `
    partner benefits, dp benefits, dp eligibility, domestic partner eligibility, registered partners,
    unmarried partners, unmarried partner, unmarried partner coverage, same-sex partners, live-in partners, domestic partnership,
    domestic partnerships, non-married partners, partner coverage`,
  'eligibility.enrollment_days': `
    time to sign up, signup window, days new hires have to enroll, days new hires have to sign up,
    enrollment timeframe, sign-up window, days to sign up, days to elect, election window, time to enroll, new hire election window, enrollment days,
    days to enroll after hire, new hire enrollment days`,
  'eligibility.event_days': `
    days to add a baby, days to add a spouse, window after a life event,
    qle window, special enrollment window, special enrollment period, mid-year change window, life event reporting window, days after a life event,
    days after a qualifying event, qualifying life event window, status change window`,
  'eligibility.default_enrollment': `default plan for new hires, enrolled by default, default medical plan`,
  'medical.plan_type': `
    type of health plan, types of medical plans, types of health plans, kinds of medical plans, kinds of health plans, kind of medical plan,
    kind of health plan, plan mix, medical plan types, health plan types, plan offerings, mix of plan types, plan type mix, medical plan mix,
    plan designs`,
  'medical.carrier': `
    medical carriers, health carriers, insurance provider, health plan carrier, health insurers, medical insurers, insurance carriers, medical tpa,
    plan administrator`,
  'medical.funding': `
    how plans are funded, how the plan is funded, funding method, funding mechanism, funding model, funding arrangements, funding status,
    funding type, self-funding, plan funding`,
  'medical.deductible': `
    amount before insurance kicks in, amount before the plan pays, up front medical cost,
    yearly deductible, annual ded, annual deductibles, medical ded, health deductible, healthcare deductible, calendar year ded,
    medical plan deductible, plan deductibles, dedctible, major medical deductible`,
  'medical.out_of_pocket_max': `
    oop ceiling, oopx, member cost cap, worst case medical cost, most you pay in a year, annual cost cap, member maximum, oop lim,
    out-of-pkt max, oop mx, catastrophic limit,
    maximum exposure, max exposure, out-of-pocket ceiling, out of pocket ceiling, annual out-of-pocket cap, oop cap, oopmax, oop maximums,
    out of pocket maximums, out-of-pocket maximums, out-of-pocket limits, out of pocket limits, out of pocket cap, most you can pay in a year,
    most a member can pay in a year, most a family can pay in a year, most you could pay in a year, most a member could pay,
    most a family could pay out of pocket, worst case out of pocket, out of pocket exposure, annual limit on out-of-pocket costs, oop costs`,
  'medical.coinsurance': `
    co-ins, cost sharing percent,
    coinsurance level, coinsurance percentage, coinsurance rate, member share after deductible, member coinsurance percentage, plan coinsurance,
    medical coinsurance, coinsurance split, percent after deductible, percentage after deductible, cost sharing percentage, employee coinsurance`,
  'medical.pcp_copay': `
    doc visit, doc copay, dr visit, dr copay, dr visit copay, pc copay,
    doctors visit, doctor's visit, gp visit, gp copay, primary doctor, regular doctor, family practice visit, checkup copay, office copay,
    office visits, doctor visits, primary care visits, pcp office visit, primary care doctor, primary copay, pcp visits, doctor office visit,
    primary physician visit`,
  'medical.specialist_copay': `
    spec visit, specialist doctor visit, specialty doctor copay, specialist appointment, spec office visit, spclst copay,
    referral doctor copay,
    specialist visits, specialist office visit, specialist office visit copay, specialty visit, specialty visit copay, see a specialist,
    specialty care copay, specialists copay, spc copay, sp copay`,
  'medical.urgent_care_copay': `
    urgi care, urgicare, after hours clinic copay, urgent clinic copay, urg care, urg care copay, convenience care copay,
    retail clinic copay,
    urgent care visits, urgent care visit copay, urgent care copays, walk-in clinic copay`,
  'medical.er_copay': `
    emerg room, emerg copay,
    er visits, emergency room visits, emergency department visit, emergency department copay, emergency dept copay, emergency visit copay,
    emergency room visit copay, ed visit, ed visit copay, er fee, trip to the er, trip to the emergency room, emergency room cost`,
  'medical.telehealth_copay': `
    video doctor visit, online doctor visit, tele visit, televisit copay, evisit copay, phone doctor visit, remote doctor visit,
    tele copay, tele copays,
    virtual visits, virtual doctor visit, video visit copay, online visit copay, e-visit copay, virtual care copay, telehealth visits,
    telemedicine visit, virtual primary care`,
  'medical.lab_copay': `labs copay, blood work copay, diagnostic test copay, bloodwork copay`,
  'medical.imaging_copay': `
    radiology copay, high-tech radiology copay,
    imaging copay, mri cost, ct copay, scan copay, cat scan copay`,
  'medical.outpatient_surgery_copay': `
    asc copay, op surgery copay, outpatient surgical copay,
    outpatient surgery copay, outpatient procedure copay, ambulatory surgery copay, day surgery copay`,
  'medical.hospital_copay': `
    hospital admit copay, ip copay,
    hospitalization copay, inpatient admission copay, per admission copay, per-admission copay, hospital stay copay, hospital confinement copay`,
  'medical.mental_health_copay': `
    psych visit copay, behavioral visit copay, bh copay, counseling visit copay, mental visit copay, behavioral care copay,
    copay for therapy,
    therapy session copay, outpatient mental health copay, mh copay, psychologist copay, psychiatrist copay, counselor copay, behavioral copay`,
  'medical.therapy_copay': `
    pt ot st copay,
    rehab copay, pt visit copay, physical therapist copay, occupational therapy copay, speech therapy copay`,
  'medical.delivery_copay': `
    labor copay,
    delivery room copay, birth copay, maternity delivery copay, childbirth delivery copay`,
  'medical.out_of_network_covered': `
    out-of-network care, out of network care, oon coverage, oon benefits, out-of-network reimbursement, out of network reimbursement`,
  'medical.referral_needed': `
    gatekeeper requirement, specialist referral rule, referral from the pcp, referral from a doctor, permission to see a specialist,
    referral requirement, referral requirements, referral to a specialist, referrals to specialists, pcp referral, gatekeeper, gatekeepers,
    referral from a pcp`,
  'medical.premium': `
    fully loaded premium,
    mo premium,
    full cost of coverage, total cost, premium equivalents, full rate, full rates, total rate, total rates, whole premium, entire premium,
    combined premium, gross rate, gross rates, gross premiums, full monthly cost, full monthly premium, total monthly cost, whole cost,
    whole cost of coverage, full price, full cost of the plan, total plan cost, total plan premium, total health premium, full medical premium,
    full health premium, funding rate, funding rates, composite rate`,
  'medical.contribution': `
    worker premium, worker cost, staff premium, coming out of paychecks, comes out of the paycheck, taken out of paychecks,
    paycheck premium, employee monthly premium, price to the employee,
    employee contribs, ee rate, ee rates, employee rates, employee rate, employee price, cost per paycheck, per paycheck cost, per-paycheck cost,
    cost per check, employee monthly cost, monthly employee cost, employee premium share, employee premium contribution,
    employee premium contributions, worker contribution, worker contributions, worker share, worker share of the premium, staff contribution,
    staff contributions, member contribution, member premium, member premiums, ee deduction, ee deductions, employee deduction, employee deductions,
    payroll cost, medical payroll deduction, medical deduction, medical deductions, insurance deduction, health insurance deduction from pay,
    contribution for medical, contributions for medical, employee portion, employee portion of the premium, ee portion, employee medical cost,
    employee medical contribution, employee medical contributions, employee health contribution, employee health contributions,
    employee cost for medical, employee cost of medical, employee medical premium, employee medical premiums, paycheck contribution,
    paycheck contributions, premium contribution, premium contributions, employee paid premium, medical contribs`,
  'medical.employer_share': `
    employer contribution rate, premium split, premium sharing, company-paid percentage, subsidy percent, subsidy rate,
    subsidy level, premium contribution percentage,
    employer contribution percentage, employer contribution percent, percent paid by employer, percent paid by the employer,
    percentage paid by the employer, employer percentage, employer percent, company portion, company portion of the premium, employer portion,
    employer portion of the premium, er portion, er percentage, er contribution percentage, employer contribution to premium,
    employer contribution to the premium, employer contribution to premiums, employer contribution toward premium,
    employer contribution toward premiums, er contribution to premium, er subsidy, premium subsidy, premium subsidies, employer premium subsidy,
    employer premium percentage, company share of the premium, company share of premium, company subsidy, employer medical share,
    employer share of medical, employer share of medical premium, employer share of medical premiums, employer share of premiums,
    employer share of health premiums, company premium share, premium cost share, employer cost share percentage, company-paid share,
    employer-paid share, employer paid share, employer-paid percentage, share of premium paid by the employer, share of premiums paid by employers,
    share of premium employers pay`,
  'medical.dependent_share': `
    percent paid for dependents, subsidy for dependents,
    dependent contribution percentage, employer contribution for dependents, employer contribution toward dependents,
    employer share of dependent coverage, employer share of dependent premium, dependent cost share, share of dependent coverage`,
  'medical.tobacco_surcharge': `charge for smokers, surcharge for smokers, fee for smokers, 
    smoker penalty, smoker penalties, smokers penalty, nicotine penalty, nicotine fee, tobacco fee, tobacco surcharges, nicotine surcharges,
    smoker fee, smoker premium, smoking penalty, tobacco differential, tobacco user surcharge, smoking surcharges, vaping penalty`,
  'medical.spousal_surcharge': `
    spouse charge, spousal charge, spouse carve out, spousal load,
    sp surcharge,
    working spouse fee, spouse fee, spousal fee, spousal penalties, spousal surcharges, spouse surcharges, working spouse rule,
    working spouse provision, working spouse penalty, spousal exclusion, spousal carveout, spousal carve out, working-spouse surcharge,
    spousal premium, spouse has other coverage, spouse with other coverage, spouses with other coverage, spouses who have other coverage,
    spouse has coverage elsewhere, spouse surcharge amount`,
  'medical.opt_out_credit': `
    no coverage credit,
    waiver credits, opt-out incentive, opt out incentive, opt-out pay, opt out pay, opt-out money, opt out money, cash opt-out, cash out,
    waive credit, waiver incentive, waiver stipend, medical waiver, payment in lieu, pay in lieu, cash for waiving, cash in lieu of benefits,
    cash in lieu of coverage, cash-in-lieu, buy-out credit, buyout credit, benefit buyout, insurance buyout, health waiver payment,
    bonus for waiving`,
  'medical.fertility': `
    fertility help, fertility care, egg freezing, ivf cycles, infertility treatment, infertility coverage, infertility benefits,
    fertility assistance, fertility support, fertility services, assisted reproduction, reproductive benefits, ivf benefits`,
  'medical.fertility_maximum': `
    fertility benefit maximum, fertility dollar maximum, fertility limit, infertility maximum, ivf lifetime maximum, ivf cap, ivf limit`,
  'medical.glp1_weight_loss': `
    wt loss drugs, wt loss meds, glp-1 agonists, aom coverage, fat loss drugs,
    weight loss shots, weight-loss shots, weight loss meds, weight-loss meds, weight-loss medication, weight-loss medications, weight loss medicine,
    weight loss drug, diet drugs, obesity meds, obesity medication, obesity medications, anti-obesity meds, skinny shots, semaglutide, tirzepatide,
    mounjaro, glp-1 coverage for weight loss, weight loss prescriptions`,
} as const; // prettier-ignore
