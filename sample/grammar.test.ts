import { expect, test } from 'vitest';
import { makeSampleGuides } from './make-guides.ts';
import { type Part, say, templatesSaid } from './words/grammar.ts';
import { Random } from './random.ts';

const guides = [...makeSampleGuides(400)];

/** How a text may begin and end: its letters there, and '' where it may be empty. */
interface Edges {
  firsts: Set<string>;
  lasts: Set<string>;
  /** Places where two words could meet without a blank. */
  joined: string[];
}

const isWord = (letter: string): boolean => /[\p{L}\d]/u.test(letter);

function edgesOf(part: Part): Edges {
  if (typeof part === 'string')
    return { firsts: new Set([part[0] ?? '']), lasts: new Set([part.at(-1) ?? '']), joined: [] };
  if ('hole' in part) return { firsts: new Set(['x']), lasts: new Set(['x']), joined: [] };
  const all = part.choices.map(edgesOfAll);
  return {
    firsts: new Set(all.flatMap(({ firsts }) => [...firsts])),
    lasts: new Set(all.flatMap(({ lasts }) => [...lasts])),
    joined: all.flatMap(({ joined }) => joined),
  };
}

function edgesOfAll(parts: readonly Part[]): Edges {
  let firsts = new Set(['']);
  let lasts = new Set(['']);
  const joined: string[] = [];
  for (const part of parts) {
    const next = edgesOf(part);
    joined.push(...next.joined);
    if ([...lasts].some(isWord) && [...next.firsts].some(isWord)) joined.push(JSON.stringify(part));
    const rest = (set: Set<string>): string[] => [...set].filter((letter) => letter !== '');
    if (firsts.has('')) firsts = new Set([...rest(firsts), ...next.firsts]);
    lasts = next.lasts.has('') ? new Set([...lasts, ...rest(next.lasts)]) : next.lasts;
  }
  return { firsts, lasts, joined };
}

test('no template joins two words', () => {
  say(new Random('a mistake'), 'Networks change[|during the year], so [ask|look].');
  const faults = [...templatesSaid()].flatMap(([template, parts]) => {
    const { joined } = edgesOfAll(parts);
    return joined.length === 0 ? [] : [template];
  });
  expect(templatesSaid().size).toBeGreaterThan(400);
  expect(faults).toEqual(['Networks change[|during the year], so [ask|look].']);
});

test('no line doubles a word or a blank, or lacks the stop between or after its sentences', () => {
  const ends = /[.:;?!,]$|team$|^Human Resources, |^The people team at /;
  const begins =
    /[a-z] (?:The|If|You|Your|It|This|These|They|We|Ask|Call|In|When|There|Each|Every|Most|Some|For|A|An) [a-z]/;
  const faults = guides.flatMap(({ employer, passages }) =>
    passages
      .flatMap(({ text }) => text.split('\n'))
      .filter((line) => !line.includes(' | '))
      .map((line) => line.replaceAll(employer, 'Employer'))
      .filter(
        (line) =>
          / {2}| [.,;:?!]|\b(\p{L}+) \1\b/iu.test(line) ||
          (!line.startsWith('•') && !ends.test(line)) ||
          begins.test(line),
      ),
  );
  expect(faults).toEqual([]);
});
