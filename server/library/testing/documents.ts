import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import PdfDocument from 'pdfkit';

/** A line of a test document: a heading, a paragraph, or a row of a table. */
export type Line = { heading: string } | { text: string } | { row: string[] };

type PdfOptions = ConstructorParameters<typeof PdfDocument>[0];

/** Draws a PDF; each inner list is a page. */
export async function renderPdf(pages: readonly Line[][], options: PdfOptions = {}): Promise<Uint8Array> {
  return drawPdf((pdf) => {
    pages.forEach((lines, index) => {
      if (index > 0) pdf.addPage();
      for (const line of lines) drawLine(pdf, line);
    });
  }, options);
}

export async function drawPdf(draw: (pdf: PDFKit.PDFDocument) => void, options: PdfOptions = {}): Promise<Uint8Array> {
  const pdf = new PdfDocument({ size: 'LETTER', margin: 72, ...options });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

function drawLine(pdf: PDFKit.PDFDocument, line: Line): void {
  if ('heading' in line) pdf.font('Helvetica-Bold').fontSize(15).text(line.heading).moveDown(0.4);
  else if ('text' in line) pdf.font('Helvetica').fontSize(10).text(line.text).moveDown(0.6);
  else {
    const { y } = pdf;
    pdf.font('Helvetica').fontSize(10);
    line.row.forEach((cell, index) => pdf.text(cell, 72 + index * 160, y, { lineBreak: false }));
    pdf.x = 72;
    pdf.y = y + 16;
  }
}

/** Writes a Word document. Rows that follow each other are one table. */
export async function renderDocx(lines: readonly Line[]): Promise<Uint8Array> {
  const children: (Paragraph | Table)[] = [];
  let rows: TableRow[] = [];
  const closeTable = (): void => {
    if (rows.length > 0) children.push(new Table({ rows }));
    rows = [];
  };
  for (const line of lines) {
    if ('row' in line) {
      rows.push(new TableRow({ children: line.row.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) }));
      continue;
    }
    closeTable();
    children.push(
      'heading' in line
        ? new Paragraph({ text: line.heading, heading: HeadingLevel.HEADING_1 })
        : new Paragraph(line.text),
    );
  }
  closeTable();
  return Uint8Array.from(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}
