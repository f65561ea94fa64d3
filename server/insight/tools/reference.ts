import { z } from 'zod';
import { type FoundRules, toolNames } from '../../../contract/insight-tools.ts';
import { lawTopics, type LawTopicKey } from '../../../contract/vocabulary/law-topics.ts';
import { type SubjectKey, subjects } from '../../../contract/vocabulary/subjects.ts';
import { entries } from '../../../reference/entries.ts';
import { type Entry, figureYears, sayFigure } from '../../../reference/entry.ts';
import { lawAsked } from '../../language/law-asked.ts';
import type { ModelTool } from '../../outside/model.ts';
import { correctionOf } from './correct-premise.ts';
import { findLaw, ofPlaces, placeOfRule } from './find-law.ts';
import { findRules, type FittingRule, unspokenBy } from './find-rules.ts';
import type { RunParts } from './run-parts.ts';
import { stateOutside, verdictOf } from './verdict-of.ts';

const keys = Object.keys(subjects) as [SubjectKey, ...SubjectKey[]];
const lawKeys = Object.keys(lawTopics) as [LawTopicKey, ...LawTopicKey[]];
const Input = z.object({
  query: z.string().trim().min(1).max(400).describe('What is asked, in words.'),
  topics: z.array(z.enum(keys)).max(6).nullish(),
  year: z.int().min(1990).max(2100).nullish().describe('The year of numbers; all years where absent.'),
  near: z.array(z.string()).max(8).nullish().describe('Ids of rules that were spoken of right before.'),
  stay: z.string().nullish().describe('Id of the one of them that the question stays with: it comes first.'),
  law: z
    .object({ topic: z.enum(lawKeys), places: z.array(z.string().max(3)).max(8) })
    .nullish()
    .describe('A topic of state law, with the codes of the states asked about; none for what holds in all.'),
  case: z.string().max(2_000).nullish().describe('The case as the person told it, with its numbers.'),
  premises: z.array(z.number()).max(8).nullish().describe('Numbers that the question takes for true, to be put right.'),
});

const MOST = 4;
/** A rule that fits less may not be the one that a number belongs to. */
const SURE = 0.55;

/** The rules of the field, each with its authority. */
export function reference({ sources }: Pick<RunParts, 'sources'>): ModelTool {
  return {
    name: toolNames.reference,
    description:
      'Rules of US benefits practice with their numbers by year and their source: COBRA, ACA, ERISA, HSA, FSA, 401(k), ' +
      'FMLA, Section 125, Medicare, parity, state leave and more. Numbers of the law come from here only.',
    input: Input,
    step: () => 'Looking up the rules…',
    run: (input): Promise<FoundRules> => {
      const { query, topics, year, premises, near, stay, law, case: told } = Input.parse(input);
      const asked = { query, premises: premises ?? [], year: year ?? null };
      const named = law?.places ?? lawAsked({ text: query, corrections: [] }).places;
      // What goes on about the law of a state is of no other one.
      const places = named.length > 0 ? named : placeOfRule(near?.[0]);
      const find = (words: string): readonly FittingRule[] =>
        ofPlaces(findRules(withoutNumbers(words, premises ?? []), topics ?? [], near ?? []), places);
      const all = find(query);
      const parts = (near ?? []).length > 0 ? [] : ruleOfEachPart(query, find);
      const ofLaw = law === null || law === undefined ? null : findLaw(law, all);
      const several = parts.length > 0 ? parts : eachSubject(all, topics ?? []);
      const found = (ofLaw === null ? kept(several, stay ?? null) : ofLaw.found).slice(0, MOST);
      const isKnown = figureYears.some((one) => one === year);
      return Promise.resolve({
        query,
        entries: found.map(({ entry, fit, said, named }, at) => ({
          marker: sources.rule(entry),
          id: entry.id,
          title: entry.title,
          rule: entry.rule,
          figures: (entry.figures ?? []).map(({ label, unit, by, checked }) => ({
            label,
            values: Object.entries(by).flatMap(([of, value]) =>
              value === null || (isKnown && typeof by[year ?? 0] === 'number' && Number(of) !== year)
                ? []
                : [{ year: Number(of), said: sayFigure(unit, value), checked: checked?.[Number(of)] !== undefined }],
            ),
          })),
          exceptions: entry.exceptions ?? null,
          appliesTo: entry.appliesTo,
          planDecides: entry.planDecides,
          counsel: entry.counsel,
          checked: entry.checked !== undefined,
          correction: at === 0 && fit >= SURE && !isOwnCase(told ?? '') ? correctionOf(entry, asked) : null,
          verdict:
            at === 0 && ofLaw !== null
              ? ofLaw.verdict
              : at === 0 && fit >= SURE
                ? (verdictOf(entry, told ?? query, near?.includes(entry.id) === true) ??
                  stateOutside(entry, told ?? query))
                : null,
          source: entry.source,
          unspoken: at === 0 ? unspokenBy(entry, query).slice(0, 3) : [],
          asOf: entry.asOf,
          fit,
          said: isOfOtherSection(query, entry) ? 0 : Math.max(said, named),
          isAsked: at < parts.length,
        })),
      });
    },
  };
}

