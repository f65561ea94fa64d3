import type { AnalysisResult } from '../../../contract/analysis.ts';
import { svgOf } from '../answer/picture-of.ts';
import type { Picture } from './pdf-file.ts';

/** A drawing as a picture for paper: in the light colours, whatever the screen has. */
export async function jpegOf(result: AnalysisResult, drawing: SVGSVGElement): Promise<Picture> {
  const stage = document.createElement('figure');
  stage.dataset['theme'] = 'light';
  stage.style.cssText = 'position:absolute;left:-9999px;top:0;color:var(--ink)';
  const lead = drawing.closest<HTMLElement>('[data-lead]')?.dataset['lead'];
  if (lead !== undefined) stage.dataset['lead'] = lead;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  stage.append(copy);
  document.body.append(stage);
  try {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOf(result, copy))}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width * 2, image.height * 2);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser draws no pictures');
    context.scale(2, 2);
    context.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    return { bytes: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
  } finally {
    stage.remove();
  }
}
