import { type Facet, type FacetKind, facetKinds, facets } from '../../../contract/vocabulary/surveys.ts';
import type { SurveyEntry, SurveyFigure } from '../../../reference/surveys/survey.ts';
import { lazily } from '../../language/lazily.ts';
import { Phrases } from '../../language/phrases.ts';
import { tokensOf } from '../../language/tokens.ts';
import { ruleKeysOf } from './rule-keys.ts';

/** What figures are asked for, of each kind that was named: all of the kind, or some. */
export type AskedFacets = ReadonlyMap<FacetKind, 'all' | ReadonlySet<Facet>>;

const keys = Object.keys(facets) as Facet[];
const kindOf = (facet: Facet): FacetKind => facets[facet].of;
const phrases = new Phrases<Facet>(keys.flatMap((facet) => facets[facet].names.map((name) => [name, facet] as const)));
const kinds = new Phrases<FacetKind>(facetKinds);

/**
 * What a line of questions asks figures by. What the newest says of a kind holds; of other kinds, what was said before.
 *
 * @param texts the newest first
 */
export function askedFacets(texts: readonly string[]): AskedFacets {
  const asked = new Map<FacetKind, 'all' | Set<Facet>>();
  for (const text of texts) {
    const tokens = tokensOf(text);
    const own = new Map<FacetKind, 'all' | Set<Facet>>();
    for (const { value, from } of phrases.all(tokens)) {
      const kind = kindOf(value);
      const held = own.get(kind) ?? new Set<Facet>();
      // "The year before" is no change of plans.
      if (held === 'all' || (kind === 'change' && tokens[from - 1]?.key === 'year')) continue;
      own.set(kind, held.add(value));
    }
    for (const { value } of kinds.all(tokens)) own.set(value, 'all');
    for (const [kind, value] of own) if (!asked.has(kind)) asked.set(kind, value);
  }
  return asked;
}

/** Names of one word: of longer ones a single word may name something else, as "deductible" of "high deductible". */
const facetWords = lazily(
  () =>
    new Set(
      keys.flatMap((facet) =>
        facets[facet].names
          .map((name) => ruleKeysOf(name))
          .filter(({ length }) => length === 1)
          .flat(),
      ),
    ),
);
/** "And single?": words that tell figures of an entry apart, and name no other entry. */
export const areFacets = (words: readonly string[]): boolean => words.every((word) => facetWords().has(word));

/** Figures of an entry that are asked for: by what they are of, then by the words of their labels. */
export function figuresAsked(
  { figures }: SurveyEntry,
  asked: AskedFacets,
  texts: readonly string[],
): readonly SurveyFigure[] {
  let left = ofNumber(figures, texts[0] ?? '') ?? figures;
  for (const kind of new Set(figures.flatMap((one) => one.facets.map(kindOf)))) {
    const wanted = asked.get(kind);
    const plain = left.filter((one) => !one.facets.some((facet) => kindOf(facet) === kind));
    const chosen =
      wanted === undefined
        ? plain
        : left.filter((one) =>
            one.facets.some((facet) => kindOf(facet) === kind && (wanted === 'all' || wanted.has(facet))),
          );
    if (chosen.length > 0) left = chosen;
  }
  return byLabel(left, texts);
}

/** "Large employers (500+)": the figure whose label has the number. */
function ofNumber(figures: readonly SurveyFigure[], text: string): readonly SurveyFigure[] | null {
  const said = (text.match(SIZES) ?? []).filter((one) => !YEAR.test(one));
  const own = figures.filter(({ label }) => (label.match(SIZES) ?? []).some((one) => said.includes(one)));
  return own.length === 0 || own.length === figures.length ? null : own;
}
const SIZES = /\d[\d,]{2,}/g;
const YEAR = /^20\d\d$/;

/** Of several figures those whose own words the question has: "inflation" of wages and inflation. */
function byLabel(figures: readonly SurveyFigure[], texts: readonly string[]): readonly SurveyFigure[] {
  for (const text of texts) {
    const asked = new Set(ruleKeysOf(text));
    const labels = figures.map(({ label }) => new Set(ruleKeysOf(label)));
    const own = labels.map(
      (words) => [...words].filter((word) => asked.has(word) && !labels.every((other) => other.has(word))).length,
    );
    const most = Math.max(0, ...own);
    if (most > 0) return isOneAxis(figures) ? figures : figures.filter((_, at) => own[at] === most);
  }
  return figures;
}

/** What the facets have told apart already is not told apart again by its label. */
const isOneAxis = (figures: readonly SurveyFigure[]): boolean =>
  figures.length > 1 &&
  figures.every((one) => one.facets.length > 0) &&
  new Set(figures.map((one) => one.facets.join())).size === figures.length;
