import { type Database, inTransaction, sqlState } from '../db/connect.ts';
import { keepValues } from '../analysis/keep-values.ts';
import { replaceFacts } from '../facts/keep-facts.ts';
import type { FoundFact } from '../facts/found-fact.ts';
import { queueConfirmation } from './confirm-facts.ts';
import type { Extractor } from './extract/extractor.ts';
import { passagesOf } from './guide-passages.ts';
import type { StatedDetails } from './describe/describe-guide.ts';
import { fits, type ImportSource, placeOf, sourceKey } from './source.ts';
import {
  type GuideDetails,
  type GuideRow,
  insertChange,
  listReadyByHash,
  lockImported,
  updateDetails,
} from './store.ts';

export interface KnownParts {
  db: Database;
  extractor: Pick<Extractor, 'facts'>;
  /** A model is to read the facts again too. */
  factsModel: boolean;
}

/** A source whose content is at hand. */
export interface KnownSource {
  source: ImportSource;
  contentHash: string;
  /** What the run's lines say of the same document in the same manifest: each of them keeps its own guide. */
  siblings: readonly StatedDetails[];
}

/**
 * Finds the guide that a source is in the library already, and corrects in place what the source states otherwise: whoever has
 * unlocked the guide keeps it, its facts and the search follow. Decision 31 says when other details mean the same guide.
 *
 * @returns null when the library has no such guide
 */
export async function settleKnown(
  parts: KnownParts,
  known: KnownSource,
): Promise<{ guide: GuideRow; corrected: boolean } | null> {
  for (let attempt = 1; ; attempt += 1) {
    const guides = guidesMeant(known, await listReadyByHash(parts.db, known.contentHash));
    const [guide] = guides;
    if (guide === undefined) return null;
    // Of which one it speaks is not known.
    const details = guides.length > 1 ? {} : detailsOtherwise(guide, known.source);
    if (Object.keys(details).length === 0) return { guide, corrected: false };
    try {
      if (await correct(parts, guide, details)) {
        const corrected = Object.keys(details).some((name) => name !== 'sourceHash');
        return { guide: { ...guide, ...details }, corrected };
      }
    } catch (error) {
      // Another import brought a guide with these very details meanwhile.
      if (sqlState(error) !== UNIQUE_VIOLATION || attempt === ATTEMPTS) throw error;
    }
    if (attempt === ATTEMPTS) return null;
  }
}

const UNIQUE_VIOLATION = '23505';
const ATTEMPTS = 5;

/** The guides that a source may be; several where it leaves open whose they are and none came from its place. */
function guidesMeant({ source, siblings }: KnownSource, guides: readonly GuideRow[]): GuideRow[] {
  const stated = source.stated ?? {};
  const place = placeOf(source);
  const fitting = guides.filter((guide) => fits(guide, stated));
  const [own] = fitting.filter(({ sourceHash }) => sourceHash !== null && sourceHash === place);
  if (fitting.length > 0) return own ? [own] : fitting;
  const former = guides.find((guide) => {
    if (place === null) return false;
    // It was found without a manifest: what is known of it was guessed.
    if (guide.sourceHash === sourceKey(source)) return true;
    if (guide.sourceHash !== place || siblings.some((other) => fits(guide, other))) return false;
    return guide.planYear === null || (stated.planYear ?? 0) <= guide.planYear;
  });
  return former ? [former] : [];
}

/** What a source states otherwise than its guide. What it leaves open stays as it is. */
function detailsOtherwise(guide: GuideRow, source: ImportSource): Partial<GuideDetails> {
  const { title, employer, planYear, industry, state, employees } = source.stated ?? {};
  const prefix = `${guide.employer}: `;
  const renamed =
    employer !== undefined && guide.title.startsWith(prefix)
      ? `${employer}: ${guide.title.slice(prefix.length)}`
      : undefined;
  const isFirstLine = guide.sourceHash === null || guide.sourceHash === sourceKey(source);
  const said: { [Name in keyof GuideDetails]: GuideDetails[Name] | undefined } = {
    title: title ?? renamed,
    employer,
    planYear: planYear ?? undefined,
    industry: industry ?? undefined,
    state: state ?? undefined,
    employees: employees ?? undefined,
    sourceHash: isFirstLine ? (placeOf(source) ?? undefined) : undefined,
  };
  const names = Object.keys(said) as (keyof GuideDetails)[];
  return Object.fromEntries(
    names.flatMap((name) => (said[name] === undefined || said[name] === guide[name] ? [] : [[name, said[name]]])),
  );
}

/** Answers false when the guide is no longer what it was: removed, or corrected otherwise. */
async function correct(
  { db, extractor, factsModel }: KnownParts,
  guide: GuideRow,
  details: Partial<GuideDetails>,
): Promise<boolean> {
  const passages = details.planYear === undefined ? [] : await passagesOf(db, guide.id);
  // What a guide says of a year is read with its plan year in mind.
  const facts: FoundFact[] | null =
    details.planYear === undefined ? null : await extractor.facts({ passages, planYear: details.planYear });
  return inTransaction(db, async (tx) => {
    const now = await lockImported(tx, guide.id);
    if (now === undefined || now.employer !== guide.employer || now.planYear !== guide.planYear) return false;
    await updateDetails(tx, guide.id, details);
    await insertChange(tx, guide.id);
    if (facts !== null) {
      await replaceFacts(tx, { guideId: guide.id, passageIds: passages.map(({ id }) => id), facts });
    }
    await keepValues(tx, [guide.id]);
    if (facts !== null && factsModel) await queueConfirmation(tx, guide.id);
    return true;
  });
}
