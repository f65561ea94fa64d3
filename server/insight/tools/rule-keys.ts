import { ruleWords } from '../../../contract/vocabulary/rule-words.ts';
import { lazily } from '../../language/lazily.ts';
import { keysOf, type Token, tokensOf } from '../../language/tokens.ts';

/** Words that hold a question together and tell no rule from another. */
const small = new Set(
  `a about actually all am an and any anybody anyone are as at be been but by can could did do does else end ever everybody everyone extra for from
  get gets getting give go goes going got gets had happen happens has have having he her here him his how also i if in into is it its just
  let long make makes making man many may me might much must my myself need now of off ok okay on one or our out own per please plus right
  say shall she should so some somebody someone something still such than that the client clients shop outfit startup biz their them then there they thing things this those to
  up us want wants was we were what whats when where whether which while who whole whom whose why will with woman work works would yet
  you your boss business colleague company employee employees employer employers firm folks guy member members organization people person staff
  staffer team worker workers required require requires mandatory law legal legally allowed days months weeks years day month week year under hi hello before
  earlier later last previous prior next account accounts going else`.split(/\s+/),
);

/** Ideas of `ruleWords` by the keys of their names, and how many words the longest of those names has. */
const ideas = lazily(() => {
  const names = ruleWords.flatMap((same, at) => same.map((name) => [keysOf(name), `idea ${at}`] as const));
  const byName = new Map(names.map(([keys, idea]) => [keys.join(' '), idea]));
  return { byName, longest: Math.max(...names.map(([keys]) => keys.length)) };
});

/** What a text says, in order: an idea where some words name one, else each word by its key. Small words only inside of names. */
export function ruleKeysOf(text: string): string[] {
  const words = tokensOf(text).filter(({ isMark }) => !isMark);
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const { key, length } = longestAt(words, at);
    if (key !== null) said.push(key);
    at += length;
  }
  return said;
}

/** A year asks for a number of it and for no rule. */
const YEAR = /^(?:19|20)\d\d$/;

function longestAt(words: readonly Token[], at: number): { key: string | null; length: number } {
  const { byName, longest } = ideas();
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const idea = byName.get(
      words
        .slice(at, at + length)
        .map(({ key }) => key)
        .join(' '),
    );
    if (idea !== undefined) return { key: idea, length };
  }
  const word = words[at];
  const isTelling = word !== undefined && !small.has(word.low) && !YEAR.test(word.key);
  return { key: isTelling ? word.key : null, length: 1 };
}
