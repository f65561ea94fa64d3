import type { ChartKind, Dimension, Statistic } from '../reading.ts';
import { listed } from './listed.ts';

/** What is meant, and the words for it. */
type Named<Value> = readonly (readonly [value: Value, names: readonly string[]])[];

export type Compared = 'above' | 'below' | 'atLeast' | 'atMost' | 'exact' | 'between';
export type Follow = 'add' | 'only' | 'instead' | 'and' | 'point';

/** How figures are drawn together. */
export const statisticNames: Named<Statistic> = [
  ['median', listed(`
    median, med, midpoint, the middle, p50, 50th percentile, medians, middle of the road, middle of the pack,
    middle value, mid point
  `)],
  ['mean', listed(`
    average, avg, mean, averages, on average, ave, arithmetic mean, arithmetic average, mean average, mean value,
    on avg
  `)],
  ['quartiles', listed(`
    quartiles, quartile, interquartile, middle half, the middle half, the middle 50, the middle 50 percent,
    the middle fifty percent, middle 50 percent, middle fifty percent, middle 50, iqr, 25th and 75th percentile,
    25th to 75th percentile, 25th and 75th percentiles
  `)],
  ['spread', listed(`
    low to high, lowest and highest, highest and lowest, min and max, floor and ceiling, range, lowest to highest,
    highest to lowest, min to max, min/max, minimum and maximum, maximum and minimum, lows and highs,
    highs and lows, low and high, high and low, smallest and largest, from least to most, spread, variation,
    how much does it vary, how far apart, interquartile range, interquartile width, width of the middle half,
    variance
  `)],
  ['difference', listed('difference, gap')],
  ['percentile', listed('what percentile, which percentile')],
  [{ percentile: 90 }, listed(`
    top decile, highest decile, top 10 percent, top ten percent, top tenth, best 10 percent, best ten percent,
    richest 10 percent, richest ten percent, most generous 10 percent, most generous ten percent, upper decile,
    best tenth
  `)],
  [{ percentile: 10 }, listed('bottom decile, lowest decile, bottom 10 percent, bottom ten percent, bottom tenth')],
  [{ percentile: 75 }, listed(`
    upper quartile, top quartile, third quartile, highest quartile, best quartile, top quarter, upper quarter,
    best quarter, most generous quarter, richest quarter, most generous quartile, top 25 percent, best 25 percent,
    q3
  `)],
  [{ percentile: 25 }, listed(`
    lower quartile, bottom quartile, first quartile, lowest quartile, worst quartile, bottom quarter,
    lower quarter, least generous quarter, stingiest quarter, least generous quartile, bottom 25 percent, q1
  `)],
]; // prettier-ignore

/** By what figures are split. */
export const dimensionNames: Named<Dimension> = [
  ['industry', listed(`
    industry, industries, sector, sectors, vertical, verticals, industry group, industry sector, type of business,
    kind of business, line of business, type of industry, type of employer, type of company, trade, trades
  `)],
  ['state', listed('state, states')],
  ['region', listed(`
    region, regions, geography, part of the country, area of the country, census region, geographic area,
    geographic region
  `)],
  ['size', listed(`
    size, er size, how big they are, how large they are, how many employees they have, how many people they have,
    how many people they employ, size of the group, size of er, ee count, employee headcount,
    size of their workforce, company size, employer size, group size, headcount, sizes, size band, size bands,
    number of employees, company sizes, employer sizes, firm size, firm sizes, business size, organization size,
    size class, size group, size bracket, size category, size tier, headcount band, employee count, size of firm,
    size of the firm, size of company, size of the company, size of employer, size of the employer,
    size of business, size of organization, size of group, employer headcount, company headcount,
    number of workers, number of people employed, workforce size
  `)],
  ['year', listed('year, plan year, years, plan years')],
  ['planType', listed(`
    plan type, type of plan, plan types, types of plans, kind of plan, kinds of plans, types of plan,
    plan design type, type of medical plan, type of health plan, product type
  `)],
  ['carrier', listed('carrier, carriers, insurer, insurers, insurance carrier')],
  ['funding', listed('funding, funding type, funding arrangement, funding method, type of funding')],
]; // prettier-ignore

/** Several of what figures are split by, as a sentence of ours says it. */
export const severalOf: Readonly<Record<Dimension, string>> = {
  industry: 'industries',
  state: 'states',
  region: 'regions',
  size: 'sizes',
  year: 'plan years',
  planType: 'plan types',
  carrier: 'carriers',
  funding: 'funding types',
};

