import { isMetric } from '../../contract/metrics.ts';
import { states } from '../../sample/industries.ts';
import type { SampleGuide } from '../../sample/guide.ts';
import type { Grade, WrittenQuery } from './read-queries.ts';

/** What a modelled guide is, and what its text states: by metric, and by metric with its tier in brackets. */
export type Stated = ReadonlyMap<string, readonly (number | string)[]>;

type Holds = (stated: Stated) => boolean;

const regions = new Map(states.map(([code, , region]) => [code, region]));
const fields = ['employer', 'year', 'industry', 'state', 'region', 'employees', 'format'];

export function statedBy(guide: SampleGuide): Stated {
  const stated = new Map<string, (number | string)[]>([
    ['employer', [guide.employer]],
    ['year', [guide.planYear]],
    ['industry', [guide.industry]],
    ['state', [guide.state]],
    ['region', [regions.get(guide.state) ?? '']],
    ['employees', [guide.employees]],
    ['format', [guide.type]],
  ]);
  const add = (key: string, value: number | string): void => void stated.set(key, [...(stated.get(key) ?? []), value]);
  for (const { metric, tier, value } of guide.passages.flatMap((passage) => passage.stated)) {
    add(metric, value);
    if (tier !== undefined) add(`${metric}[${tier}]`, value);
  }
  return stated;
}

/**
 * The grades of a written query as tests of what a guide states, best first.
 *
 * @throws Error for a condition on what there is not
 */
export function gradeTests({ grades }: WrittenQuery): (readonly [Grade, Holds])[] {
  const best = grades[0]?.[1] ?? '';
  return grades.map(([grade, text]) => [grade, text === 'all but one' ? allButOne(best) : anyOf(text)] as const);
}

const split = (text: string, mark: string): string[] => text.split(mark).map((part) => part.trim());

function anyOf(text: string): Holds {
  const alternatives = split(text, ' ; ').map((alternative) => split(alternative, ' & ').map(condition));
  return (stated) => alternatives.some((all) => all.every((holds) => holds(stated)));
}

function allButOne(text: string): Holds {
  const conditions = split(text, ' & ').map(condition);
  return (stated) => conditions.filter((holds) => !holds(stated)).length <= 1;
}

/** Whether a name holds some words, in this order and side by side; the last may stand for several. */
const holdsWords = (name: string, words: string): boolean => new RegExp(`\\b${words}s?\\b`, 'iu').test(name);

const comparisons: Record<string, (value: number, bound: number) => boolean> = {
  '>=': (value, bound) => value >= bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '<': (value, bound) => value < bound,
};

function condition(text: string): Holds {
  if (text.startsWith('no ')) {
    const holds = condition(text.slice('no '.length));
    return (stated) => !holds(stated);
  }
  const [, key = '', sign, wanted = ''] = /^([\w.[\]]+)(?: (>=|<=|>|<|=|~|has) (.+))?$/.exec(text) ?? [];
  const name = key.replace(/\[.*/, '');
  if (!fields.includes(name) && !isMetric(name)) {
    throw new Error(`There is no such thing to ask for: ${text}`);
  }
  if (sign === undefined) return (stated) => stated.has(key);
  const compare = comparisons[sign];
  const matches = (value: string): boolean => {
    if (sign === 'has') return holdsWords(value, wanted);
    return sign === '~' ? value.startsWith(wanted) : value === wanted;
  };
  return (stated) =>
    (stated.get(key) ?? []).some((value) =>
      compare === undefined ? matches(String(value)) : compare(Number(value), Number(wanted)),
    );
}
