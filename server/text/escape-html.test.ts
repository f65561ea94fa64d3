import { expect, test } from 'vitest';
import { docsPage } from '../http/docs-page.ts';
import { htmlPage } from '../library/render-passages.ts';
import { render } from '../mail/render.ts';
import { escapeHtml } from './escape-html.ts';

test('text can end neither a tag nor an attribute', () => {
  expect(escapeHtml(`<a href='x' title="y">&amp;`)).toBe('&lt;a href=&#39;x&#39; title=&quot;y&quot;&gt;&amp;amp;');
});

test('every page and mail of the server escapes the single quote too', () => {
  expect(htmlPage("Ada's guide", '')).toContain('<title>Ada&#39;s guide</title>');
  expect(render({ subject: '', htmlBody: "<a title='{{x}}'>" }, { x: "' onclick='y" }).html).toBe(
    "<a title='&#39; onclick=&#39;y'>",
  );
  expect(docsPage()).not.toMatch(/<p>[^<]*'/);
});
