import type { ChartKind, Dimension, Statistic } from '../../contract/reading.ts';
import { Phrases } from './phrases.ts';

const named = <Value>(table: readonly (readonly [Value, readonly string[]])[]): Phrases<Value> =>
  new Phrases(table.flatMap(([value, names]) => names.map((name) => [name, value] as const)));

/** How figures are drawn together. */
export const statistics = named<Statistic>([
  [
    'median',
    [
      'median',
      'med',
      'midpoint',
      'the middle',
      'p50',
      '50th percentile',
      'medians',
      'middle of the road',
      'middle of the pack',
      'middle value',
      'mid point',
    ],
  ],
  [
    'mean',
    [
      'average',
      'avg',
      'mean',
      'averages',
      'on average',
      'ave',
      'arithmetic mean',
      'arithmetic average',
      'mean average',
      'mean value',
      'on avg',
    ],
  ],
  [
    'quartiles',
    [
      'quartiles',
      'quartile',
      'interquartile',
      'middle half',
      'the middle half',
      'the middle 50',
      'the middle 50 percent',
      'the middle fifty percent',
      'middle 50 percent',
      'middle fifty percent',
      'middle 50',
      'iqr',
      '25th and 75th percentile',
      '25th to 75th percentile',
      '25th and 75th percentiles',
    ],
  ],
  [
    'spread',
    [
      'low to high',
      'lowest and highest',
      'highest and lowest',
      'min and max',
      'floor and ceiling',
      'range',
      'lowest to highest',
      'highest to lowest',
      'min to max',
      'min/max',
      'minimum and maximum',
      'maximum and minimum',
      'lows and highs',
      'highs and lows',
      'low and high',
      'high and low',
      'smallest and largest',
      'from least to most',
      'spread',
      'variation',
      'how much does it vary',
      'how far apart',
      'interquartile range',
      'interquartile width',
      'width of the middle half',
      'variance',
    ],
  ],
  ['difference', ['difference', 'gap']],
  ['percentile', ['what percentile', 'which percentile']],
  [
    { percentile: 90 },
    [
      'top decile',
      'highest decile',
      'top 10 percent',
      'top ten percent',
      'top tenth',
      'best 10 percent',
      'best ten percent',
      'richest 10 percent',
      'richest ten percent',
      'most generous 10 percent',
      'most generous ten percent',
      'upper decile',
      'best tenth',
    ],
  ],
  [{ percentile: 10 }, ['bottom decile', 'lowest decile', 'bottom 10 percent', 'bottom ten percent', 'bottom tenth']],
  [
    { percentile: 75 },
    [
      'upper quartile',
      'top quartile',
      'third quartile',
      'highest quartile',
      'best quartile',
      'top quarter',
      'upper quarter',
      'best quarter',
      'most generous quarter',
      'richest quarter',
      'most generous quartile',
      'top 25 percent',
      'best 25 percent',
      'q3',
    ],
  ],
  [
    { percentile: 25 },
    [
      'lower quartile',
      'bottom quartile',
      'first quartile',
      'lowest quartile',
      'worst quartile',
      'bottom quarter',
      'lower quarter',
      'least generous quarter',
      'stingiest quarter',
      'least generous quartile',
      'bottom 25 percent',
      'q1',
    ],
  ],
]);

