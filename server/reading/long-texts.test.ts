import { afterAll, expect, test } from 'vitest';
import { openExtractor } from '../library/extract/extractor.ts';
import { safeHtmlOfPage } from './safe-html.ts';

const extractor = openExtractor();
afterAll(() => extractor.close());

const text = 'Dental care is covered in full.';

// Where reading compares all with all, each of these takes longer than a reader may: then it is refused.
test.each([
  ['marks of emphasis that never end', 'marks.md', `# Plan\n\n${text}\n\n${'*a_'.repeat(80_000)}`],
  ['struck text that never ends', 'struck.md', `# Plan\n\n${text}\n\n${'~~a ~b'.repeat(60_000)}`],
  ['a line of dashes', 'dashes.md', `# Plan\n\n${text}\n\n|${'-'.repeat(200_000)}x\n`],
  ['comments that never end', 'comments.txt', `${text}\n\n${'<!-- '.repeat(400_000)}`],
  ['a cell on each of very many lines', 'cells.txt', `${text}\n\n${'| a\n'.repeat(100_000)}`],
  ['a value on each of very many lines', 'values.txt', `${text}\n\n${'Visit | $20 | $30\n'.repeat(50_000)}`],
  ['very many columns', 'wide.md', `# Plan\n\n${text}\n\n| a |\n|${'--|'.repeat(4000)}\n${'| a | b |\n'.repeat(4000)}`],
  ['a line of two megabytes without a space', 'line.txt', `${text}\n\n${'a'.repeat(2_000_000)}`],
  ['a line of a script without spaces', 'script.txt', `${text}\n\n${'年'.repeat(300_000)}`],
  [
    'words on a very long line, and a short one beneath it',
    'words.txt',
    `${text}\n${'ab cd '.repeat(100_000)}.\nShort line\n${'some more words '.repeat(5)}`,
  ],
  ['very many parts of a copied table', 'parts.txt', `${text}\n\n${'Visits\nOffice visit $20 $30\n'.repeat(30_000)}`],
  ['a line of strokes', 'strokes.txt', `${text}\n\n${'| '.repeat(200_000)}a`],
])('%s: it is read to its end, in passages that a screen can show', async (_, name, content) => {
  const { passages } = await extractor.read({ name, bytes: Buffer.from(content) });
  expect(passages.map((passage) => passage.text).join('\n')).toContain(text);
  expect(Math.max(...passages.map((passage) => passage.text.length))).toBeLessThanOrEqual(3_000);
});

test('a word that never ends is cut, in the text and in the page that is shown', async () => {
  const page = `<h1>Plan</h1><p>${text}</p><p>${'a'.repeat(1_000_000)}</p>`;
  const { passages } = await extractor.read({ name: 'word.html', bytes: Buffer.from(page) });
  const said = passages.map((passage) => passage.text).join('\n');
  expect(said).toContain(text);
  expect(said).toContain('1,000,000 characters without a space');
  expect(said.length).toBeLessThan(5_000);
  const shown = safeHtmlOfPage(Buffer.from(page));
  expect(shown).toContain(text);
  expect(shown.length).toBeLessThan(5_000);
});