/** How figures are drawn. */
export const chartNames: Named<ChartKind> = [
  ['bar', listed('bar chart, bar graph, bars, column chart, as a bar, bar charts, columns, pie, pie chart')],
  ['line', listed('line chart, line graph, as a line, time series, line over')],
  ['scatter', listed('scatter, scatter plot, scatterplot')],
  ['box', listed('box plot, boxplot, box and whisker, box chart, whisker plot, box plots, boxplots')],
  ['histogram', listed('histogram, histograms, distribution, distributions, how are they distributed, histo')],
  ['heat', listed('heat map, heatmap, heat-map, cross-tab, crosstab, cross tab')],
  ['map', listed('map, state map, as a map, choropleth, us map, maps')],
  ['any', listed('chart, graph, graphic, plot, visualize, draw')],
]; // prettier-ignore

/** Which end comes first; `least` and `most` are words of amounts as well, and count only where nothing is compared. */
export const endNames: Named<'asc' | 'desc'> = [
  ['desc', listed(`
    highest, highest cost, highest - cost, most, richest, most to least, largest first, biggest first, highest first, best, largest, biggest,
    longest, most generous, greatest, top, max, maximum, descending, most expensive, the most, rank, ranked,
    ranking, strongest, leading, high, dearest, priciest, costliest, heftiest, steepest, most high, most long,
    most costly, slowest, fattest, deepest, tallest, plushest, sweetest, widest, broadest
  `)],
  ['asc', listed(`
    lowest, least, cheapest, lowest cost, lowest - cost, smallest, shortest, worst, bottom, least generous, least expensive, fewest, the least,
    leanest, min, stingiest, ascending, low, minimum, littlest, tiniest, most low, most small, most short,
    most cheap, most affordable, fastest, quickest, soonest, earliest, lightest, thinnest, slimmest, skimpiest,
    measliest, weakest, poorest, narrowest, tightest
  `)],
]; // prettier-ignore

/** Before an amount. */
export const namesBeforeAmounts: Named<Compared> = [
  ['below', listed(`
    under, below, less than, fewer than, lower than, smaller than, shorter than, cheaper than, sub, sub -
  `)],
  ['atMost', listed(`
    up to, at most, no more than, not more than, no longer than, no higher than, not exceeding, capped at,
    maximum of, max of
  `)],
  ['above', listed(`
    over, above, more than, greater than, higher than, better than, larger than, longer than, bigger than, beyond,
    exceeding, exceeds, in excess of, north of, richer than, more generous than
  `)],
  ['atLeast', listed(`
    at least, atleast, a minimum of, minimum of, min of, minimum, min, no less than, not less than, no fewer than
  `)],
  ['exact', listed('exactly, equal to, equals, precisely, of exactly')],
  ['between', listed('between')],
]; // prettier-ignore

/** Behind an amount. */
export const namesBehindAmounts: Named<Compared> = [
  ['atLeast', listed(`
    or more, or better, or higher, or greater, or above, or bigger, or larger, or over, and up, and above,
    and more, and larger, and bigger, and higher, or longer, plus, minimum, at least
  `)],
  ['atMost', listed(`
    or less, and less, and fewer, and smaller, or smaller, or fewer, or lower, or under, or below, and under,
    and below, at most, or shorter
  `)],
]; // prettier-ignore

/** What a follow-up begins with, or says of the reading before. */
export const followNames: Named<Follow> = [
  ['add', listed(`
    add, also, include, plus, as well, together with, too, add in, throw in, bring in, along with, in addition,
    on top of
  `)],
  ['only', listed(`
    only, just, limit to, restrict to, narrow to, keep, limit it to, restrict it to, narrow it to,
    narrow it down to, limit that to, filter to, filter for, filter on, filter by, filter it to, stick to,
    focus on, zoom in on, show only, show just
  `)],
  ['instead', listed(`
    instead, rather, same for, switch to, change to, make it, the same for, show it as, show it, same, ditto,
    ditto for, likewise, likewise for, idem, repeat for, rerun for
  `)],
  ['and', listed('and, what about, how about, and for, and what about, now, then, ok and')],
  ['point', listed(`
    the first one, the second one, the third one, the last one, first one, second one, third one
  `)],
]; // prettier-ignore

/** What holds one side against another: "tech vs finance", "does tech beat finance". */
export const heldAgainst = listed(`
  vs, versus, than, against, compared, opposed, whereas, while, beat, beats, outpace, outpaces, trail, trails, lag, lags
`);

/** What denies the condition behind it. */
export const denyingWords = listed(`
  not, no, without, excluding, except, exclude, outside, outside of, but not, not counting, other than, ex, drop,
  remove, leave out, hide, omit, ditch, get rid of, strip out, cut out, leave off, skip, ignore, disregard,
  do not have, does not have, have no, has no, with no, minus, except for, lacking, do not offer, does not offer,
  take out, neither, nor, lose, forget, forget about, scrap, kill, never mind, no more, take away, take off, clear,
  without the, everywhere but, anywhere but, all but, everyone but
`);

/** What denies that there is the benefit or plan before it. */
export const absenceWords = listed(`
  not offered, not available, not provided, not sponsored, not an option, unavailable, never offered
`);
