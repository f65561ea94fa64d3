import type { DrawnGuide, DrawnPassage } from './file-lines.ts';

export interface SampleFile {
  bytes: Uint8Array;
  contentType: string;
  fileName: string;
}

/**
 * The original of a sample guide, which is kept nowhere and drawn from its passages whenever it is asked for. A PDF or
 * text has each passage on its page; the other formats have no pages.
 */
export async function renderSampleFile(guide: DrawnGuide, passages: readonly DrawnPassage[]): Promise<SampleFile> {
  const { fileName } = guide;
  switch (guide.type) {
    case 'docx': {
      const { drawDocx } = await import('./draw-docx.ts');
      const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
      return { bytes: await drawDocx(guide, passages), contentType, fileName };
    }
    case 'html':
    case 'web': {
      const { drawHtml } = await import('./draw-text.ts');
      return { bytes: Buffer.from(drawHtml(guide, passages)), contentType: 'text/html; charset=utf-8', fileName };
    }
    case 'txt': {
      const { drawTxt } = await import('./draw-text.ts');
      return { bytes: Buffer.from(drawTxt(guide, passages)), contentType: 'text/plain; charset=utf-8', fileName };
    }
    case 'doc': {
      const { drawDoc } = await import('./draw-doc.ts');
      return { bytes: drawDoc(guide, passages), contentType: 'application/msword', fileName };
    }
    case 'pdf': {
      const { drawPdf } = await import('./draw-pdf.ts');
      return { bytes: await drawPdf(guide, passages), contentType: 'application/pdf', fileName };
    }
    default:
      return guide.type satisfies never;
  }
}
