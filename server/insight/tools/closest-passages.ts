import { wordings } from '../../../contract/vocabulary/wordings.ts';
import { lazily } from '../../language/lazily.ts';
import { isContent } from '../../language/left.ts';
import { remembered } from '../../language/remembered.ts';
import { keysOf, tokensOf } from '../../language/tokens.ts';
import type { GuidePassage } from './guide-passage.ts';

/** What a word of a question is worth by how a passage speaks of it. */
const WORD = 1;
const STAND_IN = 0.6;
/** A word that is carried on from the talk before. */
const CARRIED = 0.5;
/** In the heading, besides. */
const HEADED = 0.5;
/** What the search thought of it: the first one as much as a rare word, the last one nothing. */
const FOUND = 2;

const lineOf = remembered((text) => ` ${keysOf(text).join(' ')} `);

/** What may stand for a word or a phrase, both as lines of keys. */
const standIns = lazily(() => {
  const groups = wordings.map((group) => group.map(lineOf));
  const all = new Set(groups.flat());
  return new Map(
    [...all].map((one) => [
      one,
      [...new Set(groups.filter((group) => group.includes(one)).flat())].filter((other) => other !== one),
    ]),
  );
});

interface Asked {
  /** How much it counts: what is carried on counts less. */
  share: number;
  own: string;
  others: readonly string[];
}

/** The words of a question, and the phrases of the vocabulary in it, each with what may stand for it. */
function askedIn(query: string, share = 1): Asked[] {
  const line = lineOf(query);
  const phrases = [...standIns().keys()].filter((one) => one.trim().includes(' ') && line.includes(one));
  const words = tokensOf(query)
    .filter((token) => isContent(token) || token.number !== null)
    .map(({ key }) => ` ${key} `);
  const free = words.filter((word) => !phrases.some((phrase) => phrase.includes(word)));
  return [...new Set([...phrases, ...free])].map((own) => ({ share, own, others: standIns().get(own) ?? [] }));
}

/** Words to look for beside those of a question. */
export function otherWords(query: string): string[] {
  return [...new Set(askedIn(query).flatMap(({ others }) => others.map((one) => one.trim())))];
}

/**
 * Passages of one employer, those first that speak of most of a question: of its words, rare ones most, or of what guides say for them.
 *
 * @param hits as the search ranked them, best first
 * @param carried words of the talk before
 */
export function closestPassages<Passage extends GuidePassage>(
  query: string,
  hits: readonly Passage[],
  carried = '',
): Passage[] {
  const typed = askedIn(query);
  const asked = [...typed, ...askedIn(carried, CARRIED).filter(({ own }) => !typed.some((one) => one.own === own))];
  const texts = hits.map(({ heading, text }) => ({ line: lineOf(text), head: lineOf(heading ?? '') }));
  const worth = asked.map(({ own }) =>
    Math.log(1 + hits.length / (1 + texts.filter(({ line, head }) => line.includes(own) || head.includes(own)).length)),
  );
  const said = (text: string, { own, others }: Asked): number =>
    text.includes(own) ? WORD : others.some((one) => text.includes(one)) ? STAND_IN : 0;
  const scores = texts.map(({ line, head }, at) =>
    asked.reduce(
      (sum, one, word) =>
        sum + one.share * (worth[word] ?? 0) * (Math.max(said(line, one), said(head, one)) + HEADED * said(head, one)),
      FOUND * (1 - at / hits.length),
    ),
  );
  return hits
    .map((hit, at) => ({ hit, score: scores[at] ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ hit }) => hit);
}
