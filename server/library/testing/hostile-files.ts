import { strToU8, zipSync } from 'fflate';
import { renderWord97 } from '../../../sample/designs/draw-doc.ts';
import { makeSampleGuides } from '../../../sample/make-guides.ts';
import { Random } from '../../../sample/random.ts';
import { renderSampleFile, type SampleFile } from '../../../sample/render-sample-file.ts';
import { drawPdf } from './documents.ts';
import { overlappingZip } from './overlapping-zip.ts';

/** A file that somebody may bring, whole or not. */
export interface HostileFile {
  name: string;
  bytes: Uint8Array;
}

type Damage = (bytes: Uint8Array, random: Random) => Uint8Array;

/** A part of the bytes; never nothing, which is a case of its own. */
const cut: Damage = (bytes, random) => bytes.slice(0, random.int(1, bytes.length - 1));

const flip: Damage = (bytes, random) => {
  const damaged = Uint8Array.from(bytes);
  for (let times = random.int(1, 60); times > 0; times -= 1) {
    damaged[random.int(0, damaged.length - 1)] = random.int(0, 255);
  }
  return damaged;
};

const hole: Damage = (bytes, random) => {
  const from = random.int(0, bytes.length - 1);
  const to = Math.min(bytes.length, from + random.int(1, 4000));
  return Uint8Array.from([...bytes.slice(0, from), ...bytes.slice(to)]);
};

const doubled: Damage = (bytes, random) => {
  const at = random.int(0, bytes.length);
  return Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(0, 3000), ...bytes.slice(at)]);
};

const noise: Damage = (bytes, random) => Uint8Array.from(bytes, () => random.int(0, 255));

const zeros: Damage = (bytes, random) => {
  const damaged = Uint8Array.from(bytes);
  const from = random.int(0, damaged.length - 1);
  return damaged.fill(0, from, from + random.int(1, damaged.length));
};

const damages: readonly [Damage, ...Damage[]] = [cut, flip, hole, doubled, noise, zeros];
const endings = ['pdf', 'docx', 'doc', 'txt', 'html', 'md'] as const;

/** `count` files, the same every time: a few that are made to do harm, then good documents that were damaged. */
export async function* hostileFiles(count: number): AsyncGenerator<HostileFile> {
  const made = await madeToHarm();
  yield* made.slice(0, count);
  const guides = [...makeSampleGuides(60)];
  const originals = shorterHalf(await Promise.all(guides.map((guide) => renderSampleFile(guide))));
  for (let number = made.length; number < count; number += 1) {
    const random = new Random(`hostile ${number}`);
    const original = originals[number % originals.length];
    if (original === undefined) return;
    const own = endingOf(original);
    const ending = random.chance(0.2) ? random.pick(endings) : own;
    yield { name: `${number}.${ending}`, bytes: random.pick(damages)(original.bytes, random) };
  }
}

const endingOf = ({ fileName }: SampleFile): string => fileName.slice(fileName.lastIndexOf('.') + 1);

/** Of each kind of file the shorter half: what damage does to a document does not depend on how many pages follow. */
function shorterHalf(files: readonly SampleFile[]): SampleFile[] {
  const bySize = files.toSorted((a, b) => a.bytes.length - b.bytes.length);
  const sizesOf = (ending: string): SampleFile[] => bySize.filter((file) => endingOf(file) === ending);
  return files.filter((file) => {
    const alike = sizesOf(endingOf(file));
    return alike.indexOf(file) < alike.length / 2;
  });
}

