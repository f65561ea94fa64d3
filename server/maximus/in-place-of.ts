import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';

/** Reads words as a change of a spec. */
type ReadOn = (text: string, spec: AnalysisSpec) => Understood;

/** What sets one thing against another: what is wanted, and what was there. Which of the two is which is seen by what they change. */
const forms = [
  /^(?<one>.+?),? (?:and |but )?(?:rather than|instead of|in place of|not) (?<other>.+)$/i,
  /^(?:not|no longer|instead of|rather than) (?<other>.+?)(?:, ?(?:but )?| but | - )(?<one>.+)$/i,
  /^(?:swap|replace|exchange|trade|substitute)(?: out| in)? (?<other>.+?) (?:for|with|by) (?<one>.+)$/i,
];

/** Groups may lose their order when others take their place. */
const figureOf = ({ measures, peers, groupBy, statistic, compare }: AnalysisSpec): string =>
  JSON.stringify([measures, peers, groupBy, statistic, compare]);

/** "5 years instead of 10": what the one side leaves out is said by the other. */
const withTail = (text: string, other: string): string => `${text} ${other.split(' ').at(-1) ?? ''}`;

/**
 * "EPO, not HMO", "swap Ohio for Texas": one thing in the place of another, whatever they are. That the one was there is proved: said of
 * the new figure, it gives the figure before again. Null where it does not.
 */
export function inPlaceOf(text: string, before: AnalysisSpec, readOn: ReadOn): Understood | null {
  const words = text.replace(/[.!?]+$/, '').trim();
  const isBack = (said: string, from: AnalysisSpec): boolean => {
    const back = readOn(said, from);
    return back.kind === 'spec' && figureOf(back.spec) === figureOf(before);
  };
  for (const form of forms) {
    const { one = '', other = '' } = form.exec(words)?.groups ?? {};
    const sides =
      one === ''
        ? []
        : ([
            [one, other],
            [other, one],
          ] as const);
    for (const [wanted, gone] of sides) {
      for (const said of [wanted, withTail(wanted, gone)]) {
        const next = readOn(said, before);
        if (next.kind !== 'spec' || figureOf(next.spec) === figureOf(before)) continue;
        // "Not 5 years, 20": no amount of one's own, for none was there.
        if (before.compare === null && next.spec.compare !== null) continue;
        if ([gone, withTail(gone, wanted)].some((one) => isBack(one, next.spec))) return next;
      }
    }
  }
  return null;
}
