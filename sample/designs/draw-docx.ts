import {
  AlignmentType, BorderStyle, Document, Footer, Header, HeadingLevel, Packer, PageNumber, Paragraph, ShadingType, Table, TableCell, TableRow, TextRun, WidthType,
} from 'docx'; // prettier-ignore
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type DrawnGuide, type Run, runsOf } from '../file-lines.ts';
import { columnShares } from './design.ts';
import { type Palette, paletteOf } from './palette.ts';

/** Writes a guide as a chapter of a Word handbook: real headings, tables and lists. */
export async function drawDocx(guide: DrawnGuide): Promise<Uint8Array> {
  const palette = paletteOf(guide.employer);
  const face = guide.by.number % 3 === 0 ? 'Georgia' : 'Calibri';
  const heading = (size: number) => ({
    run: { size, bold: true, color: hex(palette.main), font: face },
    paragraph: { spacing: { before: 280, after: 100 } },
  });
  const document = new Document({
    title: guide.title,
    creator: guide.employer,
    description: 'Modelled guide of an invented employer (sample library)',
    styles: {
      default: {
        document: { run: { font: face, size: 21 }, paragraph: { spacing: { after: 110 } } },
        title: heading(44),
        heading1: heading(30),
        heading2: heading(25),
      },
    },
    sections: [
      {
        headers: { default: new Header({ children: [aside(guide.by.legalName)] }) },
        footers: { default: new Footer({ children: [pageNumber(guide)] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(guide.title)] }),
          rule(palette),
          ...guide.passages.flatMap(({ heading: text, level, starts, text: said }) => [
            ...(starts
              ? [new Paragraph({ heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2, text })]
              : []),
            ...runsOf(said).flatMap((run) => drawRun(run, palette)),
          ]),
        ],
      },
    ],
  });
  return undated(await Packer.toBuffer(document), guide.planYear);
}

const hex = (colour: string): string => colour.slice(1);

const aside = (text: string): Paragraph =>
  new Paragraph({ alignment: AlignmentType.RIGHT, children: [new TextRun({ text, size: 16, color: '6B7280' })] });

const rule = ({ second }: Palette): Paragraph =>
  new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 12, color: hex(second), space: 1 } } });

const pageNumber = ({ planYear }: DrawnGuide): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({ children: [`Plan year ${planYear}  -  `, PageNumber.CURRENT], size: 16, color: '6B7280' }),
    ],
  });

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

function drawRun(run: Run, palette: Palette): (Paragraph | Table)[] {
  switch (run.kind) {
    case 'paragraph':
      return [new Paragraph({ text: run.text })];
    case 'list':
      return run.items.map((item) => new Paragraph({ text: item, bullet: { level: 0 } }));
    case 'table':
      return [drawTable(run.rows, palette), new Paragraph('')];
    default:
      return run satisfies never;
  }
}

const WIDTH = 9000;

function drawTable(rows: readonly (readonly string[])[], { main, tint }: Palette): Table {
  const widths = columnShares(rows).map((share) => Math.round(share * WIDTH));
  const cellOf = (text: string, column: number, row: number): TableCell =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 50, bottom: 50, left: 90, right: 90 },
      ...(row === 0 || column === 0
        ? { shading: { type: ShadingType.CLEAR, fill: hex(row === 0 ? main : tint) } }
        : {}),
      children: [
        new Paragraph({
          spacing: { after: 0 },
          children: [new TextRun({ text, bold: row === 0, ...(row === 0 ? { color: 'FFFFFF' } : {}) })],
        }),
      ],
    });
  return new Table({
    columnWidths: widths,
    width: { size: WIDTH, type: WidthType.DXA },
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          ...(row === 0 && { tableHeader: true }),
          children: cells.map((text, column) => cellOf(text, column, row)),
        }),
    ),
  });
}