/** "We have 60 employees, so it applies, right?": the number is theirs, and not the rule's. */
const isOwnCase = (told: string): boolean =>
  /\b(?:we|our (?:company|firm|client)|client|i) (?:have|has|are|had|employ|employs|were|only have|just hit)\b[^.?!]{0,20}\d/i.test(
    told,
  );

/** A number that may be wrong leads to no rule. */
const withoutNumbers = (query: string, numbers: readonly number[]): string =>
  numbers.reduce(
    (text, number) => text.replaceAll(new RegExp(String.raw`(?<![\d.,])${number}(?![\d.,]*\d)`, 'g'), ' '),
    query,
  ) || query;

/** How well a part of a question must ask for its own rule by a name. */
const BY_NAME = 0.5;

/** "The HSA limit and the minimum deductible of an HDHP": the rule of each part, where each names one of its own; else none. */
function ruleOfEachPart(query: string, find: (words: string) => readonly FittingRule[]): readonly FittingRule[] {
  const parts = query.split(/,?\s+(?:and|plus|&)\s+|[;?]\s+/iu);
  const best = parts.flatMap((part) => find(part).slice(0, 1)).filter(({ named }) => named >= BY_NAME);
  const ids = new Set(best.map(({ entry }) => entry.id));
  return parts.length > 1 && best.length === parts.length && ids.size > 1
    ? best.filter(({ entry }, at) => best.findIndex((one) => one.entry.id === entry.id) === at)
    : [];
}

/** The rule that a question stays with comes first, as the one that is surely meant. */
function kept(found: readonly FittingRule[], id: string | null): readonly FittingRule[] {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) return found;
  const others = found.filter((one) => one.entry !== entry);
  return [{ entry, fit: 1, said: 1, named: 1 }, ...others];
}

/** Of a question about several subjects of the law that no rule has together, the best rule of each comes first, and all are meant. */
function eachSubject(found: readonly FittingRule[], topics: readonly SubjectKey[]): readonly FittingRule[] {
  const best = topics.flatMap((topic) => found.find(({ entry }) => entry.topics.includes(topic)) ?? []);
  const first = [...new Set(best)];
  const most = Math.max(0, ...first.map(({ fit }) => fit));
  const isOfAll = found.some(({ entry }) => topics.every((topic) => entry.topics.includes(topic)));
  if (first.length < 2 || isOfAll) return found;
  return [...first.map((one) => ({ ...one, fit: most, said: 1 })), ...found.filter((one) => !first.includes(one))];
}

/** A law is named by its section, and the rule is of another one: "section 409A". */
function isOfOtherSection(query: string, entry: Entry): boolean {
  const [, section] = /(?:\bsection|§)\s*(\d+)/iu.exec(query) ?? [];
  return (
    section !== undefined && !`${entry.names.join(' ')} ${entry.title} ${entry.rule} ${entry.source}`.includes(section)
  );
}
