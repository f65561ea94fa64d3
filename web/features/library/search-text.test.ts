import { expect, test } from 'vitest';
import { findHits, foldPieces, queryPattern, rangeOfHit, type Piece } from './search-text.ts';

/** Each line is a piece that ends a line. */
const lines = (...texts: string[]): Piece[] => texts.map((text) => ({ text, ends: true }));

/** The words of each hit, as they stand in the pieces. */
function found(pieces: readonly Piece[], query: string): string[] {
  const text = foldPieces(pieces);
  const pattern = queryPattern(query);
  if (pattern === null) return [];
  return findHits(text, pattern, 100).map((hit) => {
    const { startPiece, startOffset, endPiece, endOffset } = rangeOfHit(text, hit);
    return pieces
      .slice(startPiece, endPiece + 1)
      .map((piece, index, all) =>
        piece.text.slice(index === 0 ? startOffset : 0, index === all.length - 1 ? endOffset : undefined),
      )
      .join('⏎');
  });
}

test('case, accents, ligatures, quotation marks and dashes make no difference', () => {
  const page = lines('The Café’s BENEFITS — “in full”', 'Oﬃce of ﬁrst choice');
  expect(found(page, "cafe's benefits")).toEqual(['Café’s BENEFITS']);
  expect(found(page, '"IN FULL"')).toEqual(['“in full”']);
  expect(found(page, 'benefits -')).toEqual(['BENEFITS —']);
  expect(found(page, 'office')).toEqual(['Oﬃce']);
  expect(found(page, 'first')).toEqual(['ﬁrst']);
});

test('words are found across blanks, pieces and lines', () => {
  const page = [
    { text: 'Parental', ends: false },
    { text: '  ', ends: false },
    { text: 'leave is', ends: true },
    { text: 'sixteen weeks', ends: true },
  ];
  expect(found(page, 'parental leave')).toEqual(['Parental⏎  ⏎leave']);
  expect(found(page, 'is sixteen')).toEqual(['is⏎sixteen']);
  expect(found(page, ' leave ')).toEqual(['leave']);
});

test('a word that is divided at the end of a line is found whole, and with its hyphen', () => {
  const page = lines(
    'birth parents receive six-',
    'teen weeks for their well-',
    'being',
    'plans A-',
    'B, and 2025-',
    '2026',
  );
  expect(found(page, 'sixteen')).toEqual(['six-⏎teen']);
  expect(found(page, 'well-being')).toEqual(['well-⏎being']);
  expect(found(page, 'a- b')).toEqual(['A-⏎B']);
  expect(found(page, '2025- 2026')).toEqual(['2025-⏎2026']);
});

test('signs that mean something to patterns are looked for as they are', () => {
  const page = lines('Cost: $1,500.00 (single) | 20% [in network] a+b');
  for (const query of ['$1,500.00', '(single) |', '20%', '[in network]', 'a+b']) {
    expect(found(page, query), query).toEqual([query]);
  }
  expect(found(page, '1.500')).toEqual([]);
});

test('hits are counted up to a limit; what is blank looks for nothing', () => {
  const text = foldPieces(lines('a'.repeat(50)));
  const pattern = queryPattern('a');
  expect(pattern && findHits(text, pattern, 7)).toHaveLength(7);
  expect(queryPattern('  \u00ad ')).toBeNull();
  expect(found(lines('a\u00adb 😀 c'), 'ab 😀 c')).toEqual(['a\u00adb 😀 c']);
});
