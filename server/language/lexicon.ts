import {
  type MetricGroup,
  type MetricKey,
  metricGroups,
  metricOf,
  metrics,
  type Network,
  type Tier,
} from '../../contract/metrics.ts';
import { choiceNames } from '../../contract/vocabulary/choices.ts';
import { carriers } from '../../contract/vocabulary/carriers.ts';
import { sizeWords } from '../../contract/vocabulary/company-sizes.ts';
import { coverageLevels, employeeWords, levelJoints, levelNames } from '../../contract/vocabulary/coverage-levels.ts';
import { formatNames } from '../../contract/vocabulary/formats.ts';
import { fundingNames } from '../../contract/vocabulary/funding.ts';
import { type GuideSource, guideSourceNames } from '../../contract/vocabulary/guide-sources.ts';
import { industries } from '../../contract/vocabulary/industries.ts';
import { metricNames } from '../../contract/vocabulary/metric-names.ts';
import { networkNames } from '../../contract/vocabulary/networks.ts';
import { planTypeNames } from '../../contract/vocabulary/plan-types.ts';
import { spokenNames } from '../../contract/vocabulary/spoken/names.ts';
import { areas, citiesOf, regionNames, shortStates, stateNames } from '../../contract/vocabulary/states.ts';
import { type SubjectKey, subjects } from '../../contract/vocabulary/subjects.ts';
import { wideMetricNames } from '../../contract/vocabulary/wide-metric-names.ts';
import { Phrases } from './phrases.ts';

/** What a phrase of the field names. */
export type Named =
  | { kind: 'metric'; keys: readonly MetricKey[]; isWide: boolean }
  | { kind: 'group'; group: MetricGroup }
  | { kind: 'industry'; label: string; needsNoun: boolean }
  | { kind: 'state'; code: string }
  | { kind: 'region'; label: string }
  | { kind: 'size'; from: number; to: number | null }
  | { kind: 'planType'; type: string }
  | { kind: 'funding'; is: string }
  | { kind: 'choice'; metric: MetricKey; is: string }
  | { kind: 'level'; tier: Tier }
  | { kind: 'network'; network: Network }
  | { kind: 'carrier'; label: string }
  | { kind: 'format'; format: string }
  | { kind: 'source'; source: GuideSource }
  | { kind: 'employer'; names: readonly string[] };

type Entry = readonly [name: string, value: Named];

function* metricEntries(): Iterable<Entry> {
  const byName = new Map<string, MetricKey[]>();
  for (const key of Object.keys(metrics) as MetricKey[]) {
    for (const name of [metricOf(key).label, ...metricNames[key], ...(spokenNames[key] ?? [])]) {
      const low = name.toLowerCase();
      byName.set(low, [...(byName.get(low) ?? []), key]);
    }
  }
  for (const [name, keys] of byName) yield [name, { kind: 'metric', keys, isWide: false }];
  for (const [name, keys] of Object.entries(wideMetricNames)) yield [name, { kind: 'metric', keys, isWide: true }];
  for (const group of Object.keys(metricGroups) as MetricGroup[]) {
    const label = metricGroups[group].toLowerCase();
    yield [label, { kind: 'group', group }];
  }
  for (const group of ['dental', 'vision'] as const) yield [group, { kind: 'group', group }];
  for (const name of ['eye plan', 'eye plans']) yield [name, { kind: 'group', group: 'vision' }];
}

function* placeEntries(): Iterable<Entry> {
  for (const [code, name] of Object.entries(stateNames)) yield [name, { kind: 'state', code }];
  for (const [name, code] of Object.entries(shortStates)) yield [name, { kind: 'state', code }];
  yield ['washington dc', { kind: 'state', code: 'DC' }];
  for (const [code, cities] of Object.entries(citiesOf)) {
    for (const city of cities.split(', ')) yield [city, { kind: 'state', code }];
  }
  for (const [label, names] of Object.entries(regionNames))
    for (const name of names) yield [name, { kind: 'region', label }];
  for (const [label, , names] of areas) for (const name of names) yield [name, { kind: 'region', label }];
}

function* levelEntries(): Iterable<Entry> {
  for (const tier of coverageLevels) {
    const { joined, alone } = levelNames[tier];
    for (const name of alone) yield [name, { kind: 'level', tier }];
    for (const self of employeeWords) {
      for (const joint of levelJoints)
        for (const other of joined) yield [`${self} ${joint}${other}`, { kind: 'level', tier }];
    }
  }
  for (const name of ['fam', 'families']) yield [name, { kind: 'level', tier: 'employee_family' }];
}

function* tradeEntries(): Iterable<Entry> {
  for (const { label, alone, before = [], one = [], everyday } of industries) {
    for (const name of [label, ...alone, ...one, ...everyday])
      yield [name, { kind: 'industry', label, needsNoun: false }];
    for (const name of before) yield [name, { kind: 'industry', label, needsNoun: true }];
  }
  for (const { from, to, names } of sizeWords) for (const name of names) yield [name, { kind: 'size', from, to }];
}

function* planEntries(): Iterable<Entry> {
  for (const [type, names] of Object.entries(planTypeNames))
    for (const name of names) yield [name, { kind: 'planType', type }];
  for (const [is, names] of Object.entries(fundingNames))
    for (const name of names) yield [name, { kind: 'funding', is }];
  for (const [network, names] of Object.entries(networkNames)) {
    for (const name of names) yield [name, { kind: 'network', network: network as Network }];
  }
  for (const { label, names } of carriers) for (const name of names) yield [name, { kind: 'carrier', label }];
  for (const { metric, is, names } of choiceNames)
    for (const name of names) yield [name, { kind: 'choice', metric, is }];
  for (const [format, names] of Object.entries(formatNames))
    for (const name of names) yield [name, { kind: 'format', format }];
  for (const [name, source] of guideSourceNames) yield [name, { kind: 'source', source }];
}

/** Everything of the field that a question may name. */
export const lexicon = new Phrases<Named>([
  ...metricEntries(),
  ...placeEntries(),
  ...levelEntries(),
  ...tradeEntries(),
  ...planEntries(),
]);

/** Subjects beside the metrics; they may stand over the same words. */
export const subjectPhrases = new Phrases<SubjectKey>(
  (Object.keys(subjects) as SubjectKey[]).flatMap((key) => subjects[key].names.map((name) => [name, key] as const)),
);
