import type { Reading } from '../../contract/reading.ts';
import { goingOn } from '../language/going-on.ts';
import { isContent } from '../language/left.ts';
import { keysOf, tokensOf } from '../language/tokens.ts';
import { readGuideIdsNamed } from './guide-store.ts';
import type { RunParts } from './tools/run-parts.ts';

/** One word may stand in a guide by chance. */
const FEWEST = 2;
/** Of the words that nothing else explains, this share must stand in one passage. */
const MOSTLY = 0.6;
const LOOKED_AT = { limit: 20, perGuide: 20 };

/**
 * A question that names nobody, asked while an employer is spoken of, is about that employer where its guides speak of the words that
 * nothing else explains: "after how many consecutive days may they ask for a note?". The reading itself where they do not.
 *
 * @param recent the employers spoken of in the chat, the last ones last
 */
export async function toldByGuides(
  { db, search }: Pick<RunParts, 'db' | 'search'>,
  reading: Reading,
  before: Reading | null,
  recent: readonly string[],
): Promise<Reading> {
  const employer = recent.at(-1);
  const words = unexplained(reading);
  const isSpokenOf = (before?.employers.length ?? 0) > 0 || goingOn(reading).isPointing;
  if (employer === undefined || !isSpokenOf || words.length < FEWEST || !mayBeOfOne(reading)) return reading;
  const guideIds = await readGuideIdsNamed(db, employer);
  if (guideIds.length === 0) return reading;
  const { hits } = await search.searchPassages(words.join(' '), { ...LOOKED_AT, filters: { guideIds } });
  const spoken = hits.map(({ heading, text }) => {
    const own = new Set(keysOf(`${heading ?? ''} ${text}`));
    return words.filter((word) => own.has(word)).length;
  });
  if (Math.max(0, ...spoken) < Math.max(FEWEST, words.length * MOSTLY)) return reading;
  return {
    ...reading,
    intent: { value: 'value', from: { kind: 'carried' } },
    employers: [{ value: [employer], from: { kind: 'carried' } }],
    statistic: null,
    sort: null,
    limit: null,
    operation: { value: 'replace', from: { kind: 'assumed', rule: 'the guides of the employer before speak of it' } },
  };
}

/** Nearly every word of a question must stand in one passage of a guide that nobody named. */
const NEARLY_ALL = 0.75;
const LOOKED_AT_OF_ALL = { limit: 12, perGuide: 6 };
const ofFigures = new Set(['benchmark', 'share', 'ranking', 'position', 'value', 'passage', 'unclear', 'off topic']);

/**
 * A question that names nobody and whose words stand together in a passage of an imported guide is about what that says, whatever
 * figure one of its words may name: "disabled veteran leave" is no disability plan. The reading itself where they do not.
 */
export async function toldByAnybody(
  { search, names }: Pick<RunParts, 'search' | 'names'>,
  reading: Reading,
): Promise<Reading> {
  const words = unexplained(reading);
  const isOfFigures =
    ofFigures.has(reading.intent.value) && reading.amounts.every(({ value }) => value.role === 'given');
  if (words.length < FEWEST || !isOfFigures || !mayBeOfOne(reading)) return reading;
  const { text, background = [] } = reading;
  const all = [
    ...new Set(
      tokensOf([...background, text].join(' '))
        .filter(isContent)
        .map(({ key }) => key),
    ),
  ];
  const { hits } = await search.searchPassages(all.join(' '), LOOKED_AT_OF_ALL);
  const imported = new Set(names.guides.flatMap(({ id, sample }) => (sample ? [] : [id])));
  const told = hits.filter((hit) => {
    const own = new Set(keysOf(`${hit.heading ?? ''} ${hit.text}`));
    const said = all.filter((word) => own.has(word)).length;
    return imported.has(hit.guideId) && words.every((word) => own.has(word)) && said >= all.length * NEARLY_ALL;
  });
  const tellers = [...new Set(told.map(({ employer }) => employer))];
  const from = { kind: 'assumed', rule: 'a guide speaks of all of it' } as const;
  return tellers.length === 0
    ? reading
    : {
        ...reading,
        intent: { value: tellers.length === 1 ? 'value' : 'passage', from },
        employers: tellers.length === 1 ? [{ value: tellers, from }] : [],
        metrics: [],
        amounts: [],
        statistic: null,
      };
}

/** The keys of the words that no slot took. */
const unexplained = ({ left }: Reading): string[] => [
  ...new Set(
    left
      .flatMap(({ word }) => tokensOf(word))
      .filter(isContent)
      .map(({ key }) => key),
  ),
];

/** Nothing in it says that it is asked over many, of a survey, of somebody's own case, or of nothing. */
const mayBeOfOne = ({ intent, employers, where, groupBy, statistic, surveys }: Reading): boolean =>
  !['social', 'own case', 'library', 'ranking', 'trend'].includes(intent.value) &&
  employers.length + (surveys?.length ?? 0) === 0 &&
  where === null &&
  groupBy.length === 0 &&
  statistic?.from.kind !== 'typed';