/** By what figures are split. */
export const dimensions = named<Dimension>([
  ['industry', [
    'industry', 'industries', 'sector', 'sectors', 'vertical', 'verticals', 'industry group', 'industry sector', 'type of business', 'kind of business',
    'line of business', 'type of industry', 'type of employer', 'type of company', 'trade', 'trades',
  ]],
  ['state', ['state', 'states']],
  ['region', ['region', 'regions', 'geography', 'part of the country', 'area of the country', 'census region', 'geographic area', 'geographic region']],
  ['size', [
    'size', 'er size', 'how big they are', 'how large they are', 'how many employees they have', 'how many people they have', 'how many people they employ', 'size of the group', 'size of er', 'ee count', 'employee headcount', 'size of their workforce', 'company size', 'employer size', 'group size', 'headcount', 'sizes', 'size band', 'size bands', 'number of employees', 'company sizes', 'employer sizes',
    'firm size', 'firm sizes', 'business size', 'organization size', 'size class', 'size group', 'size bracket', 'size category', 'size tier', 'headcount band',
    'employee count', 'size of firm', 'size of the firm', 'size of company', 'size of the company', 'size of employer', 'size of the employer', 'size of business',
    'size of organization', 'size of group', 'employer headcount', 'company headcount', 'number of workers', 'number of people employed', 'workforce size',
  ]],
  ['year', ['year', 'plan year', 'years', 'plan years']],
  ['planType', ['plan type', 'type of plan', 'plan types', 'types of plans', 'kind of plan', 'kinds of plans', 'types of plan', 'plan design type', 'type of medical plan', 'type of health plan', 'product type']],
  ['carrier', ['carrier', 'carriers', 'insurer', 'insurers', 'insurance carrier']],
  ['funding', ['funding', 'funding type', 'funding arrangement', 'funding method', 'type of funding']],
]); // prettier-ignore

export const charts = named<ChartKind>([
  ['bar', ['bar chart', 'bar graph', 'bars', 'column chart', 'as a bar', 'bar charts', 'columns', 'pie', 'pie chart']],
  ['line', ['line chart', 'line graph', 'as a line', 'time series', 'line over']],
  ['scatter', ['scatter', 'scatter plot', 'scatterplot']],
  ['box', ['box plot', 'boxplot', 'box and whisker', 'box chart', 'whisker plot', 'box plots', 'boxplots']],
  ['histogram', ['histogram', 'histograms', 'distribution', 'distributions', 'how are they distributed', 'histo']],
  ['heat', ['heat map', 'heatmap', 'heat-map', 'cross-tab', 'crosstab', 'cross tab']],
  ['map', ['map', 'state map', 'as a map', 'choropleth', 'us map', 'maps']],
  ['any', ['chart', 'graph', 'graphic', 'plot', 'visualize', 'draw']],
]);

/** Which end comes first; `least` and `most` are words of amounts as well, and count only where nothing is compared. */
export const ends = named<'asc' | 'desc'>([
  ['desc', ['highest', 'most', 'richest', 'most to least', 'largest first', 'biggest first', 'highest first', 'best', 'largest', 'biggest', 'longest', 'most generous', 'greatest', 'top', 'max', 'maximum', 'descending', 'most expensive', 'the most', 'rank', 'ranked', 'ranking', 'strongest', 'leading', 'high', 'dearest', 'priciest', 'costliest', 'heftiest', 'steepest', 'most high', 'most long', 'most costly', 'slowest', 'fattest', 'deepest', 'tallest', 'plushest', 'sweetest', 'widest', 'broadest']],
  ['asc', ['lowest', 'least', 'cheapest', 'smallest', 'shortest', 'worst', 'bottom', 'least generous', 'least expensive', 'fewest', 'the least', 'leanest', 'min', 'stingiest', 'ascending', 'low', 'minimum', 'littlest', 'tiniest', 'most low', 'most small', 'most short', 'most cheap', 'most affordable', 'fastest', 'quickest', 'soonest', 'earliest', 'lightest', 'thinnest', 'slimmest', 'skimpiest', 'measliest', 'weakest', 'poorest', 'narrowest', 'tightest']],
]); // prettier-ignore

export type Compared = 'above' | 'below' | 'atLeast' | 'atMost' | 'exact' | 'between';

