import { coverageLevels } from '../../contract/vocabulary/coverage-levels.ts';
import type { DentalPlan, Tiers } from '../benefits.ts';
import {
  cells,
  chapter,
  dollars,
  type Line,
  listed,
  part,
  type Source,
  type StatedFact,
  stating,
  type Writer,
} from '../sections.ts';
import { deduction, levelFacts, levelHead, levelsOf } from './contributions.ts';

export const writeDental: Writer = (source) => {
  const {
    others: { dental },
    say,
  } = source;
  if (dental === null) return [];
  const { plans, carrier } = dental;
  const isOne = plans.length === 1;
  const own = (plan: DentalPlan, facts: StatedFact[]): StatedFact[] =>
    isOne ? facts : facts.map((fact) => ({ ...fact, plan: plan.name }));
  const row = (label: string, cell: (plan: DentalPlan) => string, facts: (plan: DentalPlan) => StatedFact[]): Line =>
    stating(cells(say(label), ...plans.map(cell)), ...plans.flatMap((plan) => own(plan, facts(plan))));
  const lines: Line[] = [
    stating(
      say(
        `[Dental coverage is provided through {carrier}.|Dental benefits are administered by {carrier}.|Dental
          coverage through {carrier} is open to all eligible employees.] [You may see any dentist, and pay least in the network.|Choose any dentist; network dentists charge less.|Network dentists accept reduced fees.|A dentist outside the network may bill you for more.|]`,
        { carrier },
      ),
      { metric: 'dental.carrier', value: carrier },
    ),
    ...(isOne
      ? []
      : [
          say('[There are two dental plans: {plans}.|Two dental plans are offered: {plans}.]', {
            plans: listed(plans.map(({ name }) => name)),
          }),
        ]),
    cells(
      say('[Dental service (plan pays)|What the plan pays|Covered service]'),
      ...(isOne ? [say('[In-network|In network|Coverage]')] : plans.map(({ name }) => name)),
    ),
    row(
      `[Preventive services (exams, cleanings, x-rays)|Preventive care (cleanings, exams)|Diagnostic and preventive
        services]`,
      () => '100%',
      () => [{ metric: 'dental.preventive', value: 100 }],
    ),
    row(
      '[Basic services (fillings, extractions)|Basic services|Basic care (fillings, root canals)]',
      ({ basic }) => `${basic}%`,
      ({ basic }) => [{ metric: 'dental.basic', value: basic }],
    ),
    row(
      '[Major services (crowns, dentures)|Major services|Major care (crowns, bridges)]',
      ({ major }) => `${major}%`,
      ({ major }) => [{ metric: 'dental.major', value: major }],
    ),
    row(
      '[Annual deductible (individual / family)|Deductible (individual / family)]',
      ({ deductible }) => `${dollars(deductible)} / ${dollars(deductible * 3)}`,
      ({ deductible }) => [
        { metric: 'dental.deductible', value: deductible, tier: 'individual' },
        { metric: 'dental.deductible', value: deductible * 3, tier: 'family' },
      ],
    ),
    row(
      '[Annual maximum per person|Annual maximum|Calendar year maximum per person]',
      ({ maximum }) => dollars(maximum),
      ({ maximum: value }) => [{ metric: 'dental.annual_maximum', value }],
    ),
  ];
  if (plans.some(({ orthodontia }) => orthodontia !== null)) {
    lines.push(
      row(
        '[Orthodontia lifetime maximum|Lifetime orthodontia maximum]',
        ({ orthodontia }) => (orthodontia === null ? 'Not covered' : dollars(orthodontia)),
        ({ orthodontia: value }) => (value === null ? [] : [{ metric: 'dental.orthodontia_maximum', value }]),
      ),
      say('[Orthodontia is for {whom}.|Braces are covered for {whom}.]', {
        whom: plans.find(({ orthodontia }) => orthodontia !== null)?.orthodontiaFor ?? '',
      }),
    );
  }
  lines.push(
    ...rates(
      source,
      'dental.contribution',
      isOne ? [['', plans[0].contribution]] : plans.map((plan) => [plan.name, plan.contribution]),
    ),
  );
  return [chapter(say('[Dental coverage|Dental plan|Dental|Dental benefits]'), lines)];
};

export const writeVision: Writer = (source) => {
  const {
    others: { vision },
    random,
    say,
  } = source;
  if (vision === null) return [];
  const { carrier, exam, materials, frames, contacts, framesEvery, contribution } = vision;
  const lines: Line[] = [
    stating(
      say(
        `[Vision coverage is provided through {carrier}.|Vision benefits are administered by {carrier}.|Vision coverage through {carrier} is open to all eligible employees.|Vision coverage through {carrier} pays for exams, glasses and contact lenses.|You may enroll in vision coverage through {carrier}.]`,
        { carrier },
      ),
      { metric: 'vision.carrier', value: carrier },
    ),
    cells(
      say('[Vision service|Vision benefits|Service]'),
      say('[In-network|In network]'),
      say('[How often|Frequency]'),
    ),
    stating(cells(say('[Eye exam|Annual eye exam|Exam]'), `${dollars(exam)} copay`, 'Every 12 months'), {
      metric: 'vision.exam_copay',
      value: exam,
    }),
    stating(
      cells(
        say('[Lenses and frames|Materials|Materials (lenses and frames)]'),
        `${dollars(materials)} copay`,
        'Every 12 months',
      ),
      { metric: 'vision.materials_copay', value: materials },
    ),
    stating(cells(say('[Frame allowance|Frames]'), `${dollars(frames)} allowance`, `Every ${framesEvery} months`), {
      metric: 'vision.frame_allowance',
      value: frames,
    }),
    stating(
      cells(
        say('[Contact lens allowance|Contact lenses, instead of glasses|Contact lenses]'),
        `${dollars(contacts)} allowance`,
        'Every 12 months',
      ),
      { metric: 'vision.contact_allowance', value: contacts },
    ),
    ...rates(source, 'vision.contribution', [['', contribution]]),
  ];
  return [(random.chance(0.6) ? chapter : part)(say('[Vision coverage|Vision plan|Vision|Vision benefits]'), lines)];
};

/** What is deducted for each level of coverage. */
function rates(
  source: Source,
  metric: 'dental.contribution' | 'vision.contribution',
  plans: readonly (readonly [string, Tiers])[],
): Line[] {
  const { say } = source;
  const { said, amount } = deduction(source);
  const line = metric === 'dental.contribution' ? 'dental' : 'vision';
  const heads = plans.map(([name]) => (name === '' ? say('[Your cost|You pay|Employee cost]') : name));
  return [
    say(
      '[Your {line} contribution|Your {line} cost|Your {line} deduction|What you pay for {line} coverage] per {said}:',
      { line, said },
    ),
    cells(levelHead(source), ...heads),
    ...levelsOf(source).map((label, at) =>
      stating(
        cells(label, ...plans.map(([, of]) => amount(of[at] ?? 0))),
        ...plans.flatMap(([name, of]) =>
          levelFacts(metric, of, name === '' ? undefined : name).filter(({ tier }) => tier === coverageLevels[at]),
        ),
      ),
    ),
  ];
}
