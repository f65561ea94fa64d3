import { listed } from './listed.ts';

/** Words around what a follow-up says: they lead to it or end it, and say nothing of a figure. */
export const husks: readonly string[] = listed(`
  and, now, then, please, pls, plz, ok, okay, so, but, or, the, a, an, as, in, for, to, of, at, on, with, by, show, give, make, put, draw, use, do, go, get, see, take, turn, have, let, us, me, it, that, this,
  them, those, these, back, again, instead, just, only, switch, switched, change, changed, also, can, could, would, i, you, we, want, need, like, is, are, be, was, what, whats, how, about, rather, thanks, thank, maybe, simply,
  once, more, new, all right, display, give me, sort, sorted, order, ordered, rank, ranked, start, starting, from, return, revert, does, do, did, stack, hold, set, place, reset, include, including, into, one, will, they, their, there, not just, same, thing, hm, hmm, oh, well, no, yes
`);

/** Words for a figure behind what is said of it. */
export const tailsOfFigures: readonly string[] = listed(
  `amount, amounts, value, values, figure, figures, number, numbers, level, levels, one, ones, case, anybody, anyone, gives, offers`,
);

/** What a follow-up may say and nothing else, each in the words for it. */
export const wholeFollowUps = {
  /** Peers are narrowed no more. */
  everyone: listed(`
    everyone, everybody, all employers, all companies, all firms, all organizations, all organisations, all businesses, all groups, all clients, every employer, every company, any employer, any company, any industry,
    all industries, all sectors, every industry, all trades, whole market, entire market, total market, full market, overall market, market as a whole, market overall, whole library, entire library, full library, whole database,
    whole sample, entire sample, full sample, full data set, whole data set, whole set, full set, all of them, all of those, across the board, all peers, whole country, entire country, all states and industries, everyone again,
    employers in general, companies in general, general, generally, whole population, whole group, everyone in the library, all guides, any of them, whole pool, all comers, everyone everywhere, all kinds of employers, all types of employers,
    the universe, universe, whole universe, everyone not just those, everyone not only those, not just those, not only those, not only them, not just them
  `),
  /** Figures are told apart no more; where they are not, it is everyone. */
  together: listed(`
    overall, total, grand total, overall figure, overall number, overall value, single number, single figure, single value, one number, one figure, one value, all together, altogether, together, combined, all combined,
    everything together, as a whole, whole, in one, across all of them, for all together, aggregate, aggregated, in aggregate, lumped together, pooled, one total, bottom line
  `),
  count: listed(`
    count, counts, number, numbers, how many, number of employers, number of companies, number of firms, number of them, number of those, number of such employers, number of such companies, absolute number, absolute numbers, absolute count,
    raw number, raw numbers, raw count, raw counts, actual number, actual numbers, how many employers, how many companies, how many firms, how many of them, how many of those, employer count, company count, headcount of employers, tally,
    n, absolute terms, absolute figures, in figures, head count of employers, nr, no of employers, no of companies
  `),
  share: listed(`
    percent, percentage, percentages, percents, pct, share, shares, proportion, proportions, fraction , percent of employers, share of employers, percentage of employers, percent of companies, share of companies, percentage of companies,
    percent of all, share of all, percentage of all, out of all, out of 100, relative number, relative numbers, relative terms, percentage terms, percent terms, prevalence, proportion of employers, percent of firms, share of firms
  `),
  mean: listed(`average, averages, mean, means, avg, avgs, average value, mean value, arithmetic mean, average one, average figure`),
  median: listed(`median, medians, med, middle, middle value, median value, midpoint, p50, 50th percentile, typical value`),
  least: listed(`minimum, min, minimums, lowest, lowest one, smallest, smallest one, least, lowest value, smallest value, bottom value, floor, bottom of the range`),
  most: listed(`maximum, max, maximums, highest, highest one, largest, largest one, biggest, biggest one, most, highest value, largest value, top value, ceiling, top of the range`),
  desc: listed(`
    sort, sorted, sort it, sort them, sort by value, sorted by value, rank, ranked, rank them, high to low, highest to lowest, big to small, biggest to smallest, large to small, largest to smallest, most to least, best to worst, descending, descending order, desc, decreasing, decreasing order, by value, by the value, by figure,
    by amount, top down, top to bottom, from the top, high first, highest first, highest at the top, highest on top, biggest first, biggest at the top, largest first, largest at the top, richest first, longest first, most first, biggest on top
  `),
  asc: listed(`
    low to high, lowest to highest, small to big, smallest to biggest, small to large, smallest to largest, least to most, worst to best, ascending, ascending order, asc, increasing order, bottom up, bottom to top, from the bottom, low first,
    lowest first, lowest at the top, lowest on top, smallest first, smallest at the top, shortest first, cheapest first, least first, fewest first
  `),
  year: listed(`
    over time, by year, per year, each year, every year, year by year, year over year, year on year, by plan year, by yr, trend, trends, trend over time, through the years, over the years, across years, last years, past years, last few years, past few years,
    recent years, previous years, prior years, all years, up or down, going up, going down, goes up, goes down, gone up, gone down, going up or down, rising, falling, growing, shrinking, increasing, decreasing, moving, changing, time trend, history, historically, development, development over time, evolution, over the last years, over the past years, years, timeline, time line
  `),
  line: listed(`line, lines, line chart, line graph, curve, a curve, line plot, graphic line, time series, trend line, trendline, graph line, graphic in line, chart in line, chart with line, chart with lines, connected line`),
  bar: listed(`bar, bars, bar chart, bar graph, bar plot, column chart, columns, column, barchart, bargraph, bar diagram, histogram bars, graphic in bars, chart with bars, vertical bars, horizontal bars`),
  map: listed(`map, us map, state map, map of the us, map of the states, heat map of states, choropleth, country map`),
  box: listed(`box, boxes, box plot, boxplot, box plots, boxplots, box chart, whiskers, box and whiskers`),
  histogram: listed(`histogram, distribution, histo, distribution chart, frequency chart, frequency distribution, spread chart`),
  any: listed(`chart, graph, graphic, plot, picture, diagram, drawing, visual, visualization, visualisation, picture of that, picture of it, chart of that, graph of that, image, figure drawn`),
} as const; // prettier-ignore

