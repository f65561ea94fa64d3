import { toolNames } from '../../contract/insight-tools.ts';
import type { MetricKey } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import type { Call } from './call.ts';
import { withCompanions } from './companions.ts';
import type { Section } from './focus.ts';
import type { Named } from './named-in.ts';
import type { NamedGuide } from './names-store.ts';
import { yearsOf } from './years-of.ts';

/** Employers that are looked at in one answer. */
const MOST_EMPLOYERS = 4;
const ONE_GUIDE = { limit: 16, perGuide: 10 };

/** Whose guides are read: an employer's, or some that were named by their titles. */
export interface Owner {
  employer: string;
  guideIds: readonly string[] | null;
}

/** Words of a question, and those that it carries on, which count less. */
export interface OwnersQuery {
  query: string;
  carried?: string;
}

/** Whose guides a question is about. */
export function ownersOf({ employers, guides }: Named): Owner[] {
  if (employers.length > 0) return employers.slice(0, MOST_EMPLOYERS).map((employer) => ({ employer, guideIds: null }));
  const names = [...new Set(guides.map(({ employer }) => employer))];
  return names.slice(0, MOST_EMPLOYERS).map((employer) => ({
    employer,
    guideIds: guides.filter((guide) => guide.employer === employer).map(({ id }) => id),
  }));
}

/**
 * What the guides of some employers answer.
 *
 * @param near sections that the last answer stood on, where the question goes on about it
 */
export function ofOwners(
  query: OwnersQuery,
  reading: Reading,
  owners: readonly Owner[],
  guides: readonly NamedGuide[],
  near: readonly Section[],
): Call[] {
  const intent = reading.intent.value;
  const metrics = askedMetrics(reading);
  const years = yearsOf(reading.where);
  const planYear = years.length === 1 ? (years[0] ?? null) : null;
  const [first] = owners;
  const held = new Set(guides.filter(({ employer }) => employer === first?.employer).map(({ planYear }) => planYear));
  if (intent === 'changes' && owners.length === 1 && first !== undefined && held.size > 1) {
    const [from, to] = years.length > 1 ? [Math.min(...years), Math.max(...years)] : [null, planYear];
    return [
      {
        tool: toolNames.changes,
        input: { employer: first.employer, metrics: metrics.length > 0 ? metrics : null, from, to },
      },
      ...(from === null ? [null] : [from, to]).flatMap((year) => searches(query, owners, year, near)),
    ];
  }
  const isWhole = isOverview(reading);
  const facts = owners.map(({ employer, guideIds }): Call => ({
    tool: toolNames.facts,
    input: { employer, guideIds, metrics: isWhole ? null : metrics, planYear },
  }));
  // What the year that was named does not say, another may.
  const anyYear = planYear === null ? [] : searches(query, owners, null, near);
  return [...(metrics.length > 0 || isWhole ? facts : []), ...searches(query, owners, planYear, near), ...anyYear];
}

/** Nothing of an employer's benefits is named, or all of them are: "tell me everything about their benefits". */
const isOverview = ({ metrics, subjects: named, left, text }: Reading): boolean =>
  metrics.length === 0 && named.length === 0 && (left.length === 0 || OVERVIEW.test(text)) && !MEASURED.test(text);
/** "Till what age?" asks for one thing, however few words say of what. */
const MEASURED = /\b(?:how (?:long|old|soon|often)|(?:what|which) (?:ages?|days?|dates?))\b/i;
const OVERVIEW = /\b(?:everything|overview|summar\w+|all (?:of )?(?:the|their|its) benefits|benefits? package)\b/i;

const searches = (
  query: OwnersQuery,
  owners: readonly Owner[],
  planYear: number | null,
  near: readonly Section[],
): Call[] =>
  owners.map(({ employer, guideIds }) => ({
    tool: toolNames.search,
    input: {
      ...query,
      filters: guideIds === null ? { employer, planYear } : { guideIds, planYear },
      near,
      ...ONE_GUIDE,
    },
  }));

/** The metrics of which values are read: what was named, and where several bear the name, the others behind it. */
function askedMetrics({ metrics }: Pick<Reading, 'metrics'>): MetricKey[] {
  return withCompanions(metrics.map(({ value }) => value.metric)).slice(0, 12);
}
