import { expect, test } from 'vitest';
import { readDocument } from '../reading/read-document.ts';
import { splitPassages } from '../reading/split-passages.ts';
import { renderPassages } from './render-passages.ts';

async function pageOf(html: string, most = 100): Promise<string> {
  const { pages } = await readDocument({ name: 'plans.html', bytes: Buffer.from(html) });
  const passages = splitPassages(pages).map((passage, at) => ({ ...passage, id: `${at}` }));
  return /<main>(.*)<\/main>/.exec(renderPassages('Our plans', passages, most))?.[1] ?? '';
}

test('a table is shown with its heads and spans, a list as a list, and nothing of the text as markup', async () => {
  const shown = await pageOf(`<body><h1>Medical</h1><p>R&amp;D &lt;b&gt; and you</p><ul><li>One</li><li>Two</li></ul>
    <table><tr><th></th><th colspan="2">PPO</th></tr><tr><td rowspan="2">Visits</td><td>$20</td><td>40%</td></tr>
    <tr><td></td><td>50%</td></tr></table></body>`);
  expect(shown).toBe(
    '<h1>Our plans</h1><section id="passage-0"><h2>Medical</h2><p>R&amp;D &lt;b&gt; and you</p><ul><li>One</li><li>Two</li></ul>' +
      '<table><tr><th></th><th colspan="2">PPO</th></tr><tr><td rowspan="2">Visits</td><td>$20</td><td>40%</td></tr>' +
      '<tr><td></td><td>50%</td></tr></table></section>',
  );
});

test('of a long text it shows as much as it may, and says that there is more', async () => {
  const shown = await pageOf('<body><h2>One</h2><p>First.</p><h2>Two</h2><p>Second.</p></body>', 1);
  expect(shown).toContain('First.');
  expect(shown).not.toContain('Second.');
  expect(shown).toContain('This guide goes on');
});
