import { sql } from 'drizzle-orm';
import { isMetric, type MetricKey } from '../../contract/metrics.ts';
import { benchmark } from '../../server/analysis/benchmark.ts';
import { say } from '../../server/analysis/labels.ts';
import type { Connection } from '../../server/db/connect.ts';
import { display } from '../../server/facts/display.ts';
import type { Dialogue } from './read-questions.ts';

/** How a metric of one employer is asked for; the second wording is for the unseen part. */
const wordings: readonly (readonly [MetricKey, string, string])[] = [
  [
    'medical.deductible',
    'What is the individual medical deductible at EMPLOYER?',
    'individual deductible, EMPLOYER medical plan?',
  ],
  [
    'medical.pcp_copay',
    'What is the primary care copay at EMPLOYER?',
    'How much does a PCP visit cost EMPLOYER employees?',
  ],
  [
    'retirement.effective_match',
    'What is the 401(k) match at EMPLOYER?',
    'How much of pay does EMPLOYER match in its 401k?',
  ],
  ['retirement.vesting', 'Is the match at EMPLOYER vested immediately?', 'what is the vesting schedule of EMPLOYER'],
  [
    'time_off.days_year_1',
    'How many vacation days do EMPLOYER employees get in the first year?',
    'first-year PTO at EMPLOYER',
  ],
  ['time_off.holidays', 'How many paid holidays does EMPLOYER have?', 'number of company holidays EMPLOYER observes'],
  ['leave.parental_birth_weeks', 'How long is parental leave at EMPLOYER?', 'weeks of maternity leave at EMPLOYER'],
  [
    'eligibility.waiting_days',
    'What is the waiting period at EMPLOYER?',
    'when can a new hire of EMPLOYER join the medical plan',
  ],
  [
    'std.waiting_days',
    'What is the short-term disability waiting period at EMPLOYER?',
    'STD elimination period EMPLOYER',
  ],
  [
    'ltd.percent',
    'What share of pay does long-term disability replace at EMPLOYER?',
    'EMPLOYER LTD benefit percentage',
  ],
  [
    'dental.annual_maximum',
    'What is the dental annual maximum at EMPLOYER?',
    'yearly max of the dental plan of EMPLOYER',
  ],
  ['hsa.employer_contribution', 'What does EMPLOYER contribute to the HSA?', 'EMPLOYER HSA seed for single coverage'],
  ['life.multiple', 'How much basic life insurance does EMPLOYER provide?', 'basic life at EMPLOYER, times salary?'],
  [
    'programs.tuition',
    'How much tuition assistance does EMPLOYER give?',
    'education reimbursement at EMPLOYER per year',
  ],
];

const figures: readonly (readonly [MetricKey, string, string])[] = [
  ['medical.deductible', 'What is the median medical deductible?', 'typical individual deductible across employers'],
  [
    'time_off.days_year_1',
    'What is the median first-year PTO?',
    'half of employers give at most how many first-year PTO days? median please',
  ],
  [
    'leave.parental_birth_weeks',
    'What is the median parental leave for birth parents?',
    'median weeks of paid leave for birth mothers',
  ],
  ['retirement.effective_match', 'What is the median 401(k) match?', 'typical employer match, as a percentage of pay'],
  [
    'time_off.holidays',
    'How many paid holidays do employers typically give?',
    'median number of paid holidays in the market',
  ],
  ['dental.annual_maximum', 'What is the median dental annual maximum?', 'typical yearly maximum of dental plans'],
];

interface Row extends Record<string, unknown> {
  employer: string;
  value: number | null;
  words: string | null;
}

/** Questions over modelled guides, made of what these state: a value of one employer, and figures over all of them. */
export async function sampleQuestions(db: Connection, isUnseen: boolean, every: number): Promise<Dialogue[]> {
  const dialogues: Dialogue[] = [];
  for (const [at, [metric, seen, unseen]] of wordings.entries()) {
    for (const { employer, said } of await statedBy(db, metric, every, at * 2 + Number(isUnseen))) {
      const question = (isUnseen ? unseen : seen).replace('EMPLOYER', employer);
      dialogues.push([{ kind: 'modelled guides', question, parts: [said], never: [] }]);
    }
  }
  for (const [metric, seen, unseen] of figures) {
    const { groups, unit } = await benchmark(db, { metric });
    const median = groups[0]?.figures?.median;
    if (median === undefined) continue;
    dialogues.push([{ kind: 'figures', question: isUnseen ? unseen : seen, parts: [[say(median, unit)]], never: [] }]);
  }
  return dialogues;
}

/** Some employers whose latest guide states a metric, with each of its values as people write it. */
async function statedBy(db: Connection, metric: MetricKey, every: number, shift: number) {
  if (!isMetric(metric)) return [];
  const { rows } = await db.execute<Row>(sql`
    select of.employer, fact.value, fact.words
    from plan_fact fact join guide of on of.id = fact.guide_id
    where fact.metric = ${metric} and of.sample and not fact.review
      and coalesce(fact.tier, 'individual') in ('individual', 'employee') and coalesce(fact.network, 'in') = 'in'
      and of.plan_year = (select max(plan_year) from guide later where later.employer = of.employer)
    order by of.employer`);
  const employers = [...new Set(rows.map(({ employer }) => employer))];
  return employers
    .filter((_, at) => (at + shift) % every === 0)
    .slice(0, 3)
    .map((employer) => ({
      employer,
      said: rows.filter((row) => row.employer === employer).map((row) => display(metric, row)),
    }));
}
