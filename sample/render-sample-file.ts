import { designOf } from './designs/design.ts';
import type { DrawnGuide } from './file-lines.ts';

export interface SampleFile {
  bytes: Uint8Array;
  contentType: string;
  fileName: string;
}

/**
 * The original of a sample guide, which is kept nowhere and drawn whenever it is asked for. A PDF or
 * text has each passage on its page; the other formats have no pages.
 */
export async function renderSampleFile(guide: DrawnGuide): Promise<SampleFile> {
  const { fileName } = guide;
  switch (guide.type) {
    case 'docx': {
      const { drawDocx } = await import('./designs/draw-docx.ts');
      const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
      return { bytes: await drawDocx(guide), contentType, fileName };
    }
    case 'html':
    case 'web': {
      const { drawHtml } = await import('./designs/draw-html.ts');
      return { bytes: Buffer.from(drawHtml(guide)), contentType: 'text/html; charset=utf-8', fileName };
    }
    case 'txt': {
      const { drawTxt } = await import('./designs/draw-text.ts');
      return { bytes: Buffer.from(drawTxt(guide)), contentType: 'text/plain; charset=utf-8', fileName };
    }
    case 'doc': {
      const { drawDoc } = await import('./designs/draw-doc.ts');
      return { bytes: drawDoc(guide), contentType: 'application/msword', fileName };
    }
    case 'pdf': {
      const { drawPdf } = await import('./designs/draw-pdf.ts');
      return {
        bytes: await drawPdf(guide, designOf(guide.family, guide.maker)),
        contentType: 'application/pdf',
        fileName,
      };
    }
    default:
      return guide.type satisfies never;
  }
}