/** Names of the parts of a question that a follow-up takes away: what tells figures apart, and what narrows them. */
export const namesOfSplit: readonly string[] = listed(
  `breakdown, breakdowns, split, splits, grouping, groupings, groups, breakout, break out, categories, categorization, segmentation, segments, cut, cuts, columns, rows`,
);
export const namesOfFilter: readonly string[] = listed(
  `filter, filters, filtering, restriction, restrictions, condition, conditions, limitation, limitations, criteria, constraint, constraints, narrowing, selection, limit, limits`,
);

/** What any benefit has: a question that says only this asks it of the benefit before. */
export const ofAnyBenefit = listed(`
  long, much, big, large, high, low, cap, capped, limit, limits, limited, max, maximum, min, minimum, ceiling, balance, total,
  amount, rate, notice, advance, approval, approved, deadline, start, starts, begin, begins, effective, eligible, eligibility,
  qualify, wait, waiting, vest, vested, vesting, accrue, accrued, accrual, unused, leftover, payout, cash, forfeit, forfeited,
  lose, expire, expires, expiration, renew, reset, carryover, rollover, proof, documentation, receipts, receipt, tax, taxed, taxable,
  monthly, yearly, annually, annual, weekly, biweekly, hourly, pretax, cost, costs, price, free, generous, compare, compares,
  compared, higher, lower, tenure, service, hire, hired, new, old, chunks, pieces, parts, intervals, increments, split, first
`);

/** Whom a benefit may be for: a question that says only this asks for the benefit before. */
export const whomItIsFor = listed(`
  spouse, spouses, husband, wife, hubby, partner, partners, kid, kids, child, children, family, relatives, dependents, dependants,
  part, timers, timer, part-timers, part-time, full-time, hourly, salaried, exempt, nonexempt, non-exempt, interns, contractors,
  temps, retirees, rehires, newcomers, newbies, starters, managers, directors, executives, fathers, mothers, dads, moms, folks,
  guys, workers, staff, domestic, existing, current, already, employed
`);
