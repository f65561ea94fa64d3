import { drawPdf } from '../../server/library/testing/documents.ts';

/** How many pages the long guide has. */
export const LONG = 300;
/** The pages of the long guide that name the zebra fish. */
export const ZEBRA_PAGES = [2, 150, 300];

const SENTENCE =
  'Eligible employees choose a medical plan during open enrollment, and the deductible applies before the plan pays. ';

/** A guide of 300 pages: each says its number, and a few say something that no other does. */
export function longPdf(): Promise<Uint8Array> {
  return drawPdf((pdf) => {
    for (let page = 1; page <= LONG; page += 1) {
      if (page > 1) pdf.addPage();
      pdf.font('Helvetica-Bold').fontSize(18).text(`Part ${page} of the guide`).moveDown();
      pdf.font('Helvetica').fontSize(11);
      if (page === 1) {
        pdf.text('Go to the holidays', { goTo: 'holidays', underline: true }).moveDown();
        pdf.text('The carrier writes about it', { link: 'https://carrier.example/plans', underline: true }).moveDown();
      }
      if (page === 3) {
        pdf.addNamedDestination('holidays');
        pdf.text('Twelve holidays a year are paid.').moveDown();
      }
      for (let paragraph = 0; paragraph < 6; paragraph += 1)
        pdf.text(`${page}.${paragraph} ${SENTENCE.repeat(3)}`).moveDown();
      if (ZEBRA_PAGES.includes(page)) pdf.text(`Zebra fish are insured on page ${page} at no cost to the employee.`);
    }
  });
}
