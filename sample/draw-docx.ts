import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type DrawnGuide, type DrawnPassage, type Run, runsOf } from './file-lines.ts';

/** Writes a guide as a Word document: real headings, tables and lists. */
export async function drawDocx(guide: DrawnGuide, passages: readonly DrawnPassage[]): Promise<Uint8Array> {
  const document = new Document({
    title: guide.title,
    creator: guide.employer,
    description: 'Modelled guide of an invented employer (sample library)',
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(guide.title)] }),
          ...passages.flatMap(({ heading, text }) => [
            ...(heading === null ? [] : [new Paragraph({ heading: HeadingLevel.HEADING_1, text: heading })]),
            ...runsOf(text).flatMap(drawRun),
          ]),
        ],
      },
    ],
  });
  return undated(await Packer.toBuffer(document), guide.planYear ?? 2025);
}

/**
 * The same guide is the same file, whenever it is drawn: all times in it, its own and those of its parts, are the first
 * day of the plan year.
 */
function undated(docx: Uint8Array, year: number): Uint8Array {
  const parts = unzipSync(docx);
  const properties = parts['docProps/core.xml'];
  if (properties === undefined) throw new Error('A Word document has no properties');
  const dated = strFromU8(properties).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, `${year}-01-01T00:00:00Z`);
  // Zip archives hold local time: the same day on every machine.
  return zipSync({ ...parts, 'docProps/core.xml': strToU8(dated) }, { mtime: new Date(year, 0, 1) });
}

function drawRun(run: Run): (Paragraph | Table)[] {
  switch (run.kind) {
    case 'paragraph':
      return [new Paragraph({ text: run.text })];
    case 'list':
      return run.items.map((item) => new Paragraph({ text: item, bullet: { level: 0 } }));
    case 'table':
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: run.rows.map(
            (cells) =>
              new TableRow({ children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) }),
          ),
        }),
        new Paragraph(''),
      ];
    default:
      return run satisfies never;
  }
}