/** Before an amount. */
export const before = named<Compared>([
  ['below', ['under', 'below', 'less than', 'fewer than', 'lower than', 'smaller than', 'shorter than', 'cheaper than', 'sub', 'sub -']],
  ['atMost', ['up to', 'at most', 'no more than', 'not more than', 'no longer than', 'no higher than', 'not exceeding', 'capped at', 'maximum of', 'max of']],
  ['above', ['over', 'above', 'more than', 'greater than', 'higher than', 'better than', 'larger than', 'longer than', 'bigger than', 'beyond', 'exceeding', 'exceeds', 'in excess of', 'north of', 'richer than', 'more generous than']],
  ['atLeast', ['at least', 'atleast', 'a minimum of', 'minimum of', 'min of', 'minimum', 'min', 'no less than', 'not less than', 'no fewer than']],
  ['exact', ['exactly', 'equal to', 'equals', 'precisely', 'of exactly']],
  ['between', ['between']],
]); // prettier-ignore

/** Behind an amount. */
export const behind = named<Compared>([
  [
    'atLeast',
    [
      'or more',
      'or better',
      'or higher',
      'or greater',
      'or above',
      'or bigger',
      'or larger',
      'or over',
      'and up',
      'and above',
      'and more',
      'and larger',
      'and bigger',
      'and higher',
      'or longer',
      'plus',
      'minimum',
      'at least',
    ],
  ],
  [
    'atMost',
    [
      'or less',
      'and less',
      'and fewer',
      'and smaller',
      'or smaller',
      'or fewer',
      'or lower',
      'or under',
      'or below',
      'and under',
      'and below',
      'at most',
      'or shorter',
    ],
  ],
]);

/** What denies the condition behind it. */
export const denials = named<true>([
  [true, ['not', 'no', 'without', 'excluding', 'except', 'exclude', 'outside', 'outside of', 'but not', 'not counting', 'other than', 'ex', 'drop', 'remove', 'leave out', 'hide', 'omit', 'ditch', 'get rid of', 'strip out', 'cut out', 'leave off', 'skip', 'ignore', 'disregard', 'do not have', 'does not have', 'have no', 'has no', 'with no', 'minus', 'except for', 'lacking', 'do not offer', 'does not offer', 'take out', 'neither', 'nor', 'lose', 'forget', 'forget about', 'scrap', 'kill', 'never mind', 'no more', 'take away', 'take off', 'clear', 'without the', 'everywhere but', 'anywhere but', 'all but', 'everyone but']],
]); // prettier-ignore

/** What denies that there is the benefit or plan before it. */
export const absences = named<true>([
  [
    true,
    ['not offered', 'not available', 'not provided', 'not sponsored', 'not an option', 'unavailable', 'never offered'],
  ],
]);

export type Follow = 'add' | 'only' | 'instead' | 'and' | 'point';

/** What a follow-up begins with, or says of the reading before. */
export const follows = named<Follow>([
  [
    'add',
    [
      'add',
      'also',
      'include',
      'plus',
      'as well',
      'together with',
      'too',
      'add in',
      'throw in',
      'bring in',
      'along with',
      'in addition',
      'on top of',
    ],
  ],
  ['only', ['only', 'just', 'limit to', 'restrict to', 'narrow to', 'keep', 'limit it to', 'restrict it to', 'narrow it to', 'narrow it down to', 'limit that to', 'filter to', 'filter for', 'filter on', 'filter by', 'filter it to', 'stick to', 'focus on', 'zoom in on', 'show only', 'show just']], // prettier-ignore
  [
    'instead',
    [
      'instead',
      'rather',
      'same for',
      'switch to',
      'change to',
      'make it',
      'the same for',
      'show it as',
      'show it',
      'same',
      'ditto',
      'ditto for',
      'likewise',
      'likewise for',
      'idem',
      'repeat for',
      'rerun for',
    ],
  ],
  ['and', ['and', 'what about', 'how about', 'and for', 'and what about', 'now', 'then', 'ok and']],
  [
    'point',
    ['the first one', 'the second one', 'the third one', 'the last one', 'first one', 'second one', 'third one'],
  ],
]);
