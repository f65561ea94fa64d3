import { marked } from 'marked';
import type { Extraction } from './document.ts';
import { blocksOfHtml } from './read-html.ts';

/** Whether a text is written in Markdown: by its name, or by headings and tables that nothing else uses. */
export function isMarkdown(text: string, name: string): boolean {
  if (/\.(?:md|markdown)$/i.test(name)) return true;
  const marks = text.match(/^#{1,6} \S|^\|?[ :-]*-{3,}[ :-]*\|/gm)?.length ?? 0;
  return marks >= 2;
}

/** Reads Markdown: front matter gives the title, template tags of site generators are dropped. */
export function readMarkdown(text: string): Extraction {
  const front = /^\s*---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  const stated = front && /^title:[ \t]*["']?(.+?)["']?[ \t]*$/m.exec(front[1] ?? '')?.[1];
  const body = (front ? text.slice(front[0].length) : text)
    .replaceAll(/\{%[\s\S]{0,500}?%\}/g, '')
    .replaceAll(/\{\{[<%][\s\S]{0,500}?[%>]\}\}/g, '');
  const html = marked.parse(body, { async: false, gfm: true });
  return { type: 'txt', title: stated ?? null, pages: [{ page: 1, blocks: blocksOfHtml(html) }] };
}
