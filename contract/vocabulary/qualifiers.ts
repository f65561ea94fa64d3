import { listed } from './listed.ts';

/**
 * What may be said of a benefit and stands in no guide by itself: for whom of the staff it is, and in which case. A figure of all says nothing
 * of these, so whoever computes asks, or says that it knows nothing of them.
 */
export const qualifiers: readonly string[] = listed(`
part-timers, part-timer, part time, part-time, part-time employees, part-time staff, half-time, reduced hours, variable hour, per diem, hourly, hourly workers,
hourly employees, hourly staff, salaried, salaried employees, salaried staff, exempt, non-exempt, nonexempt, exempt employees, non-exempt employees, piece rate,
federal contractors, government contractors, defense contractors, military contractors, federal contractor, government contractor,
union, unionized, union workers, union members, union employees, non-union, nonunion, bargaining unit, bargained, collectively bargained, represented employees,
executives, executive, execs, exec, c-suite, officers, top management, senior leadership, vice presidents, directors, highly compensated, highly paid, high earners,
low wage, low-wage, low earners, lower paid, well paid, minimum wage, commissioned, owners, shareholders, partners of the firm, board members,
retirees, retiree, retired, early retirees, pre-65, post-65, medicare eligible, survivors, widows, surviving spouses, cobra participants, former employees, ex-employees,
interns, intern, apprentices, trainees, temps, temp workers, temporary, temporary workers, seasonal, seasonal workers, seasonal staff, contract workers, independent contractors,
freelancers, gig workers, 1099 workers, leased employees, rehires, rehired, expats, expatriates, foreign workers, visa holders, probationary,
remote workers, remote employees, remote staff, on-site workers, onsite workers, field staff, front-line, frontline, blue collar, white collar, plant workers, office workers,
night shift, shift workers, weekend workers, on-call, tenured, adjuncts, adjunct, faculty, reservists, military, disabled employees, older workers, older employees, younger employees,
women, men, females, males, millennials, under 30, over 50, over 65, non-smokers, nonsmokers, smokers, tobacco users, diabetics, pregnant,
grandchildren, grandparents, grandparent, stepchildren, foster, foster parents, surrogates, surrogacy, adoptive parents, adopting parents, in-laws, siblings, parents-in-law, cousins, pets,
twins, multiple births, c-section, c-sections, cesarean, nicu, stillbirth, miscarriage, premature, complications,
mail order, mail-order, mail service, 90-day, 90 day, 30-day, 30 day, 90 days supply, 30 day supply, preferred pharmacy, retail pharmacy, brand with generic available,
second visit, after hours, after-hours, weekend visit, out of area, out-of-area, international, overseas, abroad, worldwide, domestic travel,
buy-up, buyup, buy up, base plan, core plan, low plan, high plan, lowest-cost plan, cheapest plan, richest plan, second plan, secondary plan, narrow network, tier 1 network, preferred network,
voluntary, supplemental, optional, dependent life, spouse life, child life, embedded, non-embedded, aggregate, unpaid, intermittent, prorated, pro-rated, retroactive,
before tax, after tax, after-tax, pre-tax, post-tax, grandfathered, in the last quarter, mid-year, partial, emergency only, children under, child under
`);

/** Trades of single people: what is said of them is a figure of their employers, which is said beside it. */
export const occupations: ReadonlySet<string> = new Set(
  `nurse nurses teacher teachers driver drivers engineer engineers attorney attorneys lawyer lawyers physician physicians doctors surgeons pilots officers clerks
cashiers cooks chefs waiters servers bartenders mechanics electricians plumbers welders carpenters machinists operators technicians programmers developers coders designers
analysts accountants bankers tellers underwriters actuaries salespeople salesmen consultants scientists researchers professors librarians firefighters cops
therapists pharmacists dentists hygienists caregivers aides janitors custodians guards farmers miners loggers pickers packers stockers baristas guys crew crews crewmen
paralegals associates' secretaries assistants receptionists`.split(/\s+/),
);
