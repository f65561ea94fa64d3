/** Ideas of medical cover, accounts, dental, vision, life and disability, each with the words that people use for it. */
export const ideasOfCover = {
  // Care.
  primaryCare: `
    primary care, pcp, family doctor, family physician, doctor, office visit, general practitioner, physician visit, doctor visit, see a doctor,
    doctor appointment, doctors, gp, regular doctor, primary doctor, primary care doctor, primary care physician, general practice, family practice,
    checkup, check-up, see the doctor, going to the doctor, go to the doctor, primary care office visit, doctors visit, office visits, doctor visits`,
  specialist: `
    specialist, specialists, specialist visit, specialist office visit, cardiologist, dermatologist, see a specialist, specialty doctor, orthopedist,
    gastroenterologist, neurologist, allergist, specialty care, specialist doctor`,
  urgentCare: `
    urgent care, uc, walk-in clinic, urgent care visit, urgent care center, urgent care clinic, urgent care visits, urgent care centers, walk-in,
    minute clinic, walk-in clinics`,
  emergency: `
    er, ed, emergency room, emergency department, emergency care, emergency visit, emergency room visit, er visit, emergency, emergency room visits,
    emergency rooms, er visits, emergency department visit, emergency dept, emergency services, trip to the er, trip to the emergency room,
    ers visit`,
  telehealth: `
    telehealth, telemedicine, virtual visit, virtual care, video visit, online doctor, e-visit, virtual doctor, teladoc, online visit, video visits,
    virtual visits, virtual doctor visit, online doctor visit, video doctor, virtual primary care, telemed, telehealth visit, virtual appointment,
    e-visits, telemedicine visit`,
  lab: `
    lab, labs, lab work, lab test, lab tests, blood work, bloodwork, blood test, blood tests, diagnostic test, diagnostic tests, x-ray, x-rays, xray,
    diagnostic testing, laboratory, blood draw, blood draws, x rays, diagnostics, lab services, lab visit, lab fees, labwork, pathology`,
  imaging: `
    imaging, mri, mris, ct scan, cat scan, pet scan, ct, advanced imaging, scan, scans, mri scan, ct scans, pet scans, advanced scans,
    complex imaging, high-tech imaging, diagnostic imaging, major imaging, cat scans`,
  surgery: `
    outpatient surgery, surgery, ambulatory surgery, day surgery, same-day surgery, outpatient procedure, outpatient facility, outpatient hospital,
    outpatient procedures, outpatient operation, surgical center, surgery center, outpatient surgeries, ambulatory surgery center, outpatient care`,
  hospitalStay: `
    hospital stay, inpatient, inpatient stay, hospitalization, hospital admission, per admission, admission, inpatient hospital, admitted,
    inpatient admission, overnight stay, stay in hospital, stay in the hospital, stay in a hospital, hospital visit, hospitalized,
    night in the hospital, nights in the hospital, day in the hospital, hospital stays, hospital admissions, inpatient care, inpatient stays,
    inpatient admissions, being hospitalized, inpatient visit, hospital confinement, hospital room, overnight hospital stay, staying in the hospital`,
  hospital: `hospital`,
  ambulance: `
    ambulance, ambulance ride, ambulance trip, emergency transportation, emergency transport, ambulances, ambulance rides, ground ambulance,
    ambulance service, ambulance services, ride in an ambulance`,
  mentalHealth: `
    mh/sud, mh / sud, mh/sa, mh / sa, mh/bh, mh, mental health, behavioral health, therapist, psychologist, psychiatrist, shrink, psychotherapy,
    talk therapy, mental health visit, outpatient mental health, behavioral health visit, seeing a therapist, counselor, mental health care,
    mental health outpatient, mental health office visit, mental health visits, therapy session, therapy sessions, therapy visit, therapy visits,
    seeing a counselor, see a therapist, therapists, behavioral health outpatient, behavioral health visits, mental care, mental healthcare`,
  rehabilitation: `
    pt/ot, pt / ot, ot/pt, ot / pt, physical therapy, rehab, rehabilitation, occupational therapy, speech therapy, physical therapist, pt visit,
    pt copay, rehab therapy, rehabilitation services, physical therapy visit, physical therapy visits, pt visits, pt session, pt sessions, physio,
    physiotherapy, outpatient therapy, rehab visit, rehab visits, rehabilitative therapy, occupational therapist`,
  delivery: `
    childbirth, delivery, giving birth, labor and delivery, maternity delivery, birth of a child, childbirth delivery, deliver a baby, having a baby,
    delivery room, births, birth, maternity care, maternity stay, maternity services, delivering a baby, baby delivery`,
  visit: `visit, visits, appointment, appointments, office visit, session, sessions`,
  copay: `
    copay, copays, co-pay, co-pays, copayment, copayments, co-payment, flat fee, flat dollars, flat dollar amount, in dollars, dollar copay,
    co payment, co pay, flat copay, co-payments, fixed fee, visit fee, fee`,
  coinsurance: `
    coinsurance, co-insurance, coins, percent the member pays, percentage the member pays, percent a member pays, percentage paid by the member,
    member percent, percent members pay, member percentage, percent does a member pay, percentage do members pay, cost share percentage,
    cost-share percentage, percentage copay, percent copay, percent of the bill, percentage of the bill, percent of the cost, percentage of the cost,
    share of the bill, share of the cost, member share, member cost share`,
  /** What is paid once the deductible is met. */
  afterDeductible: `
    after the deductible, after deductible, after meeting the deductible, once the deductible is met, once you meet the deductible,
    past the deductible, beyond the deductible, after you meet the deductible, after the deductible is met, when the deductible is met`,
  referral: `referral, referrals, gatekeeper, referred`,
  outOfNetwork: `out-of-network, out of network, oon, outside the network, non-network`,
  fromWhen: `when would, when is, when are, when can, when will, when do, when does, from when, as of when, from what day, on what day, what day`,
  covered: `
    cover, covers, covered, coverage, benefits, covering, pay for, reimburse, reimburses, reimbursed, allow, allows, allowed, include, included,
    let you go, at all`,
  // Money of plans.
  deductible: `deductible, deductibles, ded`,
  drug: `
    drug, drugs, rx, prescription, prescriptions, pharmacy, medication, medications, medicine, medicines, script, scripts, prescription drug,
    prescription drugs, meds, med, pills, pill, rxs, shots, shot, injections, at the pharmacy, drugstore, pharmaceutical, pharmaceuticals`,
  generic: `
    generic, generics, tier 1, tier one, first tier, lowest tier, generic drugs, generic meds, generic medication, cheapest tier, tier-1, tier-one,
    level 1, generic script, generic scripts`,
  preferred: `
    preferred brand, preferred, formulary brand, tier 2, tier two, second tier, preferred brands, brand name preferred, preferred brand name,
    brand-name, brand, brand name, name brand, name-brand, brands, brand drug, brand drugs, branded, tier-2, tier-two, preferred drugs, formulary,
    level 2, preferred brand drug`,
  nonPreferred: `
    non-preferred, nonpreferred, non preferred, non-formulary, nonformulary, tier 3, tier three, third tier, non-preferred brand, nonpreferred brand,
    brand nonpreferred, non preferred brand, nonpreferred drugs, non-preferred drugs, non preferred drugs, non-preferred drug, off-formulary, tier-3,
    tier-three, level 3, not on the formulary, non-preferred brands`,
  specialtyDrug: `
    specialty, tier 4, tier four, fourth tier, biologics, biologic, specialty medications, specialty drugs, specialty meds, specialty med,
    specialty medication, specialty drug, specialty pharmacy, tier-4, tier-four, level 4, specialty tier, injectables, biotech drugs`,
  paycheck: `
    paycheck, paychecks, payroll, take-home pay, payroll deduction, payroll deductions, out of their paycheck, taken out of, come out of,
    comes out of, deducted, withheld, out of pay, out of pocket each month, pay check, pay checks, per paycheck, per check, each paycheck,
    every paycheck, out of the paycheck, out of a paycheck, out of their paychecks, taken from, taken from the paycheck, come out of the paycheck,
    comes out of the paycheck, comes out of a paycheck, deduction from pay, deductions from pay, docked, is deducted, are deducted, gets deducted,
    deduct, deducts, deducting, deducted, withholding, taken out, out of the check, out of their check, from the check, from their checks, out of a check,
    take out of, takes out of, deduction, deductions`,
  employeePays: `
    employees pay, people pay, workers pay, staff pay, members pay, folks pay, associates pay, employee pays, employee cost, cost employees,
    cost to employees, cost workers, cost people, employees contribute, workers contribute, employee contribution, employee contributions,
    ee contribution, ee cost, employee rates, worker contributions, ees pay, ee pays, charge employees, charged to employees, cost an employee,
    cost the employee, does it cost, person pay, person pays, member pay, member pays, single employee pays, employee pay, an employee pays,
    worker pay, worker pays, participants pay, team members pay, colleagues pay, staff contribute, people contribute, folks contribute,
    members contribute, employees are charged, workers are charged, people are charged, staff are charged, employees chip in, workers chip in,
    employees put in, charge staff, charge workers, charge people, charge their people, charge their employees, charge their staff, charge members,
    charge an employee, cost a worker, cost members, cost staff, cost folks, cost them, employee costs, worker cost, worker costs, staff cost,
    staff costs, ee costs, ees contribute, ee contribs, out of employees`,
  medical: `
    medical, health insurance, health plan, health coverage, medical plan, medical coverage, healthcare coverage, medical insurance,
    health care coverage, insurance, healthcare, health, health care, medical cover, health cover, health benefits, medical benefits, health plans,
    medical plans, major medical`,
  premium: `
    premium, premiums, rate, rates, price, cost, costs, priced, monthly cost, monthly rate, monthly rates, monthly price, monthly premium,
    monthly premiums, pricing`,
  full: `
    full, total, gross, entire, whole, employer plus employee, all-in, combined, all in, employer and employee, employee and employer, both sides,
    both shares, ee + er, er + ee, ee and er, er and ee, ee plus er, er plus ee, employee plus employer, employer + employee, employee + employer,
    company plus employee, in total, altogether, overall, full-cost, total monthly, before any subsidy, before subsidy, before contributions`,
  /** Stands for a coverage level, which has its own names. */
  level: ``,
  pays: `
    pay, pays, paying, contribute, contributes, charged, cost, costs, owe, chip in, spend, charge, is charged, are charged, contribution,
    contributions, deducted, deduction, out of pocket, shell out, chips in, put in, puts in, fork over, kick in`,
  share: `
    share, percent, percentage, portion, how much of, proportion, what part, fraction, what percent, what percentage, what share, what portion,
    percentages, percent of, percentage of, portion of, how big a share, how large a share, pct`,
  employerPays: `
    employer, employers, company, companies, employer pays, company pays, boss, employer cover, subsidize, subsidized, subsidy, firms, companies pay,
    company paid, employer paid, paid by the employer, paid by the company, paid by employers, organization, organizations, organizations pay,
    businesses, corporate, er, ers, picked up, pick up, picks up, cover, covers, covered`,
  dependents: `
    dependents, dependent, dependents’, dependent coverage, dependent tiers, family members, spouse and children, spouses and children,
    spouse and kids, dependent premium, dependent premiums, dependent cost, dependent costs`,
  surcharge: `
    surcharge, surcharges, penalty, penalties, upcharge, extra charge, extra premium, differential, pay more, premium differential, fee, fees,
    extra fee, add-on, extra, charge extra, charges extra, charge more, charges more, extra cost, penalize, penalizes, higher premium,
    higher premiums, premium penalty, premium surcharge, premium surcharges, ding`,
  tobacco: `
    tobacco, smoker, smokers, smoking, nicotine, vaping, cigarette, tobacco users, cigarettes, smoke, smokes, tobacco use, tobacco user,
    nicotine users, nicotine use, vape, vapers, tobacco-user`,
  spouseWord: `
    spouse, spouses, spousal, working spouse, working spouses, husbands and wives, working-spouse, husband, wife, husbands, wives,
    spouses with other coverage, spouse has other coverage`,
  waive: `
    waive, waiving, waived, waiver, decline, declining, opt out, opting out, opt-out, turn down, turning down, declines, waives, waive coverage,
    decline coverage, declining coverage, declining medical, not take coverage, waives coverage, waiving coverage, waived coverage, opts out,
    opted out, waive insurance, waive medical, waiving medical, waiving insurance, decline insurance, decline medical, declining insurance,
    declining health coverage, skip coverage, skipping coverage, skip insurance, go without coverage, forgo coverage, forgoing coverage,
    pass on coverage, passing on coverage, refuse coverage, not enroll in medical, waivers, drop coverage, in lieu, in lieu of coverage`,
  money: `
    money, dollars, dollar, amount, amounts, cash, bucks, payment, payments, credit, credits, bonus, incentive, budget, stipend, stipends, allowance,
    allowances, reimbursement, reimbursements, reimburse, reimb, subsidy, assistance, contribution, contributions, contribute, contributes, spend,
    fund, funding, funds, seed, seeds, seeding, deposit, deposits, put, puts, putting, aid, repayment, pay back, kickback, cash back, payout,
    payouts, perk, perks, dollar amount, dollar amounts, paid, reimbursed, reimburses, subsidize, subsidizes, subsidized, sum, funded, put into,
    puts into, putting into, pay into, pays into, paid into, paying into, chip in, chips in, kick in, kicks in, kicking in, goes into, go into,
    throw in, throws in, toss in, drop into, load, top up, account balance, incentives, bonuses, rebate, rebates, worth`,
  fertility: `
    fertility, infertility, ivf, in vitro, family building, fertility treatment, fertility care, fertility benefits, fertility coverage,
    fertility services, infertility treatment, infertility coverage, fertility assistance, fertility help, egg freezing, fertility support,
    ivf cycles, ivf treatment, ivf treatments, assisted reproduction, reproductive`,
  maximum: `
    maximum, max, maximums, cap, caps, ceiling, limit, limits, most, up to, maxes out, maxed, capped, upper limit, lifetime maximum, annual maximum,
    dollar cap, dollar maximum, dollar limit, annual max, lifetime max, yearly max, maxes, maxing, max out, maxed out, yearly cap, annual cap,
    yearly limit, annual limit, yearly maximum, dollar max, top out, tops out, maximum benefit, max benefit, maximum amount, maximum payout, pay out,
    pays out, payout, benefit limit, benefit maximum, highest amount, upper bound, limited to, limited at, at most, how high, no more than, cutoff`,
  weightLoss: `
    weight loss, weight-loss, obesity, anti-obesity, weight management, lose weight, losing weight, slimming, lose some weight, overweight, obese,
    reduce weight, weight reduction, weight control, diet`,
  glp1: `glp-1, glp1, glp-1s, glp1s, glp, glps, wegovy, ozempic, zepbound, semaglutide, tirzepatide, mounjaro, saxenda`,
  example: `coverage example, coverage examples, sbc example, sbc examples, sbc, example, examples, summary of benefits and coverage`,
  baby: `having a baby, have a baby, baby, birth, childbirth, maternity`,
  diabetes: `diabetes, type 2 diabetes, diabetic, managing diabetes, type 2, diabetics, type two diabetes, diabetes management`,
  fracture: `fracture, broken bone, broken leg, broken arm, broken foot, simple fracture, break a leg, breaking a leg`,
  // Accounts.
  hsa: `
    hsa, hsas, health savings account, health savings accounts, hsa account, hsa accounts, health savings, health saving account, hsa plan,
    hsa plans`,
  hra: `hra, hras, health reimbursement arrangement, health reimbursement account, hra account, hra accounts, hra plan, health reimbursement`,
  fsa: `
    fsa, fsas, health fsa, health care fsa, healthcare fsa, medical fsa, flexible spending, flexible spending account, flex spending, flex account,
    fsa account, fsa plan, health care flexible spending account, healthcare flexible spending account, medical flexible spending, flex plan,
    flex dollars, medical flex`,
  dependentCare: `
    dependent care, dependent care fsa, dcfsa, dcap, dependent care account, daycare fsa, dependent care flexible spending account,
    dependent care spending account, dependent day care, childcare fsa, child care fsa, childcare account, child care account, day care fsa,
    daycare account, day care account, dc fsa, dependent-care, dependent care spending, dependent care flex`,
  carryover: `
    carryover, carry over, carry-over, carry forward, carried over, rollover, roll over, roll-over, rolled over, rolls over, unused, into next year,
    bring forward, bring into next year, to next year, the next year, bank, carries over, carry forwards, carryforward, carrying over, roll forward, rolling over,
    rolls, roll, rolled, leftover, left over, unspent, banked, roll-overs, rollovers, carryovers, use it or lose it, keep unused, can carry,
    can roll, carry`,
  often: `
    how often, frequency, how frequently, schedule, cadence, timing, lump sum, how many times a year, per paycheck or, lump-sum, all at once,
    upfront, up front, front-loaded, frontloaded, deposit timing, deposit frequency, deposit schedule, payment frequency, when is it deposited,
    spread out`,
  commute: `
    commuter, commute, commuting, transit, parking, bus pass, subway, train pass, public transportation, bus, train, metro, rail, transit passes,
    transit pass, public transit, bus passes, train tickets, ride to work, getting to work, commuting costs, commuters, mass transit`,
  insurer: `carrier, carriers, insurer, insurers, insurance company, insurance companies, insurance carrier, insurance carriers`,
  // Dental and vision.
  dental: `
    dental, dentist, dental plan, dental insurance, dental coverage, teeth, dental services, dental work, dental care, dental plans, dentist visits,
    dentists, tooth, dental coverages, dental benefits, dental benefit, dental cover, oral care`,
  cleaning: `
    cleaning, cleanings, preventive, preventive services, preventive care, dental exams, exams, checkups, diagnostic and preventive, class i, type a,
    routine dental, x-rays and cleanings, teeth cleaning, teeth cleanings, checkup, check-up, check-ups, preventative, preventative care,
    preventative services, preventive dental, routine exams, routine cleanings, dental cleaning, dental cleanings, x-rays, type i, class 1, class a`,
  filling: `
    filling, fillings, cavities, cavity, basic services, basic, basic restorative, class ii, extractions, basic work, basic care, cavity filling,
    cavity fillings, root canal, root canals, extraction, simple extractions, type ii, class 2, class b, restorative`,
  crown: `
    crown, crowns, bridge, bridges, bridgework, denture, dentures, dental implants, major services, major restorative, major work, major, class iii,
    major dental work, major dental, major care, implants, tooth implants, major restorations, prosthetics, type iii, class 3, class c,
    big dental work`,
  percentCovered: `
    percent, percentage, covered at, coinsurance, what percent, covered, plan pays, plans pay, pay toward, pays toward, share, coverage,
    coverage level, coverage percentage, covers, cover, reimbursed at, how much of, paid at, paid, covered by, gets covered, is covered, are covered,
    coverage percent, percentage covered, percent covered, percent paid, percentage paid, reimbursement percentage, reimbursement level, plan share,
    plan pay, pay for, pays for, paid for, benefit level, benefit percentage, how well`,
  orthodontia: `
    orthodontia, orthodontics, braces, ortho, orthodontic, invisalign, teeth straightening, orthodontist, brace, teeth alignment, clear aligners,
    aligners, orthodontists, straighten teeth, straightening teeth, ortho treatment, orthodontic treatment, orthodontic work`,
  lifetime: `lifetime, life-time, per lifetime, per person lifetime, over a lifetime`,
  waiting: `
    waiting period, waiting, wait, waits, elimination, elimination period, how soon, kick in, kicks in, kicked in, how long before, start paying,
    starts paying, starts, begins, begin, days before, weeks before, when does, how quickly, when do, delay, how long until, how long till, how long til, take effect,
    how many days before, days until, weeks until, how many days until, days till, until, before it starts, before it pays, before benefits, start,
    begin paying, begins paying, starting to pay, commence, commences, first payment, qualifying period, delayed, time before, unpaid period,
    take to start, takes to start, kicking in, comes into effect, goes into effect, benefit waiting period, ep`,
  vision: `
    vision, vision plan, vision insurance, vision coverage, eye care, vision plans, eyesight, eye, eyes, vision benefit, vision benefits,
    vision cover, optical, vsp plan`,
  eyeExam: `
    eye exam, eye exams, vision exam, eye doctor, optometrist, eye checkup, eye test, vision exams, eye exam visit, eye doctor visit,
    eye appointment, optometry, optometry visit, ophthalmologist, annual eye exam, routine eye exam, eyes checked, vision check, vision checkup,
    eye checkups`,
  eyewear: `
    lenses, lens, frames, frame, glasses, eyewear, eyeglasses, eyeglass, spectacles, materials, lens and frame, frames and lenses, lenses and frames,
    eyeglass frames, eyeglass frame, pair of glasses, pair of frames, new glasses, new frames, eye glasses, lenses and frame, prescription glasses,
    hardware, specs`,
  contacts: `contact lens, contact lenses, contacts, contact lens fitting, contact lenses in lieu of glasses, contact`,
  allowance: `
    allowance, allowances, benefit, dollars, money, amount, retail allowance, reimbursement, credit, how much, toward, allow, allows, allotment,
    give, gives, pay, pays, spend, spending, cover, covers, coverage, dollar, dollar amount, subsidy, perk, stipend, value, worth`,
  // Life and disability.
  life: `
    life insurance, life, basic life, group life, basic life insurance, term life, death benefit, ad&d, group term life, company-paid life,
    company paid life, employer-paid life, employer paid life, company-paid life insurance, employer-paid life insurance, company life, life cover,
    life coverage, life insurance benefit, life policy, group life insurance, group term life insurance, life ins, basic term life, death benefits,
    company life insurance, employer life insurance, life and ad&d, basic life and ad&d, life benefit, basic life benefit, if you die, when you die`,
  multiple: `
    multiple, multiples, times salary, times pay, times annual salary, times earnings, x salary, x pay, salary multiple, times their salary,
    times base pay, how many times, 1x, 2x, multiple of pay, multiple of salary, multiple of earnings, times your salary, times base salary,
    times wages, times annual earnings, times annual pay, times someone salary, times the salary, times compensation, x annual salary, x earnings,
    x base pay, x base salary, times their pay, number of times, years of salary, multiple of annual salary, multiples of salary, multiples of pay,
    salary multiples, 3x, 1.5x, times income`,
  flat: `
    flat, flat amount, fixed, fixed amount, flat dollar, flat dollar amount, flat benefit, flat sum, dollar amount, fixed dollar, fixed benefit,
    fixed sum, flat-dollar, lump sum, set amount, set dollar amount, dollar benefit, in dollars, face amount`,
  std: `
    std, short-term disability, short term disability, short-term disability plan, short term disability insurance, salary continuation,
    short disability, short-term dis, short term dis, std plan, std benefit, std benefits, std insurance, short-term disability coverage,
    short-term disability insurance, short-term disability benefit, short-term disability benefits`,
  ltd: `
    ltd, long-term disability, long term disability, long-term disability plan, long term disability insurance, long disability, ltd plan,
    ltd benefit, ltd benefits, ltd insurance, long-term disability coverage, long-term disability insurance, long-term disability benefit,
    long-term disability benefits`,
  replacement: `
    percent, percentage, percentages, replacement, replacement percentage, replacement percentages, replacement ratio, replacement rate, replace,
    replaces, income replacement, share of pay, share of salary, of salary, of pay, of income, of earnings, percent of pay, percent of salary,
    percentage of pay, percentage of salary, pay percentage, wage replacement, income replaced, salary replacement, how much of salary,
    benefit percentage, replaced, replacing, replacement level, replacement percent, income replacement rate, of wages, of base pay, of base salary,
    of weekly pay, of monthly pay, of their pay, of your pay, of their salary, of your salary, of paycheck, of a paycheck, of the paycheck,
    share of wages, share of income, share of earnings, percent of wages, percent of income, percent of earnings, percentage of wages,
    percentage of income, percentage of earnings, how much pay, how much of pay, how much of the pay, how much of your pay, how much of wages,
    how much of income, benefit percent, benefit level, pay level, pay out of salary, wage, wages, salary, income`,
  weekly: `weekly, per week, a week, each week, every week, for each week, in a week, wkly, every wk, per wk`,
  monthly: `monthly, per month, a month, each month, every month, for each month, in a month, mthly, per mo, a mo, each mo, month`,
  duration: `
    duration, how long, weeks, how many weeks, length, lasts, last, maximum duration, benefit period, maximum weeks, number of weeks,
    benefit duration, max duration, long does, run out, runs out, how many wks, maximum length, max length, max weeks, long it lasts,
    long does it last, how long it pays, how long does it pay, how long is it paid, total weeks, benefit length, pay for, benefit weeks`,
} as const; // prettier-ignore
