import { parseArgs } from 'node:util';
import { isMetric, metricOf, metrics } from '../contract/metrics.ts';
import type { Connection } from '../server/db/connect.ts';
import { benchmark, benchmarkRows, type BenchmarkGroup, type BenchmarkQuery } from '../server/analysis/benchmark.ts';
import { display } from '../server/facts/display.ts';
import { regions } from '../contract/vocabulary/states.ts';

const BENCHMARK_USAGE = `Usage: npm run library -- benchmark METRIC [--industry NAME]… [--state TX]… [--region South] [--from EMPLOYEES]
  [--to EMPLOYEES] [--year YEAR] [--plan-type PPO] [--source sample|imported] [--by industry|state|region|size|year|plan_type]
  [--rows]`;

const groupings = ['industry', 'state', 'region', 'size', 'year', 'plan_type'] as const;
const sources = ['sample', 'imported'] as const;
const ROWS = 20;

/** Prints a benchmark, and with `--rows` the first values that it is made of. Answers whether it could. */
export async function printBenchmark(db: Connection, args: readonly string[]): Promise<boolean> {
  const asked = readQuery(args);
  if (typeof asked === 'string') {
    console.error(`${asked}\n${BENCHMARK_USAGE}`);
    return false;
  }
  const { query, rows } = asked;
  const answer = await benchmark(db, query);
  console.log(`${answer.label}${answer.tier === null ? '' : ` (${answer.tier.replaceAll('_', ' + ')})`}`);
  console.log(`Among ${answer.peers}`);
  for (const group of answer.groups) console.log(line(group, query));
  for (const { words, n, share } of answer.shares)
    console.log(`  ${words.padEnd(34)} ${(share * 100).toFixed(0)}%  n ${n}`);
  if (rows) {
    for (const row of await benchmarkRows(db, query, { limit: ROWS, offset: 0 })) {
      const plan = row.plan === null ? '' : ` (${row.plan})`;
      console.log(`  ${row.display}${plan}  ${row.title}, page ${row.page}: ${row.quote}`);
    }
  }
  return true;
}

function line({ group, employers, n, samples, figures, hint }: BenchmarkGroup, { metric }: BenchmarkQuery): string {
  const say = (value: number): string => display(metric, { value: Number(value.toPrecision(4)), words: null });
  const counted = `n ${n} of ${employers}${samples === n ? ', all modelled' : samples === 0 ? '' : `, ${samples} modelled`}`;
  const name = (group ?? '').padEnd(22);
  if (figures === null) return `  ${name} ${counted}${hint === null ? '' : `. ${hint}`}`;
  const { median, p10, p25, p75, p90, mean } = figures;
  return `  ${name} median ${say(median)}; quartiles ${say(p25)} to ${say(p75)}; 10% ${say(p10)}, 90% ${say(p90)}; mean ${say(mean)}; ${counted}`;
}

function readQuery(args: readonly string[]): { query: BenchmarkQuery; rows: boolean } | string {
  const parsed = parse(args);
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const [metric = ''] = positionals;
  if (!isMetric(metric)) {
    const like = Object.keys(metrics)
      .filter(isMetric)
      .map((key) => `  ${key.padEnd(34)} ${metricOf(key).label}`);
    return `${metric === '' ? 'Name a metric' : `There is no metric ${metric}`}. The metrics are:\n${like.join('\n')}`;
  }
  const peers = readPeers(values);
  if (typeof peers === 'string') return peers;
  const groupBy = groupings.find((one) => one === values.by);
  if (values.by !== undefined && groupBy === undefined) return `Groups are by ${groupings.join(', ')}`;
  return { query: { metric, ...(groupBy && { groupBy }), peers }, rows: values.rows === true };
}

type Values = Exclude<ReturnType<typeof parse>, string>['values'];

function readPeers(values: Values): NonNullable<BenchmarkQuery['peers']> | string {
  const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
  const [from, to, year] = [number(values.from), number(values.to), number(values.year)];
  if ([from, to, year].some((one) => one !== undefined && !Number.isInteger(one))) return 'Numbers are whole';
  const region = regions.find((one) => one === values.region);
  if (values.region !== undefined && region === undefined) return `Regions are ${regions.join(', ')}`;
  const source = sources.find((one) => one === values.source);
  if (values.source !== undefined && source === undefined) return 'The source is sample or imported';
  return {
    ...(values.industry && { industries: values.industry }),
    ...(values.state && { states: values.state }),
    ...(region && { region }),
    employees: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    ...(year !== undefined && { planYears: { from: year, to: year } }),
    ...(values['plan-type'] !== undefined && { planType: values['plan-type'] }),
    ...(source && { source }),
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const several = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        industry: several,
        state: several,
        region: text,
        from: text,
        to: text,
        year: text,
        'plan-type': text,
        source: text,
        by: text,
        rows: { type: 'boolean' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : 'The command cannot be read';
  }
}