/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF of one page with the drawing `content`, which may draw `form` as X; `catalog` is added to its catalogue. */
function pdfOf(content: string, { catalog = '', form = '' }: { catalog?: string; form?: string }): string {
  const resources = '/Resources<</Font<</F 4 0 R>>/XObject<</X 6 0 R>>>>';
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 5 0 R${resources}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Type/XObject/Subtype/Form/BBox[0 0 9 9]${resources}/Length ${form.length}>>stream\n${form}\nendstream`,
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}

async function madeToHarm(): Promise<HostileFile[]> {
  const deep = (open: string, close: string, times: number): string => open.repeat(times) + close.repeat(times);
  const zip = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files, { level: 6 });
  const bomb = new Uint8Array(40 * 1024 * 1024);
  const nested = zip({ 'word/document.xml': zip({ 'word/document.xml': bomb }) });
  const spreadsheet = zip({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<workbook/>') });
  const xml = (body: string): Uint8Array =>
    strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    );
  const entities = strToU8(
    `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${String.fromCharCode(98 + at)} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`).join('')}]><d>&j;</d>`,
  );
  const text = (name: string, content: string): HostileFile => ({ name, bytes: Buffer.from(content) });
  return [
    ...endings.map((ending) => ({ name: `empty.${ending}`, bytes: new Uint8Array(0) })),
    ...endings.map((ending) => ({ name: `blank.${ending}`, bytes: Buffer.from(' \n\t '.repeat(50)) })),
    { name: 'bomb.docx', bytes: zip({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': bomb }) },
    { name: 'nested.docx', bytes: nested },
    { name: 'overlap.docx', bytes: overlappingZip('word/document.xml', 1024 * 1024, 2000) },
    {
      name: 'entities.docx',
      bytes: zip({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': entities }),
    },
    {
      name: 'deep.docx',
      bytes: zip({
        '[Content_Types].xml': strToU8('<Types/>'),
        'word/document.xml': xml(deep('<w:p>', '</w:p>', 20_000)),
      }),
    },
    {
      name: 'elsewhere.docx',
      bytes: zip({
        '[Content_Types].xml': strToU8('<Types/>'),
        'word/document.xml': strToU8(
          '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>',
        ),
        'word/_rels/document.xml.rels': strToU8(
          '<Relationships><Relationship Id="r" Type="image" Target="http://127.0.0.1:1/x" TargetMode="External"/></Relationships>',
        ),
      }),
    },
    { name: 'spreadsheet.docx', bytes: spreadsheet },
    { name: 'spreadsheet.pdf', bytes: spreadsheet },
    { name: 'rich.doc', bytes: Buffer.from(`{\\rtf1\\ansi ${'Dental care is covered. '.repeat(20)}}`) },
    { name: 'huge.pdf', bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), new Uint8Array(101 * 1024 * 1024)]) },
    { name: 'escape.docx', bytes: zip({ '../../../etc/passwd': strToU8('x'), 'word/document.xml': xml('') }) },
    { name: 'encrypted.doc', bytes: renderWord97('Secret benefits.\r'.repeat(20), { encrypted: true }) },
    { name: 'encrypted.pdf', bytes: await drawPdf((pdf) => pdf.text('Secret benefits'), { userPassword: 'unknown' }) },
    { name: 'pages.pdf', bytes: await drawPdf((pdf) => Array.from({ length: 300 }, () => pdf.addPage())) },
    { name: 'scan.pdf', bytes: await drawPdf((pdf) => pdf.image(DOT, 0, 0, { width: 600, height: 700 })) },
    text('deep.html', deep('<div>', '</div>', 40_000)),
    text('tables.html', `${'<table><tr><td>'.repeat(2000)}Vision ${'</td></tr></table>'.repeat(2000)}`),
    text('script.html', `<script>while(true){}</script><p onclick="x()">${'Dental '.repeat(100)}</p>`),
    text('wide.md', `| a |\n|${'--|'.repeat(4000)}\n${'| a | b |\n'.repeat(4000)}`),
    text('rule.md', `| a |\n|${'-'.repeat(1000)}x\n`.repeat(2)),
    text('line.txt', 'a'.repeat(2_000_000)),
    text('words.txt', 'word '.repeat(400_000)),
    text('bars.txt', '| '.repeat(200_000)),
    text('marks.md', '#'.repeat(100_000)),
    text('lists.md', Array.from({ length: 3000 }, (_, at) => `${'  '.repeat(at % 400)}- item`).join('\n')),
    text('link.md', '['.repeat(50_000)),
    { name: 'utf16.txt', bytes: Buffer.from('\uFEFFDental care is covered in full.', 'utf16le') },
    { name: 'unmarked-utf16.txt', bytes: Buffer.from('Dental care is covered in full.', 'utf16le') },
    text('pages.txt', 'Vision care\f'.repeat(50_000)),
    { name: 'half-utf16.txt', bytes: Buffer.from('\uFEFFDental care is covered', 'utf16le').subarray(0, 31) },
    {
      name: 'latin.txt',
      bytes: Buffer.from('Caf\xe9 benefits: dental care is covered in full for everyone.', 'latin1'),
    },
    { name: 'nul.txt', bytes: Buffer.from(`Dental\0 care ${'\0'.repeat(3000)} is covered`) },
    { name: 'surrogates.html', bytes: Buffer.from('<p>Dental &#xD800; care &#0; is &#x110000; covered in full.</p>') },
    { name: 'program.pdf', bytes: Buffer.from(`MZ${'\x90\x00\x03'.repeat(2000)}`, 'latin1') },
    { name: 'picture.pdf', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
    text(
      'acting.pdf',
      pdfOf('BT /F 12 Tf 9 9 Td (Dental care is covered in full) Tj ET', {
        catalog: '/OpenAction<</S/JavaScript/JS(while(true){})>>/AA<</WC<</S/Launch/F(/bin/sh)>>>>',
      }),
    ),
    text('round.pdf', pdfOf('/X Do', { form: '/X Do /X Do' })),
    {
      name: 'loop.pdf',
      bytes: Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>',
      ),
    },
    {
      name: 'stream.pdf',
      bytes: Buffer.from(
        '%PDF-1.4\n1 0 obj<</Length 999999999>>stream\nBT (x) Tj ET\nendstream endobj\ntrailer<</Root 1 0 R>>',
      ),
    },
  ];
}
