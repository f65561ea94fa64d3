/** What says that a text is a page as a crawler saved it, with all that stands around its content. */
const SKIP = /\[skip (?:to|navigation)[^\]\n]{0,40}\]\([^)\n]*\)/i;
/** A list item that is a link to another page and nothing else. */
const LINK = /^\s*[*+-]\s+\[[^\]\n]*\]\(https?:[^)\n]*\)\s*$/;
const ITEM = /^\s*[*+-]\s/;
const FEWEST = 3;
/** Of a menu nearly all items are links. */
const SHARE = 0.8;

/** A saved page without its menus: lists of links alone, and the link that skips them. */
export function withoutMenus(text: string): string {
  if (!SKIP.test(text)) return text;
  const kept: string[] = [];
  let items: string[] = [];
  const close = (): void => {
    const links = items.filter((line) => LINK.test(line)).length;
    if (links < FEWEST || links < items.length * SHARE) kept.push(...items);
    items = [];
  };
  for (const line of text.split('\n')) {
    if (ITEM.test(line)) items.push(line);
    else {
      close();
      kept.push(line.replace(SKIP, ''));
    }
  }
  close();
  return kept.join('\n');
}
