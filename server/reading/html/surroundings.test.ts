import { expect, test } from 'vitest';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { readHtml } from './read-html.ts';

const linesOf = (body: string, isForm = false): string[] =>
  readHtml(new TextEncoder().encode(`<html><body>${body}</body></html>`), undefined, () => isForm)
    .pages.flatMap(({ sections }) => sections)
    .flatMap(({ heading, text }) => [heading ?? '', ...text.split('\n')])
    .filter((line) => line !== '');

const links = (...names: string[]): string =>
  `<ul>${names.map((name) => `<li><a href="/${name.toLowerCase()}">${name}</a></li>`).join('')}</ul>`;
const text = '<p>Everybody has eleven paid holidays and three weeks of paid vacation in each calendar year.</p>';

test('what is marked as standing around the content of a page is left out, whatever it says', () => {
  const page = `<header><p>Harbor Mills people site</p></header><div role="dialog"><p>We keep some files on your machine.</p></div>
    <div class="cookie-bar"><p>Fine with me</p></div><main><h1>Time away</h1>${text}${text}<footer><p>Ask Dana.</p></footer></main>
    <aside><p>Two offices move in May.</p></aside><footer><p>All rights reserved.</p></footer>`;
  const lines = linesOf(page);
  expect(lines).toContain('Time away');
  for (const gone of ['Harbor Mills', 'machine', 'Fine', 'offices', 'rights'])
    expect(lines.join(' ')).not.toContain(gone);
});

test('what is marked so and holds the title, or most of the words, stays', () => {
  expect(linesOf(`<header><h1>Time away</h1>${text}</header><p>Ask Dana.</p>`)).toContain('Time away');
  expect(linesOf(`<aside>${text}${text}</aside><p>Ask Dana.</p>`).join(' ')).toContain('eleven');
});

test('lists of links before the first heading, behind the last text, twice or to the same page are menus', () => {
  const page = `${links('Start', 'Teams', 'Places')}<h2>Time away</h2><ul><li><a href="#days">Days</a></li><li><a href="#weeks">Weeks</a></li>
    <li><a href="#years">Years</a></li></ul>${text}${links('Red', 'Green', 'Blue')}${text}${links('Red', 'Green', 'Blue')}${text}
    <h3>Find us</h3>${links('Maps', 'Phones', 'Letters')}`;
  expect(linesOf(page).filter((line) => !line.startsWith('Everybody'))).toEqual(['Time away']);
});

test('a list of links within the text, or with words of its own, stays', () => {
  const own =
    '<ul><li><a href="/a">Vision</a> is free</li><li><a href="/b">Dental</a> costs $4 a month</li><li>401(k)</li></ul>';
  const lines = linesOf(`<h2>Plans</h2>${text}${links('Vision', 'Dental', 'Life')}${own}${text}`);
  expect(lines).toEqual(expect.arrayContaining(['• Vision', '• Vision is free', '• Dental costs $4 a month']));
});

test('what says a value, or has a title of its own, is no surroundings', () => {
  const section = '<section><header><h2>Doctor visits</h2><p>Ask Dana first.</p></header></section>';
  const perks =
    '<ul><li><a href="/v">Vacation: 15 days</a></li><li><a href="/s">Rest: 8 days</a></li><li><a href="/b">Moving</a></li></ul>';
  const lines = linesOf(`${text}${section}<aside><p>Each visit: $20</p></aside>${text}${perks}`, true);
  expect(lines).toEqual(
    expect.arrayContaining(['Doctor visits', 'Ask Dana first.', 'Each visit: $20', '• Rest: 8 days']),
  );
});

test('of a text in Markdown only what leads to its own parts is a menu', () => {
  const words = 'Everybody has eleven paid holidays and three weeks of paid vacation in each year.';
  const perks = '* [Gym](https://example.org/)\n* [Books](https://example.org/t)\n* [Trains](https://example.org/p)\n';
  const { pages } = readMarkdown(`# Perks\n\n${perks.replaceAll('https://example.org/', '#')}\n${words}\n\n${perks}`);
  expect(pages[0]?.sections.map(({ text: own }) => own)).toEqual([`${words}\n• Gym\n• Books\n• Trains`]);
});
