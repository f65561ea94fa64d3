/** A point after these ends no sentence. */
const SHORT =
  /(?:^|[\s(*])(?:e\.g|i\.e|etc|vs|U\.S|Rev|Proc|Rul|No|Inc|Co|Corp|St|Jr|Sr|Pub|Stat|approx|Dr|Mr|Ms|Mrs|art|ch|seq|ff|c|Q|A)\.$/iu;
/** "P.L. 119", "Rev. Stat. ch.": a short word with a capital, and no new sentence behind it. */
const NAME = /(?:^|[\s(.])\p{Lu}\p{Ll}{0,3}\.$/u;
/** "*3-3. Retirement Plan:*": the number of a section begins its heading. */
const NUMBERED = /^\s*\*?\d{1,3}(?:[-.]\d{1,3})*\.$/u;
/** "The Berta D. Villares scholarship": a capital alone between two names, and no "Part B" or "Tier A" that ends a sentence. */
const INITIAL =
  /(?<!\p{L})(?!(?:Part|Tier|Plan|Class|Option|Group|Type|Schedule|Section|Exhibit|Category|Hepatitis|Vitamin)\s)\p{Lu}[\p{L}’']+\s\p{Lu}\.$/u;
const NAME_GOES_ON =
  /^\s+(?!(?:The|A|An|In|It|You|Your|We|Our|If|For|This|These|There|They|Nothing|No|All|Each|Employees?|Employers?)\b)\p{Lu}\p{Ll}/u;
const GOES_ON = /^\s+[\d§\p{Ll}]/u;
/** Where a sentence may end: its mark, what closes it, and the markers behind it, before the next word. */
const END = /[.!?][*_)"”’]*(?:\s*【[^】]*】)*[.!?]?(?=\s+[^\s【])/gu;

/**
 * The whole sentences at the beginning of a text that is still coming, and what is left. A line ends one; a marker belongs to the
 * sentence before it.
 */
export function takeSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let start = 0;
  for (let at = text.indexOf('\n', start); at !== -1; at = text.indexOf('\n', start)) {
    sentences.push(...inLine(text.slice(start, at + 1)));
    start = at + 1;
  }
  const open = inLine(text.slice(start));
  const rest = open.pop() ?? '';
  return { sentences: [...sentences, ...open], rest };
}

/** What stands behind a bullet is one thing said, with the markers at its end. */
const BULLET = /^\s*[*-]\s/u;

function inLine(line: string): string[] {
  if (BULLET.test(line)) return [line];
  const parts: string[] = [];
  let start = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    const before = line.slice(start, match.index + 1);
    if (
      SHORT.test(before) ||
      NUMBERED.test(before) ||
      (INITIAL.test(before) && NAME_GOES_ON.test(line.slice(end))) ||
      (NAME.test(before) && GOES_ON.test(line.slice(end)))
    )
      continue;
    parts.push(line.slice(start, end));
    start = end;
  }
  return [...parts, line.slice(start)].filter((part) => part !== '');
}
