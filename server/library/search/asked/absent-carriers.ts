import {
  type CarrierLine,
  carrierLines,
  carriers,
  carriersBesideLine,
  linesOfCarriers,
  otherCarriers,
} from '../../../../contract/vocabulary/carriers.ts';
import { Phrases } from '../../../language/phrases.ts';
import { type Token, tokensOf } from '../../../language/tokens.ts';
import { carriersOf, type LibraryValues } from './known-values.ts';
import type { Span } from './left-words.ts';

/** A carrier that is named and that no guide states or says; guides that state another one of its line are the nearest. */
export interface AbsentCarrier {
  typed: string;
  span: Span;
  metric: `${CarrierLine}.carrier`;
}

interface Meant {
  label: string;
  lines: readonly CarrierLine[];
}

const ownLines = (label: string): readonly CarrierLine[] => linesOfCarriers[label] ?? ['medical'];

const named = new Phrases<Meant>([
  ...carriers.flatMap(({ label, names }) => names.map((name) => [name, { label, lines: ownLines(label) }] as const)),
  ...Object.entries(otherCarriers).map(([label, lines]) => [label, { label, lines }] as const),
]);
const besideLine = new Phrases<Meant>(
  carriersBesideLine.map((label) => [label, { label, lines: ['dental', 'vision'] }] as const),
);

const lineAt = (token: Token | undefined): CarrierLine | undefined => carrierLines.find((line) => line === token?.low);

/**
 * The carriers of a text that no guide names, of any line.
 *
 * @param isSaid whether a passage says some words side by side: what its text names, the index finds
 */
export function absentCarriers(
  text: string,
  known: Pick<LibraryValues, 'namesOf'>,
  isSaid: (words: string) => boolean,
): AbsentCarrier[] {
  const tokens = tokensOf(text);
  const said = tokens.flatMap((token) => lineAt(token) ?? []);
  const held = carrierLines.flatMap((line) => known.namesOf(`${line}.carrier`));
  const beside = besideLine.apart(tokens).filter(({ to }) => lineAt(tokens[to]) !== undefined);
  return [...named.apart(tokens), ...beside].flatMap(({ value, from, to, isExact }): AbsentCarrier[] => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (!isExact || first === undefined || last === undefined || carriersOf(value.label, held).length > 0) return [];
    const span = [first.span[0], last.span[1]] as const;
    const typed = text.slice(...span);
    // A name that is a word of every day is one beside its line alone.
    if (isSaid(carriersBesideLine.includes(value.label) ? `${typed} ${tokens[to]?.low ?? ''}` : typed)) return [];
    const line = value.lines.find((one) => said.includes(one)) ?? value.lines[0] ?? 'medical';
    return [{ typed, span, metric: `${line}.carrier` }];
  });
}
