/** Ideas of retirement, time off, leave, programs and eligibility, each with the words that people use for it. */
export const ideasOfWork = {
  // Retirement.
  savingsPlan: `
    401k, 401(k), 401ks, 403b, 403(b), retirement, retirement plan, retirement savings, retirement account, 401k plan, 401k plans, 401(k) plan,
    401(k)s, retirement plans, retirement fund, retirement funds, retirement savings plan, savings plan, savings plans, company 401k, nest egg, 457,
    superannuation, old age, old-age savings, 403b plan, retirement contributions, retirement contribution, retirement savings account`,
  match: `
    match, matches, matching, matched, employer match, company match, company matching, employer matching, match rate, match formula,
    matching contribution, matching contributions, match percentage, match percent, er match`,
  automatic: `
    automatic, automatically, non-elective, nonelective, core, no match required, without a match, regardless of, not match, discretionary,
    safe harbor, profit sharing, whether or not, regardless, without matching, without having to match, no match needed,
    even if you do not contribute, even if employees do not save, even if they do not contribute, unconditional, guaranteed, base, fixed, free,
    employer-only`,
  contribution: `
    contribution, contributions, contribute, put in, gives, employer money, puts in, putting in, put into, puts into, add, adds, deposit, deposits,
    paid in, pays in, pay in, pays into, pay into, give, giving, funding, chips in, chip in, contributed, contributing, kicks in, kick in, throws in,
    contrib`,
  vesting: `match yours, money yours, 
    vesting, vested, vest, vests, fully vested, full vesting, ownership of the match, is yours, are yours, yours to keep, own the match,
    owns the match, own the employer money, own the company match, keep the match, keep the employer money, keep the company money, fully own,
    fully owned, becomes yours, become yours, belongs to you, belongs to the employee, take the match with you, 100 percent vested,
    ownership of the employer money`,
  years: `
    years, how long, how many years, period, time, length, years until, how soon, years to, how quickly, until, how many yrs, yrs, year,
    number of years, after how many years, how long until, how long before, how long till, how fast, years of service, years before, timeline, when`,
  scheduleKind: `
    schedule, schedules, type, kind, style, cliff, graded, kind of, type of, split, cliff versus graded, cliff vs graded, rule, rules, structure,
    structures, options, kinds, types, styles, cliff or graded, graded or cliff, immediate`,
  autoEnroll: `
    auto-enroll, auto enroll, auto-enrollment, auto enrollment, automatic enrollment, automatically enroll, automatically enrolled, auto-enrolled,
    auto enrolled, enrolled automatically, automatic enrolment, enroll automatically, auto enrolls, automatically enrolls, autoenroll, autoenrolls,
    autoenrolled, auto-enrolls, auto-enrolling, auto enrolling, automatically enrolling, automatically sign up, automatically signed up,
    automatically signs up, signed up automatically, sign up automatically, enrolls automatically, enrolling automatically, automatic sign-up,
    put into the 401k automatically, default into, defaulted into, automatically put, automatically included, automatically opted in, auto-opt in,
    opt-out 401k`,
  byDefault: `by default, unless they opt out, unless people opt out, unless you opt out, unless employees opt out, opts people in, opt people in`,
  deferral: `
    rate, deferral, default, deferral rate, default rate, default deferral, default deferral rate, percent, percentage, starting rate, initial rate,
    default contribution, at what rate, contribution rate, savings rate, starting percentage, starting percent, default percentage, default percent,
    default savings rate, initial deferral, initial percentage, automatic rate, what rate`,
  roth: `
    roth, roth option, roth 401k, after-tax roth, roth contributions, save roth, designated roth, roth account, roth accounts, roth savings,
    roth money, roth deferrals, roth feature, roths, roth 401ks, roth 403b`,
  // Time off and leave.
  timeOff: `
    pto, vacation, paid time off, vacation days, pto days, time off, days off, vacation time, annual leave, vacation policy, pto bank, paid vacation,
    holiday allowance, days of vacation, days of pto, vacation weeks, weeks of vacation, vacations, vacay, vaca, vac days, vacation day, pto day,
    vacation allowance, vacation allotment, vacation entitlement, leave days, pto policy, pto allowance, pto accrual, vacation accrual,
    paid days off, annual vacation, paid leave, holiday entitlement, time-off`,
  newHire: `
    new hire, new hires, new employee, new employees, newly hired, first year, year one, year 1, to start, starting, at hire, entry level,
    first-year, new starters, new joiners, someone new, new staff, recently hired, upon hire, being hired, after hire, new workers, yr 1, newcomers,
    when hired, start with, newly hired employee, newly hired employees, new worker, new person, new people, new recruit, new recruits, new starter,
    new joiner, newbie, newbies, just hired, someone just hired, starting out, first start, at the start, start out, starts out, starting employee,
    starting employees, day one, upon joining, on joining, at the beginning, fresh hires, fresh hire, junior employee, starts, start, get hired,
    gets hired, when you start, when they start, from the start`,
  year1: `year 1, yr 1, year one, first year, 1 year, one year, 1st year`,
  year5: `5 year veterans, 5 yr veterans, five year veterans, 5 year veteran, 5 yr veteran, 
    year 5, yr 5, year five, fifth year, 5 years, 5 yrs, five years, 5 year, five-year, 5-year, five year, 5th year, 5 yr, five year mark,
    5 year mark, five years in, 5 years in, five-year mark, 5-year mark, half a decade`,
  year10: `10 year veterans, 10 yr veterans, ten year veterans, 10 year veteran, 10 yr veteran, 
    year 10, yr 10, year ten, tenth year, 10 years, 10 yrs, ten years, 10 year, ten-year, 10-year, ten year, 10th year, 10 yr, a decade,
    ten year mark, 10 year mark, ten years in, 10 years in, ten-year mark, 10-year mark, decade`,
  year20: `20 year veterans, 20 yr veterans, twenty year veterans, 20 year veteran, 20 yr veteran, 
    year 20, yr 20, year twenty, twentieth year, 20 years, 20 yrs, twenty years, 20 year, twenty-year, 20-year, twenty year, 20th year, 20 yr,
    two decades, twenty year mark, 20 year mark, twenty years in, 20 years in, 20-year mark`,
  unlimited: `
    unlimited, open, no limit, uncapped, discretionary, unlimited vacation, flexible, open-ended, open ended, no cap, no caps, no limits,
    without limit, without a limit, without limits, without a cap, no set amount, no set number, no fixed number, untracked, not tracked,
    as much as they want, as much as you want, as much as needed, take what you need, take as much, limitless, unrestricted`,
  sick: `
    sick, sick leave, sick days, sick time, sick day, paid sick leave, illness days, sick pay, sick hours, when ill, paid sick, sick paid time,
    out sick, calling in sick, ill days, sick allowance, days for illness`,
  leave: `
    leave, leaves, time off, weeks, days, days off, weeks off, paid leave, paid time, paid weeks, weeks of paid leave, weeks of leave, days of leave,
    paid days, paid time off, time away, time, off, wks, wks off, time-off, off work, absence, paid absence, leave time, weeks of time off,
    paid time away, time with baby, stay home, bonding`,
  mother: `
    mother, mothers, mom, moms, birth mother, birth mothers, birthing, maternity, childbearing, birthing parent, birth parent, gave birth,
    giving birth, after birth, primary caregiver, new mothers, new moms, birth parents, pregnancy, new mother, new mom, mums, mum, new mums, mommies,
    mama, having a baby, have a baby, had a baby, has a baby, woman who gives birth, women who give birth, give birth, gives birth, childbirth,
    birth giving, birthing mothers, birthing parents, primary parent, main caregiver, main parent, main carer, primary carer, birth-parent, birthing-parent, delivering parent, birth mom, birth moms,
    after a baby, after delivery, maternal, mat`,
  father: `
    father, fathers, dad, dads, paternity, non-birth, nonbirth, non-birthing, second parent, other parent, secondary, secondary caregiver,
    non-birth parent, the other parent, new dads, new fathers, non birthing parent, non-birthing parent, nonbirthing parent, partners, new father,
    new dad, daddy, daddies, papa, partner, supporting parent, co-parent, other parents, second parents, the second parent, secondary caregivers,
    secondary parent, non-birth parents, nonbirth parent, nonbirth parents, paternal, non-birth-parent, husbands, pat`,
  parental: `
    parental, parental leave, paid parental leave, new parents, new parent, family leave, parents, parent, new families, new baby, newborn, a baby,
    baby, parenthood, new child, bonding`,
  percentPay: `
    percent of pay, share of pay, percentage of pay, percent of salary, share of salary, fully paid, pay level, how much pay, at what pay,
    percent pay, percentage of salary, rate of pay, paid at, of pay, of salary, wage replacement, pay percentage, pay during, percent of wages,
    percentage of wages, share of wages, percent of income, how much of pay, how much of the pay, how much of salary, how much of your salary,
    how much of your pay, how much salary, full pay, partial pay, of wages, of income, paid percent, pay percent, pay rate, pay replacement,
    income replacement, salary replacement, salary paid, percent paid, percentage paid, fully paid or`,
  tenure: `
    how long before, months of service, eligible, eligibility, qualify, qualifies, service requirement, tenure, length of service, someone can take,
    before someone, before taking, before employees can, years of service, service, until you qualify, months before, years before, years until,
    how long until, after how many, how many years, be there, employed before, waiting period, how long before you, how long do you have to,
    how long must, how long does someone have to, must work, have to work, has to work, need to work, work before, worked before,
    months of employment, months of tenure, months employed, tenure requirement, tenure required, required tenure, service required, seniority,
    before you can take, before they can take, before you can, before they can, to be eligible, become eligible, becomes eligible, how soon can,
    how soon, earn, earned, waiting, wait, minimum service, minimum tenure`,
  caregiver: `
    caregiver, caregivers, caregiving, elder care, eldercare, family care, sick relative, ill relative, aging parent, aging parents,
    ill family member, sick family member, care for a family member, caring for a relative, caring for family, sick parent, care for a relative,
    caring for, elderly, elderly parent, care for, take care of a family member, family caregiver, care giver, caregivers leave,
    caring for a family member, care for family, care for family members, care for a parent, care for parents, care for an elderly parent,
    caring for a parent, caring for parents, caring for an elderly parent, caring for elders, look after a relative, look after family,
    looking after a relative, looking after family, take care of a relative, take care of a parent, take care of family, taking care of family,
    taking care of a relative, taking care of a parent, family illness, relative is sick, parent is sick, family member is sick, sick kid,
    sick child, sick spouse, ailing parent, ailing relative`,
  bereavement: `
    bereavement, death in the family, a death, funeral, funerals, grief, grieving, loss of a loved one, family death, death of a family member,
    death of a relative, dies, compassionate, death, bereaved, mourning, mourn, funeral service, death of a loved one, loved one dies, relative dies,
    family member dies, someone dies, somebody dies, family member passes away, someone passes away, relative passes away, passes away, passed away,
    passing of a family member, loss in the family, loss of a family member, deaths, loses a family member, lose a family member, loses a loved one,
    died, lost a loved one`,
  jury: `
    jury duty, jury service, jury, jury leave, court duty, juror, on a jury, serve on a jury, serving on a jury, juries, jurors,
    called for jury duty, jury summons, jury time, court leave, witness duty`,
  paid: `paid, pay, pays, pay people, compensated, full pay, paid for, still paid, keep paying, pay for, compensate, with pay, salary, wages, on pay`,
  days: `days, how many days, number of days, paid days, day, many days, how many paid days, amount of days, day count, days off, days paid`,
  sabbatical: `
    sabbatical, sabbaticals, sabbatical leave, sabbatical program, sabbatical weeks, sabbatical time, paid sabbatical, sabbatical leaves,
    sabbatical benefit, long break, extended leave after`,
  volunteer: `
    volunteer, volunteering, volunteers, vto, community service, day of service, giving back, charity work, volunteer work, volunteer time,
    community work, community volunteering, charity, charities, nonprofit work, do good, give back, giving-back`,
  // Programs.
  schooling: `
    tuition, college tuition, degree, college courses, going back to school, back to school, school reimbursement, education assistance,
    educational assistance, tuition reimbursement, tuition assistance, tuition aid, degree program, college costs, mba, going to college,
    go to college, go back to school, college degree, college classes, college education, college, university degree, university courses, degrees,
    bachelor, masters, master degree, grad school, graduate school, graduate degree, school tuition, tuition costs, tuition fees, tuition bills,
    education costs, education expenses, education reimbursement, education benefit, education benefits, further education, higher education costs,
    night school, pay for school, pay for college, schooling, finish a degree, get a degree`,
  training: `
    training, professional development, learning, learning and development, l&d, conferences, courses, upskilling, continuing education,
    career development, certifications, conference, seminars, seminar, workshops, workshop, classes, books, certification, certificates,
    professional education, professional training, professional growth, skill building, skills training, skills, continuing ed, job training,
    employee development, personal development, online courses, learning & development, learning & dev, self-development, career growth, trainings,
    ceus, ceu, continuing professional education, conferences and training`,
  fitness: `
    gym, gyms, fitness, wellness, wellbeing, well-being, lifestyle, lifestyle spending, gym membership, health club, exercise, lsa, workout,
    health clubs, yoga, gym fees, gym dues, gym costs, fitness classes, fitness class, fitness center, fitness membership, fitness tracker,
    working out, workouts, exercising, sports club, physical fitness, peloton, wellness program, wellness programs, wellness activities,
    lifestyle account, lifestyle benefit, health and wellness, gym memberships, lsas`,
  eap: `
    eap, employee assistance, employee assistance program, eap sessions, eap visits, free counseling, counseling sessions, counselling sessions,
    counseling, free therapy, free therapy sessions, assistance program, eaps, eap session, eap visit, eap counseling, employee assistance plan,
    employee assistance programs, free sessions, free therapy visits, free counseling visits, free counselling, assistance programme, counselling,
    shrink appointments, shrink sessions, shrink visits, therapist sessions, short-term counseling, eap benefit, no-cost counseling`,
  adoption: `
    adoption, adopt, adopting, adoptive, adopted, adopts, adopting a child, adopt a child, adopting children, adoptive parents, adoptions,
    adoption costs, adoption expenses, adoption fees`,
  homeOffice: `
    home office, work from home, work-from-home, wfh, remote work, remote office, desk setup, office setup, working from home, remote setup,
    home workspace, remote employees, home workstation, office furniture, ergonomic, home desk, home-office, home equipment, home office equipment,
    equip a home office, equipping a home office, furnish a home office, desk chair, desk and chair, standing desk, monitors, monitor,
    laptop and desk, home setup, home set-up, remote equipment, remote work equipment, remote workspace, workstation, workspace, telework,
    telecommuting, telecommute, remote working, office at home, office equipment, office chair, work-from-home setup, home offices,
    set up a home office, setting up a home office, working remotely, work remotely, work at home, working at home`,
  phone: `
    phone, cell, cell phone, cellphone, mobile, mobile phone, internet, wifi, wi-fi, broadband, phone and internet, data plan, phone bill,
    smartphone, cell phone bill, phone plan, cell phones, phones, telephone, phone service, cell service, mobile phones, mobile plan, cell plan,
    home internet, internet service, internet bill, internet access, wireless, data plans, cell bill, mobile bill, phone or internet, phone/internet,
    cellular, connectivity, cell phone and internet`,
  stipend: `
    stipend, stipends, allowance, reimbursement, money, cash, in place of insurance, instead of insurance, in lieu of insurance, cash payment,
    reimburse`,
  severance: `
    severance, severance pay, severance package, separation pay, layoff pay, severance packages, severance benefit, severance payments,
    separation package, laid off, lay off, layoff, layoffs, lay people off, lay someone off, lay employees off, let go, let someone go, lets someone go, let somebody go, let people go, let employees go, let staff go, termination pay,
    termination package, downsizing, redundancy, redundancy pay, position eliminated, job cuts, job loss`,
  weeks: `
    weeks, how many weeks, number of weeks, length, weeks of, wks, weeks pay, weeks of pay, week, weeks per year of service, how long, duration,
    how much`,
  // Eligibility.
  hours: `
    hours, hours per week, hours a week, weekly hours, hours worked, how many hours, hour threshold, hours cutoff, minimum hours,
    hours per week cutoff, hours requirement, hour, hrs, weekly hrs, hrs per week, hrs a week, hours each week, hrs weekly, work hours,
    working hours, hours of work, number of hours, minimum weekly hours, min hours, hrs/week, hours/week, hrs/wk`,
  eligible: `
    eligible, eligibility, qualify, get benefits, benefits-eligible, benefits eligible, for benefits, to get benefits, part-time, part time,
    full-time, full time, receive benefits, benefits eligibility, get insurance, to be covered, get coverage, need to work, have to work, must work,
    eligible for benefits, benefit eligible, benefit-eligible, qualify for benefits, qualifies for benefits, qualifying, to qualify, qualified,
    count as full-time, considered full-time, considered full time, full-timer, full-timers, part-timer, part-timers, get health insurance,
    get health benefits, have benefits, get on the plan, get on the health plan, join the plan, be eligible, become eligible, for coverage,
    to get insurance, access to benefits, needed for benefits, required for benefits, needed to qualify`,
  benefitsStart: `
    benefits kick in, benefits start, benefits begin, coverage kicks in, coverage kick in, coverage starts, coverage start, coverage begins,
    insurance start, insurance starts, insurance kick in, insurance kicks in, benefits effective, coverage effective, eligible for benefits,
    eligible for coverage, get on the plan, get on insurance, for insurance, for health insurance, for benefits, for coverage, join the plan,
    wait for insurance, benefits waiting period, become eligible, plan entry, benefits go live, benefits effective date, benefit start,
    start of benefits, start of coverage, coverage go into effect, coverage goes into effect, benefits go into effect, benefits become effective,
    coverage becomes effective, coverage become effective, insurance becomes effective, insurance take effect, insurance takes effect,
    insurance begins, insurance begin, benefits are active, covered by insurance, get benefits, get coverage, get insurance, get health insurance,
    have insurance, have coverage, have benefits, receive benefits, on the health plan, on the medical plan, eligible for insurance,
    eligible for health insurance, health benefits start, medical coverage starts, medical coverage begins, medical starts, health insurance starts,
    health insurance start, health insurance begins, health coverage starts, health coverage begins, benefits coverage, benefits wait,
    new hire benefits, wait for benefits, wait for coverage, wait for health insurance, benefits`,
  age: `
    age, what age, how old, birthday, age limit, old, until when, how long, ages, how old can, up to what age, until what age, to what age, oldest,
    maximum age, cutoff, cut-off, turning, turn, how many years old`,
  children: `
    children, kids, child, dependents, dependent children, adult children, sons and daughters, kid, dependent child, adult child, adult kids,
    grown children, grown kids, son, daughter, sons, daughters, children's, kids', dependants, your kids, your children, their kids, young adults`,
  stay: `
    stay, stay on, stay covered, remain, come off, drop off, age off, age out, lose coverage, fall off, covered until, kept on, remain covered,
    be covered, aging out, covered to, stay on the plan, stay on parents plan, keep coverage, keep covered, keep kids, cover kids, cover children,
    covered through, carried on the plan, carry on the plan, remain on the plan, remain on, age-out, terminate, terminates, lose eligibility,
    leave the plan, leave the medical plan, must leave, get off the plan, covered up to, be on the plan, still covered, be insured, kept on the plan, cut off, coverage end, coverage ends`,
  enroll: `
    enroll, sign up, sign people up, sign employees up, sign workers up, sign staff up, sign everyone up, sign them up, sign new hires up,
    enroll people, enroll employees, enroll staff, enroll new hires, elect, enrollment, make elections, electing, signing up, enrolling, to sign up,
    to enroll, enrollment window, enrollment period, enrollment deadline, initial enrollment, sign up for benefits, sign-up, signup, enrol,
    enrolment, pick benefits, pick their benefits, choose benefits, choose a plan, elect benefits, elect coverage, make an election,
    enroll in benefits, enrolling in benefits, get enrolled, submit elections, complete enrollment, enrollment form, enrollment time`,
  lifeEvent: `
    life event, life events, qualifying event, qualifying events, qle, qualifying life event, qualifying life events, status change,
    change in status, family status change, special enrollment, marriage or birth, marriage, getting married, get married, gets married, wedding,
    divorce, divorced, birth of a baby, newborn to the plan, life change, life changes, family change, life-event, qualifying change,
    mid-year change, mid-year changes, change of status`,
  reporting: `
    days, report, window, deadline, notify, how long, to report, make changes, tell hr, change elections, days to report, reporting, let hr know,
    inform hr, notify hr, notice, reported, tell the employer, tell the company, submit, add a baby, add a newborn, add a spouse, add a dependent,
    days after, deadline to report, update elections, time to, window to, update benefits`,
  notEnrolling: `
    not enroll, does not enroll, do not enroll, who does not enroll, fail to enroll, fails to enroll, failing to enroll, miss enrollment, do nothing,
    no election, passive, not elect, forget to enroll, forgets to enroll, forgot to enroll, miss open enrollment, misses open enrollment,
    miss the deadline, misses the deadline, no action, takes no action, take no action, does nothing, fail to elect, fails to elect, does not elect,
    do not elect, without an election, does not sign up, do not sign up, not signing up, no choice, make no choice, makes no choice`,
} as const; // prettier-ignore
