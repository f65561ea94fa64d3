import type { AnalysisSpec } from '../../contract/analysis.ts';
import type { Offer } from '../../contract/insight.ts';
import { EmployerFacts, toolNames } from '../../contract/insight-tools.ts';
import { isMetricGroup } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import { specify } from '../analysis/specify.ts';
import { describeError } from '../db/describe-error.ts';
import { datesCalls } from './dates-call.ts';
import { read } from '../language/read.ts';
import type { GivenResult, ModelTool } from '../outside/model.ts';
import { namedIn } from './named-in.ts';
import { type Call, planCalls } from './plan-calls.ts';
import { partsOf, sayReading } from './tools/read-question.ts';
import { ofSameEmployer, recentEmployers } from './same-employer.ts';
import type { RunParts } from './tools/run-parts.ts';

/** A reading as a chat keeps it, with the guides that were named by their titles, and the employers named lately. */
export type KeptReading = Reading & { guideIds?: readonly string[]; recent?: readonly string[] };

/** What a model is given before it is asked: the reading of the question, and what the obvious tools answer. */
export interface Prepared {
  reading: KeptReading;
  given: readonly GivenResult[];
  /** What may be meant, to be chosen. */
  offers: readonly Offer[];
}

/**
 * Reads a question, continuing from the reading before, and uses the tools that obviously answer it. What a tool throws is
 * given as its result.
 *
 * @param tell told what is being done, for a person who waits
 */
export async function prepare(
  parts: RunParts,
  tools: readonly ModelTool[],
  asked: { question: string; before: KeptReading | null },
  tell: (step: string) => void,
): Promise<Prepared> {
  const { question, before } = asked;
  const recent = before?.recent ?? [];
  const reading = ofSameEmployer(read(question, before, parts.names.known), before, recent);
  const use = async ({ tool, input }: Call): Promise<GivenResult> => {
    const used = tools.find(({ name }) => name === tool);
    if (used === undefined) throw new Error(`There is no tool ${tool}`);
    try {
      const clean = defined(input);
      tell(used.step(clean));
      return { name: tool, input: clean, output: await used.run(clean) };
    } catch (error) {
      return { name: tool, input, output: { error: describeError(error) } };
    }
  };
  const given: GivenResult[] = [];
  const today = new Date().toISOString().slice(0, 10);
  const offered: Offer[] = [];
  let guideIds: readonly string[] = [];
  for (const part of partsOf(reading)) {
    const named = namedIn(question, part, parts.names, before?.guideIds);
    if (part === reading) guideIds = named.guides.map(({ id }) => id);
    given.push({
      name: toolNames.reading,
      input: { question: part.text },
      output: sayReading(question, part, parts.names, named),
    });
    const { calls, instead, offers } = planCalls(question, part, named, parts.names.guides);
    offered.push(...offers);
    const found = [];
    // One after the other: of a locked guide the first ones may show more.
    for (const call of [...datesCalls(part, today), ...calls]) found.push(await use(call));
    given.push(...found);
    if (instead !== null) given.push({ name: toolNames.benchmark, input: {}, output: instead });
    const position = positionOf(part, found);
    if (position !== null) given.push(await use({ tool: toolNames.benchmark, input: { ...position } }));
  }
  return { reading: { ...reading, guideIds, recent: recentEmployers(recent, reading) }, given, offers: offered };
}

/** Nothing of a call is null: tools take what is absent for what is usual. */
const defined = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));

/** Where an employer's own value stands among all: the figure to hold it against. */
function positionOf(reading: Reading, found: readonly GivenResult[]): AnalysisSpec | null {
  const [asked] = reading.metrics;
  if (reading.intent.value !== 'position' || asked === undefined || reading.employers.length === 0) return null;
  const { metric } = asked.value;
  if (isMetricGroup(metric)) return null;
  const stated = found
    .flatMap(({ name, output }) =>
      name === toolNames.facts ? (EmployerFacts.safeParse(output).data?.facts ?? []) : [],
    )
    .find((fact) => fact.metric === metric && fact.value !== null);
  if (stated?.value === null || stated === undefined) return null;
  const amount = { value: { role: 'given', amount: stated.value }, from: { kind: 'carried' } } as const;
  const understood = specify({ ...reading, employers: [], amounts: [amount] });
  return understood.kind === 'spec' ? understood.spec : null;
}
