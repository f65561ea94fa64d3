import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
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
  return Packer.toBuffer(document);
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
