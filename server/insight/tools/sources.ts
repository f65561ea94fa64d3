import type { AnalysisResult } from '../../../contract/analysis.ts';
import type { Entry } from '../../../reference/entry.ts';
import type { GuidePassage } from './guide-passage.ts';

/** A fact that was given to the model: where in its passage it stands, and how it was said. */
export interface GivenFact {
  said: string;
  quoteFrom: number;
  quoteTo: number;
}

/** Something that a sentence may rest on. */
export type Source =
  | { kind: 'passage'; passage: GuidePassage; facts: GivenFact[] }
  | { kind: 'figure'; result: AnalysisResult; title: string; n: number; samples: number }
  | { kind: 'rule'; entry: Entry; survey?: string };

/** What the tools have given to the model in one run, each under the number that a citation names it by. */
export interface Sources {
  /** Gives a passage its number, the same one when it is found again; with a fact that it states. */
  passage(passage: GuidePassage, fact?: GivenFact): number;
  figure(result: AnalysisResult, said: { title: string; n: number; samples: number }): number;
  /** @param survey the publisher, where the entry is a survey’s and no rule */
  rule(entry: Entry, survey?: string): number;
  get(marker: number): Source | undefined;
}

/** No source was given yet. */
export function sourcesOfRun(): Sources {
  const sources: Source[] = [];
  const markers = new Map<string, number>();
  const add = (key: string, source: () => Source): number => {
    const known = markers.get(key);
    if (known !== undefined) return known;
    sources.push(source());
    markers.set(key, sources.length);
    return sources.length;
  };
  return {
    passage(passage, fact) {
      const marker = add(passage.passageId, () => ({ kind: 'passage', passage, facts: [] }));
      const source = sources[marker - 1];
      if (fact !== undefined && source?.kind === 'passage') source.facts.push(fact);
      return marker;
    },
    figure: (result, said) => add(JSON.stringify(result.spec), () => ({ kind: 'figure', result, ...said })),
    rule: (entry, survey) =>
      add(`rule ${entry.id}`, () => ({ kind: 'rule', entry, ...(survey === undefined ? {} : { survey }) })),
    get: (marker) => sources[marker - 1],
  };
}
