import { type DrawnGuide, type Run, runsOf } from '../file-lines.ts';

/** Writes a guide as a Word 97 document: plain text, the cells of a row apart by tabs. */
export function drawDoc({ title, passages }: DrawnGuide): Uint8Array {
  const paragraphs = passages.flatMap(({ heading, starts, text }) => [
    ...(starts ? [heading] : []),
    ...runsOf(text).flatMap(docRun),
    '',
  ]);
  return renderWord97([title, '', ...paragraphs].map((line) => `${line}\r`).join(''));
}

function docRun(run: Run): string[] {
  if (run.kind === 'paragraph') return [run.text];
  return run.kind === 'list' ? run.items.map((item) => `• ${item}`) : run.rows.map((row) => row.join('\t'));
}

const SECTOR = 512;
/** Streams shorter than this are stored another way, which these files need not. */
const LEAST = 4096;
const TEXT_AT = 1536;

/** Writes a Word 97 document that holds plain text: one piece, no formatting. Paragraphs end with `\r`. */
export function renderWord97(text: string, options: { encrypted?: boolean } = {}): Uint8Array {
  const word = Buffer.alloc(sectorsFor(TEXT_AT + text.length * 2));
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(0xc1, 2);
  word.writeUInt16LE(0x0200 | (options.encrypted === true ? 0x0100 : 0), 0x0a);
  word.writeUInt32LE(TEXT_AT, 0x18);
  word.writeUInt32LE(text.length, 0x4c);
  word.write(text, TEXT_AT, 'utf16le');
  const table = Buffer.alloc(LEAST);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(TEXT_AT, 15);
  word.writeUInt32LE(21, 0x1a6);
  return Uint8Array.from(compoundFile(word, table));
}

const sectorsFor = (bytes: number): number => Math.max(LEAST, Math.ceil(bytes / SECTOR) * SECTOR);

/** The small file system around a document: a header, the two streams, their directory, the chains of sectors. */
function compoundFile(word: Buffer, table: Buffer): Buffer {
  const wordSectors = word.length / SECTOR;
  const tableSectors = table.length / SECTOR;
  const directoryAt = wordSectors + tableSectors;
  const chains = Buffer.alloc(SECTOR, 0xff);
  const chain = (from: number, count: number): void => {
    for (let sector = from; sector < from + count; sector += 1) {
      chains.writeInt32LE(sector === from + count - 1 ? -2 : sector + 1, sector * 4);
    }
  };
  chain(0, wordSectors);
  chain(wordSectors, tableSectors);
  chain(directoryAt, 1);
  chains.writeInt32LE(-3, (directoryAt + 1) * 4);

  const header = Buffer.alloc(SECTOR, 0);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeInt32LE(1, 44);
  header.writeInt32LE(directoryAt, 48);
  header.writeInt32LE(LEAST, 56);
  header.writeInt32LE(-2, 60);
  header.writeInt32LE(-2, 68);
  header.fill(0xff, 76);
  header.writeInt32LE(directoryAt + 1, 76);
  const directory = Buffer.concat([
    entry('Root Entry', 5, { child: 1, start: -2, size: 0 }),
    entry('WordDocument', 2, { right: 2, start: 0, size: word.length }),
    entry('1Table', 2, { start: wordSectors, size: table.length }),
    Buffer.alloc(128),
  ]);
  return Buffer.concat([header, word, table, directory, chains]);
}

interface Entry {
  right?: number;
  child?: number;
  start: number;
  size: number;
}

function entry(name: string, type: number, { right = -1, child = -1, start, size }: Entry): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeInt32LE(-1, 68);
  bytes.writeInt32LE(right, 72);
  bytes.writeInt32LE(child, 76);
  bytes.writeInt32LE(start, 116);
  bytes.writeInt32LE(size, 120);
  return bytes;
}
