import { expect, it } from 'vitest';
import { citeSentences, type TreeNode } from './cite-sentences.ts';

const element = (tagName: string, ...children: (TreeNode | string)[]): TreeNode => ({
  type: 'element',
  tagName,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

/** The tree as a line: sentences that cite in braces with their sources, chips in square brackets. */
function line(node: TreeNode): string {
  const inside = (node.children ?? []).map(line).join('');
  if (node.type === 'text') return (node.value ?? '').replaceAll('\u2060', '');
  if (node.tagName === 'sup') return `[${inside}]`;
  if (node.tagName === 'span') return `{${String(node.properties?.['dataSources'])}:${inside}}`;
  return node.tagName === 'p' ? inside : `<${node.tagName}>${inside}</${node.tagName}>`;
}

function cited(...children: (TreeNode | string)[]): string {
  const tree = element('p', ...children);
  citeSentences()(tree);
  return line(tree);
}

it('wraps a sentence with the markers that follow it, before or after its full stop', () => {
  expect(cited('It gives 16 weeks 【1】. It pays all of it.【2】 And more.')).toBe(
    '{1:It gives 16 weeks[1]. }{2:It pays all of it.[2]} And more.',
  );
});

it('keeps two sources of one sentence together and leaves sentences without any alone', () => {
  expect(cited('No source here. Ten days【1】【3】, twelve later【1】.')).toBe(
    'No source here. {1 3:Ten days[1][3], twelve later[1].}',
  );
});

it('finds markers inside emphasis', () => {
  expect(cited('Up to ', element('strong', '6% 【2】'), ' of pay.')).toBe('{2:Up to <strong>6%[2]</strong> of pay.}');
});

it('reads several numbers and names after a dagger, and drops what is no number', () => {
  expect(cited('A【1, 4†guide 7】 b【source】 c')).toBe('{1 4:A[1][4] b c}');
});

it('shows nothing of a marker that is still arriving', () => {
  expect(cited('Sixteen weeks 【')).toBe('Sixteen weeks');
});

it('goes into lists without wrapping a nested list', () => {
  expect(
    cited(element('ul', element('li', 'One【1】', element('ul', element('li', 'Two'))))).replaceAll(/\s/g, ''),
  ).toBe('<ul><li>{1:One[1]}<ul><li>Two</li></ul></li></ul>');
});
