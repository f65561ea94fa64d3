import type { MetricKey } from '../metrics.ts';

/** Answers of a metric that are named by themselves, beside the name of the metric. */
export const choiceNames: readonly { metric: MetricKey; is: string; names: readonly string[] }[] = [
  {
    metric: 'retirement.vesting',
    is: 'immediate',
    names: [
      'immediate vesting', 'vest immediately', 'vests immediately', 'vested immediately', 'immediately vested',
      'immediately vest', 'vest right away', 'vested right away', 'vests right away', 'vest at once', 'vested at once',
      'vested on day one', 'vested from day one', 'vested day one', 'vest on day one', 'vested on hire', 'vest on hire',
      'fully vested immediately', 'fully vested right away', 'immediate full vesting', 'no vesting schedule',
      'vested upon hire', 'vested at hire', 'day one vesting',
    ],
  },
  {
    metric: 'retirement.vesting',
    is: 'cliff',
    names: ['cliff vesting', 'cliff vested', 'cliff vest', 'vest all at once', 'vesting cliff', 'cliff schedule'],
  },
  {
    metric: 'retirement.vesting',
    is: 'graded',
    names: ['graded vesting', 'vest gradually', 'vested gradually', 'gradual vesting', 'graduated vesting', 'graded schedule', 'vest over time', 'vest in steps', 'graded vested'],
  },
]; // prettier-ignore
