import { expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

const textOf = async (bytes: Uint8Array, name = 'plan.txt'): Promise<string> => {
  const { pages } = await readDocument({ name, bytes });
  return pages.flatMap(({ sections }) => sections.map(({ heading, text }) => `${heading ?? ''}\n${text}`)).join('\n');
};

/** Saved as hex: nothing here writes these charsets. */
const saved: [charset: string, hex: string, says: string][] = [
  [
    'Shift-JIS',
    '8f5d8bc688f582cd944e8ad48f5c88ea93fa82cc974c8b8b8b7889c982f08ee693be82c582ab82dc82b781428e9589c88ea197c382cd91538a7a95e28f9e82b382ea82dc82b78142',
    '有給休暇',
  ],
  [
    'EUC-JP',
    'bdbeb6c8b0f7a4cfc7afb4d6bdbdb0ecc6fca4cecdadb5ebb5d9b2cba4f2bce8c6c0a4c7a4ada4dea4b9a1a3bbf5b2cabca3cec5a4cfc1b4b3dbcae4bdfea4b5a4eca4dea4b9a1a3',
    '有給休暇',
  ],
  [
    'GB18030',
    'c3bfcebbd4b1b9a4c3bfc4eacfedd3d0caaed2bbccecb4f8d0bdbcd9c6daa1a3d1c0bfc6bba4c0edc8abb6eeb3d0b1a3a1a3',
    '带薪假期',
  ],
  [
    'Big5',
    'a843a6ecadfba475a843a67ea8c9a6b3a451a440a4d1b161c17eb0b2b4c1a143a4faacecc540b27aa5fec342a9d3ab4fa143',
    '帶薪假期',
  ],
  [
    'EUC-KR',
    'b8f0b5e720c1f7bff8c0ba20bfacb0a3203131c0cfc0c720c0afb1de20c8deb0a1b8a620b9debdc0b4cfb4d92e20c4a1b0fa20c4a1b7e1b4c220c0fcbed720bab8c0e5b5cbb4cfb4d92e',
    '유급 휴가',
  ],
  [
    'KOI8-R',
    'ebc1d6c4d9ca20d3cfd4d2d5c4cec9cb20d0cfccd5dec1c5d420cfc4c9cecec1c4c3c1d4d820cfd0ccc1dec9d7c1c5cdd9c820d0d2c1dac4cec9deced9c820c4cec5ca20d720c7cfc42e',
    'праздничных',
  ],
  [
    'Windows-1251',
    'cae0e6e4fbe920f1eef2f0f3e4ede8ea20efeeebf3f7e0e5f220eee4e8edede0e4f6e0f2fc20eeefebe0f7e8e2e0e5ecfbf520eff0e0e7e4ede8f7edfbf520e4ede5e920e220e3eee42e',
    'праздничных',
  ],
];

test.each(saved)('a text in %s is read', async (_, hex, says) => {
  const bytes = Buffer.from(hex, 'hex');
  expect(await textOf(bytes)).toContain(says);
  const english = Buffer.from('Employee benefits guide. Dental care is covered in full.\n\n'.repeat(40));
  expect(await textOf(Buffer.concat([english, bytes]))).toContain(says);
});

test.each([
  ['Caf\xe9 benefits: dental care is covered in full.', 'Café benefits'],
  [
    '\x93Dental\x94 care \x96 it\x92s covered. Costs: \xa320 or \x8025',
    '“Dental” care – it’s covered. Costs: £20 or €25',
  ],
  ['\x95 Medical\n\x95 Dental\n\x95 Vision care is covered for everyone', '• Vision care'],
  ['Gr\xf6\xdfe, \xdcbernahme, wird vollst\xe4ndig \xfcbernommen.', 'Größe, Übernahme, wird vollständig übernommen.'],
  ['Seize semaines pay\xe9es, d\xe9j\xe0 cr\xe9\xe9es \xe0 No\xebl.', 'Seize semaines payées, déjà créées à Noël.'],
])('text in Latin letters stays what it is, with its quotes and bullets: %j', async (text, says) => {
  expect(await textOf(Buffer.from(text, 'latin1'))).toContain(says);
});

test('a text whose charset cannot be told is refused with what to do', async () => {
  const thaiAndBroken = Buffer.from('a4d9e8c1d7cdff81fe80ff20a4d9e8ff81', 'hex');
  await expect(textOf(thaiAndBroken)).rejects.toThrow(
    'The character encoding of the text cannot be told; save it as UTF-8.',
  );
});
