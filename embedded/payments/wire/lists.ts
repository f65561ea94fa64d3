import { invalid } from './errors.ts';
import { int, range, text, type Range } from './params.ts';

/** The parameters of every list, to be spread into a strict object. */
export const listParams = {
  limit: int({ min: 1, max: 100 }).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
};

/** For lists that can be asked for a stretch of time. */
export const createdParam = { created: range().optional() };

export interface ListParams {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: Range | undefined;
}

/** One page of a list, as the wire gives it. */
export interface Page<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

/**
 * The page of `objects` (newest first) that the parameters ask for; ten when they name no limit. Throws a 400 when the
 * object to start from is not among them.
 */
export function page<T extends { id: string; created?: number }>(
  url: string,
  objects: readonly T[],
  params: ListParams,
): Page<T> {
  const { created = {}, limit = 10, starting_after: after, ending_before: before } = params;
  if (after !== undefined && before !== undefined) {
    throw invalid('You may only specify one of these parameters: starting_after, ending_before.');
  }
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = created;
  const asked = objects.filter(
    ({ created: at = 0 }) => params.created === undefined || (at > gt && at >= gte && at < lt && at <= lte),
  );
  if (before !== undefined) {
    const end = positionOf(objects, asked, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: asked.slice(start, end) };
  }
  const start = after === undefined ? 0 : positionOf(objects, asked, after, 'starting_after') + 1;
  return { object: 'list', url, has_more: asked.length > start + limit, data: asked.slice(start, start + limit) };
}

/** Where in the filtered list an object stands; it may itself have fallen through the filter since. */
function positionOf<T extends { id: string }>(
  all: readonly T[],
  asked: readonly T[],
  id: string,
  param: string,
): number {
  const position = asked.findIndex((one) => one.id === id);
  if (position >= 0) return position;
  if (all.every((one) => one.id !== id)) {
    throw invalid(`No such object: '${id.slice(0, 100)}'`, param, 'resource_missing');
  }
  throw invalid(`The object '${id}' is not in this list.`, param);
}
