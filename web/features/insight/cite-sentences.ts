/** The little of a document tree that is needed here. */
export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** Elements that hold sentences. */
const HOLDERS = new Set(['p', 'li', 'td', 'th', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements that stand between sentences rather than in them. */
const BLOCKS = new Set(['p', 'ul', 'ol', 'table', 'pre', 'blockquote', 'hr']);
/** A marker, or the end of a sentence with the blanks after it. A marker may still be open while the text arrives. */
const CUT = /(?<blank>\s*)【(?<inside>[^】]*)】?|[.!?]+["'”’)\]]*(?:\s+|$|(?=【))/gu;

/** Keeps a chip on the line of the word before it. */
const JOINER = '\u2060';

const text = (value: string): TreeNode => ({ type: 'text', value });
const chip = (marker: number): TreeNode => ({
  type: 'element',
  tagName: 'sup',
  properties: { dataMarker: String(marker) },
  children: [text(String(marker))],
});

/** Gathers nodes into sentences: one that cites something is wrapped, so that it can be lit together with its sources. */
function sentenceGatherer() {
  const out: TreeNode[] = [];
  let nodes: TreeNode[] = [];
  let sources: number[] = [];
  let ended = false;

  function flush(): void {
    if (sources.length === 0) out.push(...nodes);
    else {
      const dataSources = [...new Set(sources)].join(' ');
      out.push({ type: 'element', tagName: 'span', properties: { dataSources }, children: nodes });
    }
    nodes = [];
    sources = [];
    ended = false;
  }

  return {
    add(node: TreeNode, cited: readonly number[] = []): void {
      if (ended) flush();
      nodes.push(node);
      sources.push(...cited);
    },
    /** A marker belongs to the sentence before it, also when that has ended. */
    cite(marker: number): void {
      nodes.push(text(JOINER), chip(marker));
      sources.push(marker);
    },
    end(): void {
      ended = true;
    },
    block(node: TreeNode): void {
      flush();
      out.push(node);
    },
    result(): TreeNode[] {
      flush();
      return out;
    },
  };
}

type Gatherer = ReturnType<typeof sentenceGatherer>;

function gatherText(value: string, into: Gatherer): void {
  let at = 0;
  for (const match of value.matchAll(CUT)) {
    const inside = match.groups?.['inside'];
    const before = value.slice(at, match.index) + (inside === undefined ? match[0] : '');
    if (before !== '') into.add(text(before));
    if (inside === undefined) into.end();
    else for (const number of (inside.split('†')[0] ?? '').match(/\d+/gu) ?? []) into.cite(Number(number));
    at = match.index + match[0].length;
  }
  if (at < value.length) into.add(text(value.slice(at)));
}

/** Emphasis and links: markers inside become chips in place, and are reported. */
function replaceInside(node: TreeNode): { node: TreeNode; cited: number[] } {
  const cited: number[] = [];
  const children = (node.children ?? []).flatMap((child): TreeNode[] => {
    if (child.type !== 'text') {
      const inner = replaceInside(child);
      cited.push(...inner.cited);
      return [inner.node];
    }
    const gathered = sentenceGatherer();
    gatherText(child.value ?? '', gathered);
    return gathered.result().flatMap((part) => {
      const found = part.properties?.['dataSources'];
      if (typeof found !== 'string') return [part];
      cited.push(...found.split(' ').map(Number));
      return part.children ?? [];
    });
  });
  return { node: node.children ? { ...node, children } : node, cited };
}

function gather(children: readonly TreeNode[]): TreeNode[] {
  const into = sentenceGatherer();
  for (const child of children) {
    if (child.type === 'text') gatherText(child.value ?? '', into);
    else if (BLOCKS.has(child.tagName ?? '')) into.block(child);
    else {
      const { node, cited } = replaceInside(child);
      into.add(node, cited);
    }
  }
  return into.result();
}

function walk(node: TreeNode): void {
  for (const child of node.children ?? []) walk(child);
  if (HOLDERS.has(node.tagName ?? '')) node.children = gather(node.children ?? []);
}

/**
 * A plugin for the Markdown of an answer: every marker 【n】 becomes a numbered chip, every sentence with chips is wrapped
 * in a span that names its sources, and markers without a number disappear.
 */
export function citeSentences() {
  return walk;
}
