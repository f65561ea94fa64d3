import type { FactCondition, SearchFilters } from '../../contract/search-filters.ts';

/** Filters in one order and without what says nothing, so that those that mean the same are the same. */
export function inOneOrder(filters: SearchFilters): SearchFilters {
  const { industries, states, regions, sizes, employees, planYears, planTypes, carriers, types, sample, facts } =
    filters;
  return {
    ...listOf('industries', industries),
    ...listOf('states', states),
    ...listOf('regions', regions),
    ...listOf('sizes', sizes),
    ...(employees !== undefined && Object.keys(employees).length > 0 && { employees }),
    ...listOf('planYears', planYears),
    ...listOf('planTypes', planTypes),
    ...listOf('carriers', carriers),
    ...listOf('types', types),
    ...(sample !== undefined && { sample }),
    ...(facts !== undefined && facts.length > 0 && { facts: facts.toSorted(byForm) }),
  };
}

/** True where nothing is filtered by. */
export function isEmpty(filters: SearchFilters): boolean {
  return Object.keys(filters).length === 0;
}

function listOf<Name extends keyof SearchFilters, Value>(
  name: Name,
  values: readonly Value[] | undefined,
): { [Key in Name]?: Value[] } {
  if (values === undefined || values.length === 0) return {};
  const listed: { [Key in Name]?: Value[] } = {};
  listed[name] = [...new Set(values)].toSorted();
  return listed;
}

function byForm(a: FactCondition, b: FactCondition): number {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}
