import type { PeerPart, PeerTest } from '../../../contract/analysis.ts';
import { isMetricGroup, metricGroups, metricOf } from '../../../contract/metrics.ts';
import { stateNames } from '../../../contract/vocabulary/states.ts';

interface Ends {
  atLeast?: number | undefined;
  above?: number | undefined;
  atMost?: number | undefined;
  below?: number | undefined;
}

function range({ atLeast, above, atMost, below }: Ends, say: (value: number) => string): string {
  const from = atLeast === undefined ? (above === undefined ? null : `over ${say(above)}`) : `${say(atLeast)} or more`;
  const to = atMost === undefined ? (below === undefined ? null : `under ${say(below)}`) : `at most ${say(atMost)}`;
  return [from, to].filter((one) => one !== null).join(', ');
}

const whole = (value: number): string => value.toLocaleString('en-US');

function testWords(test: PeerTest): string {
  switch (test.on) {
    case 'state':
      return stateNames[test.is] ?? test.is;
    case 'size':
      return test.atLeast !== undefined && test.atMost !== undefined
        ? `${whole(test.atLeast)}–${whole(test.atMost)} employees`
        : `${range(test, whole)} employees`;
    case 'year':
      return `plan year ${test.atLeast !== undefined && test.atLeast === test.atMost ? test.atLeast : range(test, String)}`;
    case 'source':
      return test.is === 'sample' ? 'modelled guides' : 'imported guides';
    case 'fact': {
      const name = isMetricGroup(test.metric) ? metricGroups[test.metric] : metricOf(test.metric).label;
      return `with ${[name, test.is, range(test, whole)].filter(Boolean).join(' ')}`;
    }
    case 'industry':
    case 'region':
    case 'carrier':
    case 'planType':
      return test.is;
    default:
      return test satisfies never;
  }
}

/** A part of the peers as its chip calls it. */
export const partWords = ({ any, not }: PeerPart): string => `${not ? 'not ' : ''}${any.map(testWords).join(' or ')}`;
