import { statesOf, type Region } from '../../contract/vocabulary/states.ts';

/** Whom a benchmark compares with. What is absent is not looked at. */
export interface Peers {
  industries?: readonly string[];
  states?: readonly string[];
  region?: Region;
  /** How many people work for the employer, both ends included. */
  employees?: { from?: number; to?: number };
  planYears?: { from?: number; to?: number };
  /** Of metrics that belong to a plan: plans of this type alone. */
  planType?: string;
  /** Modelled guides, imported ones, or both; the answer says which it had. Both when absent. */
  source?: 'sample' | 'imported';
}

const any = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/** The states that the peers may be in; null: any. A region and states together: the states of the region. */
export function statesAmong({ states, region }: Peers): readonly string[] | null {
  if (region === undefined) return states ?? null;
  const within = statesOf[region];
  return states === undefined ? within : states.filter((state) => within.includes(state));
}

/** The peers in words, as they stand under a figure. */
export function peersInWords(peers: Peers): string {
  const { industries, states, region, employees, planYears, planType, source } = peers;
  const parts = [
    industries === undefined ? 'employers of every industry' : `employers in ${any(industries)}`,
    ...(region === undefined ? [] : [`in the ${region}`]),
    ...(states === undefined ? [] : [`in ${any(states)}`]),
    ...sizeInWords(employees),
    ...yearsInWords(planYears),
    ...(planType === undefined ? [] : [`${planType} plans only`]),
    ...(source === undefined ? [] : [source === 'sample' ? 'modelled sample guides only' : 'imported guides only']),
    'the latest plan year of each',
  ];
  return parts.join(', ');
}

function sizeInWords(employees: Peers['employees']): string[] {
  const { from, to } = employees ?? {};
  const count = (many: number): string => many.toLocaleString('en-US');
  if (from !== undefined && to !== undefined) return [`${count(from)} to ${count(to)} employees`];
  if (from !== undefined) return [`${count(from)} employees or more`];
  return to === undefined ? [] : [`at most ${count(to)} employees`];
}

function yearsInWords(planYears: Peers['planYears']): string[] {
  const { from, to } = planYears ?? {};
  if (from !== undefined && to !== undefined)
    return [from === to ? `plan year ${from}` : `plan years ${from} to ${to}`];
  if (from !== undefined) return [`plan year ${from} or later`];
  return to === undefined ? [] : [`plan year ${to} or earlier`];
}
