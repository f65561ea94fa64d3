/** The little of a DOM node that reading needs. */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly childNodes: ArrayLike<DomNode> & Iterable<DomNode>;
  readonly textContent: string | null;
  getAttribute?(name: string): string | null;
}

const ELEMENT = 1;
const TEXT = 3;
/** What shows no text. */
export const silent = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'SVG',
  'MATH',
  'HEAD',
  'TITLE',
  'BUTTON',
  'SELECT',
]);
/** What stands on lines of its own. */
export const apart = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TBODY TFOOT THEAD UL'.split(
    ' ',
  ),
);

/** The text of a cell or heading on one line, with a space where an element or a line ends. */
export function visibleText(node: DomNode): string {
  if (node.nodeType === TEXT) return node.textContent ?? '';
  if (node.nodeType !== ELEMENT) return '';
  const name = node.nodeName.toUpperCase();
  if (silent.has(name)) return '';
  const inner = Array.from(node.childNodes, visibleText).join('');
  return name === 'BR' || apart.has(name) || name === 'TR' || name === 'TD' ? ` ${inner} ` : inner;
}

/** The elements of these names below a node, also those within others that only hold them together. */
export function elementsNamed(node: DomNode, names: ReadonlySet<string>, within: ReadonlySet<string>): DomNode[] {
  return Array.from(node.childNodes).flatMap((child) => {
    const name = child.nodeName.toUpperCase();
    if (names.has(name)) return [child];
    return within.has(name) ? elementsNamed(child, names, within) : [];
  });
}
