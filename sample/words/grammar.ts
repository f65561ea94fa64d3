import type { Random } from '../random.ts';

/** What stands in the holes of a template. */
export type Words = Readonly<Record<string, string | number>>;

export type Part = string | { hole: string } | { choices: Part[][] };

const parsed = new Map<string, Part[]>();

/** The templates that were said so far, by their parts: what a test looks through. */
export const templatesSaid = (): ReadonlyMap<string, Part[]> => parsed;

/**
 * Says a template: "[a|b]" is one of its choices, which may hold choices themselves, and "{name}" a word that is given.
 * The same random numbers say it the same way.
 */
export function say(random: Random, template: string, words: Words = {}): string {
  let parts = parsed.get(template);
  if (parts === undefined) {
    parts = parse(template);
    parsed.set(template, parts);
  }
  // A choice may be to say nothing: then two spaces meet, or one stands before a mark.
  return join(random, parts, words)
    .replaceAll(/ +(?=[ .,;:?])/g, '')
    .trim();
}

function join(random: Random, parts: readonly Part[], words: Words): string {
  let said = '';
  for (const part of parts) {
    if (typeof part === 'string') said += part;
    else if ('hole' in part) said += wordOf(part.hole, words);
    else said += join(random, part.choices[Math.floor(random.next() * part.choices.length)] ?? [], words);
  }
  return said;
}

function wordOf(hole: string, words: Words): string {
  const word = words[hole];
  if (word === undefined) throw new Error(`Nothing is given for {${hole}}`);
  return String(word);
}

function parse(template: string): Part[] {
  const text = template
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\| ?/g, '|')
    .trim();
  const stack: Part[][][] = [[[]]];
  const add = (part: Part): void => void stack.at(-1)?.at(-1)?.push(part);
  for (const [token] of text.matchAll(/[[\]|]|\{\w+\}|[^[\]|{]+/g)) {
    if (token === '[') stack.push([[]]);
    else if (token === '|') stack.at(-1)?.push([]);
    else if (token === ']') {
      const choices = stack.pop() ?? [];
      add({ choices });
    } else add(token.startsWith('{') ? { hole: token.slice(1, -1) } : token);
  }
  const [[whole] = []] = stack;
  if (stack.length !== 1 || whole === undefined) throw new Error(`A bracket is open in: ${text.slice(0, 60)}`);
  return whole;
}

/** A text under a heading, as templates: paragraphs, and items that begin with "• ". */
export interface Script {
  key: string;
  heading: string;
  lines: readonly string[];
}

/**
 * Reads scripts: each begins with "== key: heading"; paragraphs stand apart by blank lines, items begin with "- ", and a line that
 * begins with "?word " is said only where that word is given.
 */
export function scripts(text: string): Script[] {
  return text
    .split(/^== /m)
    .slice(1)
    .map((one) => {
      const [first = '', ...rest] = one.split('\n');
      const [, key = '', heading = ''] = /^([\w-]+): (.+)$/.exec(first) ?? [];
      const lines = rest
        .join('\n')
        .split(/\n\s*\n|\n(?=- )/)
        .map((line) => line.trim().replace(/^- /, '• '))
        .filter((line) => line !== '');
      return { key, heading, lines };
    });
}

/** The lines of a script, said. */
export function sayLines(random: Random, { lines }: Pick<Script, 'lines'>, words: Words): string[] {
  return lines.flatMap((line) => {
    const [, condition, rest] = (line.startsWith('?') && /^\?(\w+) ([^]*)$/.exec(line)) || [];
    if (condition !== undefined && words[condition] === undefined) return [];
    // What stands in a hole may begin a sentence: "the Sage Bridge health plan".
    return [say(random, rest ?? line, words).replaceAll(/(?:^|[.!?] (?=the ))[a-z]?/g, (begin) => begin.toUpperCase())];
  });
}
