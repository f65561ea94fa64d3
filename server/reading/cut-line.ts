import { countWords } from './clean-text.ts';

/** Words that a part has where a line is cut, and words that a line may have before it is. */
const GOAL = 120;
export const MOST_WORDS = 180;
/** Characters that a passage has at most, whatever stands for words in it: some scripts have no spaces, some files no sense. */
export const MOST_CHARACTERS = 3_000;

/** A line, or its parts between sentences, else between words, where it is too long. A row of a table stays whole: half of it would be another row. */
export function cutLine(line: string): string[] {
  const isCut = line.length > MOST_CHARACTERS || (countWords(line) > MOST_WORDS && !line.includes(' | '));
  return isCut ? cutSentences(line) : [line];
}

function cutSentences(line: string): string[] {
  const cut: string[] = [];
  let part = '';
  for (const sentence of line.split(/(?<=[.!?]["”’)]?) +(?=[\p{Lu}\d"“(•])/u).flatMap(cutWords)) {
    const isLong = part.length + sentence.length > MOST_CHARACTERS;
    if (part !== '' && (isLong || countWords(part) + countWords(sentence) > GOAL)) {
      cut.push(part);
      part = '';
    }
    part = part === '' ? sentence : `${part} ${sentence}`;
  }
  if (part !== '') cut.push(part);
  return cut;
}

function cutWords(sentence: string): string[] {
  const words = sentence.split(' ');
  if (words.length <= MOST_WORDS && sentence.length <= MOST_CHARACTERS) return [sentence];
  const share = Math.min(GOAL, Math.max(1, Math.floor((words.length * MOST_CHARACTERS) / sentence.length / 2)));
  return Array.from({ length: Math.ceil(words.length / share) }, (_, index) =>
    words.slice(index * share, (index + 1) * share).join(' '),
  ).flatMap(cutCharacters);
}

/** Parts that are not too long, cut between characters. */
function cutCharacters(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + MOST_CHARACTERS;
    // Not between the halves of one.
    const to = /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}
