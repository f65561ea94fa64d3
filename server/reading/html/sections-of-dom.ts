import type { Section } from '../document.ts';
import { writeSections } from '../section-writer.ts';
import { definitionsOfDom } from './dom-definitions.ts';
import { apart, type DomNode, elementsNamed, silent, visibleText } from './dom-node.ts';
import { isBold, writeParagraphs } from './paragraph-writer.ts';
import { rowOfDom, tableOfDom } from './dom-tables.ts';

const MARK = '• ';
const ELEMENT = 1;
const TEXT = 3;
const headings = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6']);

const rowNames = new Set(['TR']);
const rowHolders = new Set(['THEAD', 'TBODY', 'TFOOT']);

/** A table, or what finds the main content of a page has made of one: another element around its rows. */
const isTable = (node: DomNode): boolean =>
  node.nodeName.toUpperCase() === 'TABLE' ||
  (node.nodeName.toUpperCase() === 'DIV' && elementsNamed(node, rowNames, rowHolders).length > 0);

/** Reads a DOM tree: headings, paragraphs, list items, and tables with their spans. */
export function sectionsOfDom(root: DomNode): Section[] {
  const writer = writeSections();
  const paragraphs = writeParagraphs(writer);
  let pending = '';
  const flush = (isSetBold = false): void => {
    if (pending.startsWith(MARK)) {
      paragraphs.close();
      writer.line(pending);
    } else paragraphs.write(pending, isSetBold);
    pending = '';
  };
  /** Ends the paragraph before what is none. */
  const end = (): void => {
    flush();
    paragraphs.close();
  };
  const walk = (node: DomNode): void => {
    if (node.nodeType === TEXT) {
      pending += (node.textContent ?? '').replaceAll(/\s+/g, ' ');
      return;
    }
    if (node.nodeType !== ELEMENT) return;
    const name = node.nodeName.toUpperCase();
    if (silent.has(name)) return;
    if (name === 'BR') flush();
    else if (headings.has(name)) {
      end();
      writer.heading(visibleText(node), Number(name.slice(1)));
    } else if (name === 'DL' || isTable(node)) {
      end();
      const { table, lines } = name === 'DL' ? definitionsOfDom(node) : tableOfDom(node);
      writer.table(table, lines);
    } else if (name === 'TR') {
      end();
      writer.line(rowOfDom(node));
    } else if (apart.has(name)) {
      // A paragraph within an item goes on behind the item's mark.
      if (pending !== MARK) flush();
      if (name === 'LI') pending = MARK;
      for (const child of node.childNodes) walk(child);
      if (pending !== MARK) flush(isBold(node));
      if (name === 'LI') pending = '';
    } else for (const child of node.childNodes) walk(child);
  };
  walk(root);
  end();
  return writer.done();
}
