import { networkOf, payerOf, tierOf } from './aspects.ts';
import { isValue } from './cells.ts';
import { isTitle, type Line } from './lines.ts';
import { isPlanLike } from './plans.ts';

interface Texted {
  text: string;
}

/** "Mail order | 90 days", "Deductible | Embedded": a remark beside a label that heads the rows beneath it. */
export const headsRows = ([label, remark, ...rest]: readonly Texted[]): boolean =>
  rest.every(({ text }) => text === '') &&
  /^(?:(?:non-?)?embedded|aggregate|up to a \d+.*|(?:up to )?\d+[- ]days?(?: supply)?|combined)\*{0,2}$/.test(
    remark?.text ?? '',
  ) &&
  (/mail|retail|supply|pharmacy|prescription|\brx\b/.test(label?.text ?? '') ||
    /embedded|aggregate|combined/.test(remark?.text ?? ''));

/** "HSA eligible | No | Yes": what may stand between two rows of heads. */
export const saysYesOrNo = ({ cells }: { cells: readonly string[] }): boolean =>
  cells.every((cell) => /^(?:yes|no|n\/a|)$/.test(cell));

/** "Common medical event | Services you may need | You pay": the first column groups the labels in the second. */
export const isGrouped = ([first, second, third]: readonly Texted[]): boolean =>
  third !== undefined &&
  /event|category|type|benefit/.test(first?.text ?? '') &&
  /^(?:covered )?services?\b/.test(second?.text ?? '');

/** A row that opens a group has the group's name before its label: one cell more than the heads, which leave it out. */
export const isGroupRow = ({ cells: written }: Line, heads: readonly Texted[], cells: readonly Texted[]): boolean =>
  written.length === heads.length + 1 &&
  cells.length > 2 &&
  !isValue(cells[1]?.text ?? '') &&
  (isValue(cells[2]?.text ?? '') || cells.length === written.length);

/** Whether a row behind a title, of another width than the rows before, may head a table of its own: short words all over. */
export const opensTable = (
  cells: readonly Texted[],
  rows: readonly { cells: readonly string[] }[],
  before: Line | undefined,
): boolean =>
  before?.cells.length === 1 &&
  isTitle(before.text) &&
  rows.length > 0 &&
  cells.length > 2 &&
  rows.every((row) => row.cells.length !== cells.length - 1) &&
  cells.every(({ text }) => text !== '' && text.split(' ').length <= 5);

/** Whether a row says again what heads the rows before it: the heads of a table like that one. */
export const repeatsHeads = (
  cells: readonly Texted[],
  { rows, headRows }: { rows: readonly unknown[]; headRows: readonly { cells: readonly Texted[] }[] },
): boolean =>
  rows.length > 0 &&
  headRows.some(
    (head) => head.cells.length === cells.length && head.cells.every(({ text }, at) => text === cells[at]?.text),
  );

const payBand =
  /^(?:[<>]|under|over|up to|less than)? ?\$?\d[\d,.]*k?(?: ?(?:-|to) ?\$?\d[\d,.]*k?)?(?:\+| (?:or|and) (?:more|over|above|higher|less))?$/;

/** "Earnings | <$25k | $25-40k | $40k+": columns of those who earn so much. */
export const ofPayBands = ([label, ...rest]: readonly Texted[]): boolean =>
  rest.length > 1 &&
  /^(?:(?:annual|base|your) )*(?:earnings?|salary|wages?|pay)\b/.test(label?.text ?? '') &&
  rest.every(({ text }) => payBand.test(text) && /k|\d{2},?\d{3}/.test(text));

/** "Basic HRA | Core HRA": plans for the columns of the rows beneath, without anything over the labels. */
export const isSubHead = (
  cells: readonly Texted[],
  { rows }: { rows: readonly { cells: readonly string[] }[] },
): boolean =>
  cells.length > 1 &&
  cells.length === rows.at(-1)?.cells.length &&
  cells.every(({ text }) => (isPlanLike(text) || /\bhra\b/.test(text)) && !isValue(text));

/** The heads over all parts of a table whose parts each have plans of their own; none where it has no such parts. */
export const headsOverParts = <Head extends { cells: readonly Texted[] }>(
  cells: readonly Texted[],
  open: { headRows: readonly Head[]; rows: readonly { cells: readonly string[] }[] },
): Head[] => {
  const isPart = isSubHead(cells, open) && isSubHead(open.headRows.at(-1)?.cells ?? [], open);
  return isPart ? open.headRows.slice(0, -1) : [];
};

/** "Employee + 1": a level that is none of those that are compared. */
const withOne =
  /^(?:employee|associate|team member|ee|you|self|single|member|subscriber) ?(?:\+|&|and|plus) ?(?:1|one|2|two)\b|^(?:two|2)[- ]party/;

/** Whether a text can be nothing but the head of a column: a network, a level, who pays, a year. */
export const strictHead = (text: string): boolean =>
  networkOf(text) !== null ||
  tierOf(text) !== null ||
  payerOf(text) !== null ||
  withOne.test(text) ||
  /^(?:20\d\d.*|.*(?:retail|mail[- ]order).*)$/.test(text);

/** Whether a label is a level that the catalogue does not have. Other levels of the same plan may follow. */
export const isOneMore = (label: string): boolean => withOne.test(label);
