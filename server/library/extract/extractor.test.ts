import { afterEach, expect, test } from 'vitest';
import { openExtractor, type Extractor, type ExtractorOptions } from './extractor.ts';

let extractor: Extractor | undefined;

function open(options: ExtractorOptions = {}): Extractor {
  extractor = openExtractor(options);
  return extractor;
}

afterEach(() => extractor?.close());

const good = { name: 'good.txt', bytes: Buffer.from('Wellness\n\nA stipend of $600 a year.') };

test('a document that takes too long is given up, and the next one is read', async () => {
  const { read } = open({ timeLimit: 4_000 });
  // Every tag opens another element: the deeper it goes the longer each step takes.
  const slow = {
    name: 'slow.html',
    bytes: Buffer.from(`<html><body>${'<div><p><table><tr><td>x'.repeat(200_000)}</body></html>`),
  };
  await expect(read(slow)).rejects.toThrow(/took longer than 4 seconds/);
  expect((await read(good)).pages[0]?.sections[0]?.text).toBe('A stipend of $600 a year.');
});

test('a document that takes too much memory ends the reading process alone', async () => {
  const { read } = open({ heapLimit: 48 });
  const large = { name: 'large.txt', bytes: Buffer.alloc(90_000_000, 'Vision care. ') };
  await expect(read(large)).rejects.toThrow('Reading the file needed more memory than is allowed.');
  expect((await read(good)).type).toBe('txt');
});

test('documents that are asked for at once are read one after the other', async () => {
  const { read } = open();
  const names = ['One plan.', 'Two plans.', 'Three plans.'];
  const read3 = await Promise.all(names.map((text, n) => read({ name: `${n}.txt`, bytes: Buffer.from(text) })));
  expect(read3.map(({ pages }) => pages[0]?.sections[0]?.text)).toEqual(names);
});

test('a closed extractor starts anew when it is asked again', async () => {
  const { read, close } = open();
  await read(good);
  close();
  expect((await read(good)).type).toBe('txt');
});
