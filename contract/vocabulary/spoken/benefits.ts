/** Names that people use when they ask: rx, hsa, hra, fsa, commuter, dental, vision, life, std, ltd. */
export const benefits = {
  'rx.tier_1': `
    t1, t1 copay, cheapest drug tier, lowest drug tier, first drug tier, rx t1,
    gen rx, gen rx copay,
    generic copays, generic script, generic scripts, generic meds, generic medication, generic medications, generic medicine, generic prescriptions,
    tier one, tier-1 rx, tier one drugs, generic rx copay, tier 1 drugs, tier 1 rx, tier 1 copay, tier 1 drug copay, tier one copay`,
  'rx.tier_2': `
    t2, t2 copay, second drug tier, rx t2, brand preferred,
    brand drugs, brand drug, brand-name drugs, brand name drug, brand-name drug, brand rx, brand name copay, brand name drug copay, name brand drugs,
    name-brand drugs, name brand, preferred brand rx, preferred brand drugs, formulary brand, formulary drugs, tier two, tier 2 drugs, tier 2 rx,
    tier 2 copay, tier two copay, preferred drug copay, brand prescriptions, brand meds, brand-name meds`,
  'rx.tier_3': `
    t3, t3 copay, third drug tier, rx t3, brand nonpreferred,
    non-preferred drug copay, non-preferred brands, nonpreferred brands, non-preferred brand drugs, non-formulary drugs, nonpreferred copay,
    tier three, tier 3 drugs, tier 3 rx, tier 3 copay, tier three copay, nonpreferred drugs`,
  'rx.specialty': `
    t4, t4 copay, spec rx, spec drug copay, highest drug tier, high cost drug copay,
    sp rx, sp rx copay,
    specialty meds, specialty med, specialty medication, specialty drug, specialty tier, specialty drugs copay, biologics, tier four, tier 4 drugs,
    tier 4 rx, tier 4 copay, tier four copay, specialty script, specialty scripts, specialty prescriptions`,
  'rx.deductible': `
    rx plan deductible,
    rx ded, pharmacy ded, prescription deductible, drug plan deductible, separate rx deductible, separate drug deductible,
    separate pharmacy deductible`,
  'hsa.employer_contribution': `
    free hsa money,
    employer money in the hsa, company money in the hsa, employer contribution to hsa, employer contribution to the hsa,
    employer contributions to hsas, employer contributions to the hsa, company contribution to the hsa, company contributions to the hsa,
    hsa deposit, hsa deposits, hsa employer funding, hsa employer money, hsa er money, hsa er funding, hsa er seed, hsa incentive, hsa seed money,
    hsa seed amount, er money in the hsa, employer hsa deposit, employer hsa deposits, employer hsa contributions, hsa company contribution,
    hsa funds from the employer, hsa dollars, hsa employer match`,
  'hsa.period': `
    how often the hsa is funded, hsa payment frequency, hsa deposit frequency, hsa contribution schedule, hsa contribution timing,
    hsa funding timing`,
  'hra.employer_contribution': `
    hra seed, hra funds, hra dollars, hra amount, hra employer contribution, hra employer funding, employer hra, employer hra funding,
    employer hra money, hra deposit, company hra contribution, health reimbursement account contribution, health reimbursement account funding`,
  'fsa.health_limit': `
    fsa contribution max, hcfsa, hcfsa limit, hcfsa max,
    fsa cap, fsa ceiling, fsa annual limit, fsa annual maximum, fsa election maximum, fsa election, fsa contribution limit, fsa contribution maximum,
    health care fsa limit, healthcare fsa limit, medical fsa limit, health fsa maximum, health fsa max, health fsa cap, flex spending limit,
    flex spending account, flexible spending limit, flexible spending account limit, healthcare flexible spending account`,
  'fsa.carryover': `
    flex rollover,
    fsa carryovers, fsa carry-over, fsa carryforward, fsa carry forward, fsa roll over, fsa roll-over, fsa rollovers, fsa rollover amount,
    fsa carryover limit, health fsa carryover, health fsa rollover, unused fsa money, unused fsa funds, leftover fsa money, leftover fsa funds`,
  'fsa.dependent_care_limit': `
    depcare, dependent daycare fsa,
    dependent care fsa cap, dependent care fsa max, dependent care fsa maximum, dependent care max, dependent care maximum, dependent care cap,
    dependent care spending account, dependent care flex, dependent care flexible spending, dependent-care fsa, daycare account, day care account,
    day care fsa, childcare fsa, child care fsa, childcare account, child care account, dc fsa, dcfsa limit, dcfsa max, dcap limit`,
  'commuter.monthly': `
    subway pass, metro card subsidy, public transport subsidy, travel to work allowance,
    commuter money, commuter stipend, commuter reimbursement, commuter assistance, commute benefit, commute benefits, commute subsidy,
    commute stipend, commuting benefit, commuting allowance, commuting stipend, commuting subsidy, transit allowance, transit stipend,
    transit benefits, transit reimbursement, transit passes, parking subsidy, parking allowance, parking stipend, parking reimbursement,
    transportation subsidy, transportation stipend, train pass, bus pass, metro card, public transit`,
  'dental.deductible': `
    dental annual deductible, dntl ded, dental yearly deductible,
    dental ded, dental plan deductible, dental deductibles`,
  'dental.annual_maximum': `
    dental annual benefit, dental calendar max, how much dental pays per year, dntl max, dental mx,
    dental maximums, dental limit, dental annual cap, annual dental benefit, annual dental cap, annual dental limit, dental yearly max,
    dental yearly maximum, dental yearly limit, dental yearly cap, yearly dental max, yearly dental limit, yearly dental cap,
    dental calendar year maximum, dental benefit max, dental benefit cap, dental max per year, dental maximum per year, dental coverage limit,
    dental coverage maximum, dental plan max, maximum dental benefit, max dental benefit, yearly cap on dental, annual cap on dental,
    annual limit on dental, annual max on dental, annual maximum on dental, annual maximum for dental`,
  'dental.preventive': `
    prev dental, dental prev, type 1 dental, dental diagnostic, diagnostic dental,
    preventive dental services, dental preventive care, dental checkups, dental checkup, teeth cleanings, teeth cleaning, dental cleaning,
    preventive dental coverage, class i dental`,
  'dental.basic': `
    type 2 dental, type b dental,
    basic dental work, basic dental care, basic dental coverage, basic dental coinsurance, dental basic coinsurance, dental basic services,
    cavity fillings, class ii dental, basic restorative`,
  'dental.major': `
    type 3 dental, type c dental,
    major dental work, major dental care, major dental coverage, major dental coinsurance, dental major coinsurance, dental major services,
    crowns and bridges, bridges and crowns, root canals and crowns, dentures, dental implants, class iii dental, major restorative dental`,
  'dental.orthodontia_maximum': `
    ortho mx, kids braces,
    orthodontics maximum, orthodontics max, orthodontics lifetime maximum, orthodontics lifetime max, orthodontics coverage, orthodontics benefit,
    orthodontia benefit, orthodontia cap, orthodontia limit, orthodontic benefit, orthodontic max, ortho benefit, ortho cap, ortho limit,
    braces coverage, braces benefit, braces maximum, braces max, braces cap, braces limit, lifetime orthodontia maximum, lifetime orthodontia max,
    lifetime orthodontic maximum, lifetime max for braces, teeth straightening`,
  'dental.waiting_months': `
    waiting period for major dental, waiting period for crowns, major services waiting period, dental major waiting period, dental waiting periods,
    wait for major dental work`,
  'dental.contribution': `
    ee dental,
    dental contribution, dental deduction, dental deductions, dental payroll deductions, dental payroll contribution, dental employee cost,
    dental employee rate, dental employee rates, dental ee cost, dental ee contribution, dental monthly cost, monthly dental cost,
    monthly dental contribution, monthly dental premium, employee dental contributions, employee dental premium, employee dental premiums,
    employee dental rates, employee cost for dental, employee cost of dental, employee contribution for dental, employee contributions for dental,
    employee contribution to dental, dental insurance cost, dental insurance premium, dental insurance premiums, cost of dental,
    cost of dental coverage, price of dental, dental coverage cost, dental plan cost, dental price`,
  'vision.exam_copay': `
    eye check-up copay, wellvision exam copay,
    eye exam copay, eye exam cost, eye doctor copay, vision exam copays, vision exam copay, eye exams, vision exams, eye doctor visit,
    optometrist visit, optometrist copay, exam copays`,
  'vision.materials_copay': `
    vision materials,
    mat copay,
    lenses copay, frames copay, copay for glasses, copay for lenses, copay for frames, copay for eyewear, copay for materials,
    vision materials copay, glasses copays`,
  'vision.frame_allowance': `
    frame allow,
    frame allowances, frames benefit, frame reimbursement, eyeglass allowance, eyeglasses allowance, eyeglass frame allowance,
    eyeglass frame allowances, eyeglass benefit, glasses benefit, allowance for glasses, allowance for eyeglasses, retail frame allowance,
    eyewear benefit, frames coverage, vision hardware allowance, glasses money, frame dollars`,
  'vision.contact_allowance': `
    contact allow, elective contacts allowance, elective contact lens allowance,
    cl allowance,
    contact allowance, contacts allowances, contact lens allowances, contact lens coverage, contacts coverage, contacts benefit,
    contact lenses allowance, allowance for contact lenses, allowance for contact lens`,
  'vision.contribution': `
    eye plan cost,
    vision contribution, vision deduction, vision deductions, vision payroll deductions, vision employee cost, vision employee rate,
    vision employee rates, vision ee cost, vision ee contribution, vision monthly cost, monthly vision cost, monthly vision contribution,
    monthly vision premium, employee vision contribution, employee vision contributions, employee vision cost, employee vision premium,
    employee cost for vision, employee contribution for vision, employee contributions for vision, employee contribution to vision,
    vision insurance cost, vision insurance premium, cost of vision, cost of vision coverage, price of vision, vision coverage cost,
    vision plan cost, vision price`,
  'life.multiple': `
    multiple of earnings, multiple of annual salary, multiple of base salary, times annual earnings,
    bl multiple,
    life insurance multiples, life multiples, basic life multiple, basic life multiples, multiple of salary, multiple of pay, salary multiple,
    salary multiples, times earnings, times annual salary, times annual pay, times base salary, times salary life insurance,
    life insurance times salary, life times salary, group life multiple, group term life multiple,
    death benefit multiple`,
  'life.flat': `
    flat death benefit, fixed life insurance, fixed life amount, flat dollar life insurance, flat life benefit, flat amount of life insurance,
    flat-dollar life, flat dollar basic life, basic life flat amount, fixed dollar life, life insurance dollar amount`,
  'life.maximum': `
    basic life maximum, basic life cap, basic life limit, life insurance max, life insurance limit, life cap, life limit, life benefit max,
    life benefit cap, group life maximum, group life max, group life cap, maximum life benefit, maximum life insurance, max life benefit,
    max life insurance, cap on life insurance, cap on basic life, death benefit maximum, death benefit cap`,
  'std.percent': `
    std benefit percent, std percent, std percent of pay, std percent of salary, std percentage of pay, std salary replacement, std wage replacement,
    std replacement rate, std replacement ratio, std income replacement rate, std benefit level, short-term disability percentage,
    short-term disability percent, short-term disability benefit percentage, short-term disability replacement rate,
    short-term disability income replacement, short term disability percentage, short term disability income replacement`,
  'std.weekly_maximum': `
    std weekly cap, std weekly limit, std weekly benefit maximum, std weekly benefit max, std cap, weekly std max, weekly std cap,
    weekly std benefit, maximum weekly std benefit, maximum weekly std, max weekly std, max std benefit, weekly disability maximum,
    weekly disability max, weekly disability benefit, short-term disability cap, short-term disability weekly max, short-term disability weekly cap,
    short-term disability weekly benefit, short term disability weekly maximum`,
  'std.waiting_days': `
    std elimination days, std ep, std benefit waiting period, short-term disability waiting period, short-term disability wait,
    short-term disability elimination, short term disability elimination period, std start day, std unpaid days`,
  'std.maximum_weeks': `
    std length, std benefit period, std maximum duration, std max duration, std max weeks, std maximum benefit period, weeks of std,
    weeks of short-term disability, weeks of short term disability, length of short-term disability, length of short term disability,
    short-term disability weeks, short-term disability length, short-term disability benefit period, short term disability duration, duration of std,
    duration of short-term disability`,
  'ltd.percent': `
    ltd benefit percent, ltd percent, ltd percent of pay, ltd percent of salary, ltd percentage of pay, ltd salary replacement, ltd wage replacement,
    ltd replacement rate, ltd replacement ratio, ltd income replacement rate, ltd benefit level, long-term disability percentage,
    long-term disability percent, long-term disability benefit percentage, long-term disability replacement rate,
    long-term disability income replacement, long term disability percentage, long term disability income replacement`,
  'ltd.monthly_maximum': `
    ltd monthly cap, ltd monthly limit, ltd monthly benefit maximum, ltd monthly benefit max, monthly ltd max, monthly ltd cap, monthly ltd benefit,
    maximum monthly ltd benefit, maximum monthly ltd, max monthly ltd, max ltd benefit, monthly disability maximum, monthly disability max,
    monthly disability benefit, long-term disability cap, long-term disability monthly max, long-term disability monthly cap,
    long-term disability monthly benefit, long term disability monthly maximum, long-term disability max`,
  'ltd.waiting_days': `
    ltd elimination days, ltd ep, ltd benefit waiting period, long-term disability wait, long-term disability elimination,
    long term disability elimination period, long term disability waiting period, ltd start day, days before ltd`,
} as const; // prettier-ignore
