import type { AnalysisResult } from '../../../contract/analysis.ts';

/** Properties that a drawing takes from the page's style sheets: a file has none. */
const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;
const COLOURS: readonly string[] = ['fill', 'stroke'];
const MARGIN = 24;
const LINE = 18;
/** How many letters of a note fit on a line of the picture, for each pixel of its width. */
const LETTERS = 1 / 6.2;

/** A colour as every program knows it: those of today's style sheets do not. */
function plainColour(colour: string): string {
  if (colour === 'none') return colour;
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d');
  if (context === null) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return `rgba(${red},${green},${blue},${(alpha / 255).toFixed(3)})`;
}

/** A copy of a drawing that carries its own style. */
function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  for (const [at, element] of drawing.querySelectorAll<SVGElement>('*').entries()) {
    const style = getComputedStyle(element);
    const own = copies[at];
    for (const property of PROPERTIES) {
      const value = style.getPropertyValue(property);
      if (value !== '') own?.setAttribute(property, COLOURS.includes(property) ? plainColour(value) : value);
    }
    for (const name of ['class', 'tabindex', 'role', 'aria-label', 'aria-hidden', 'data-mark'])
      own?.removeAttribute(name);
  }
  return copy;
}

/** Words as lines of at most so many letters. */
function folded(text: string, most: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

/** Where the page's own style sheet has its typeface from. */
function typeface(): string {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      const isOurs =
        rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes('Instrument');
      const address = isOurs ? /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1] : undefined;
      if (address !== undefined) return new URL(address, sheet.href ?? location.href).href;
    }
  }
  throw new Error('The page has no typeface of its own');
}

async function fontFace(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(typeface())).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return `@font-face{font-family:'Instrument Sans';font-weight:420 570;src:url(data:font/woff2;base64,${text})}`;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

function add(parent: Element, name: string, attributes: Record<string, string | number>, content = ''): Element {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = content;
  parent.append(element);
  return element;
}

/** What stands below a picture: whom it is of, how many, what to keep in mind, and when it was made. */
const footOf = ({ peers, caveats, guidesTotal }: AnalysisResult): string =>
  [
    `${peers}. ${guidesTotal.toLocaleString('en-US')} guides.`,
    ...caveats,
    `Benesight, ${new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}.`,
  ].join(' ');

/** The colour of what stands beside the matter, as the drawing's own ticks have it. */
const softOf = (drawing: SVGSVGElement): string =>
  getComputedStyle(drawing.querySelector('.tick, .n') ?? document.documentElement).fill;

/** A drawing as a file of its own: with its title, its peers, and the letters in it. */
export async function svgOf(result: AnalysisResult, drawing: SVGSVGElement): Promise<string> {
  const [width, height] = [drawing.width.baseVal.value, drawing.height.baseVal.value];
  const foot = folded(footOf(result), Math.floor(width * LETTERS));
  const title = folded(result.chart?.title ?? '', Math.floor(width / 8.5));
  const top = MARGIN + title.length * 22 + 10;
  const whole = { width: width + 2 * MARGIN, height: top + height + 16 + foot.length * LINE + MARGIN };
  const page = getComputedStyle(drawing.closest('figure') ?? document.body);
  const ink = plainColour(page.color);
  const soft = plainColour(softOf(drawing));
  const svg = document.createElementNS(NAMESPACE, 'svg');
  for (const [key, value] of Object.entries({
    xmlns: NAMESPACE,
    ...whole,
    viewBox: `0 0 ${whole.width} ${whole.height}`,
    'font-family': "'Instrument Sans', Arial, sans-serif",
  }))
    svg.setAttribute(key, String(value));
  add(svg, 'style', {}, await fontFace());
  add(svg, 'rect', { width: whole.width, height: whole.height, fill: plainColour(page.backgroundColor) });
  for (const [at, line] of title.entries())
    add(svg, 'text', { x: MARGIN, y: MARGIN + 14 + at * 22, fill: ink, 'font-size': 17, 'font-weight': 570 }, line);
  const place = add(svg, 'g', { transform: `translate(${MARGIN} ${top})` });
  place.append(...styled(drawing).childNodes);
  for (const [at, line] of foot.entries())
    add(svg, 'text', { x: MARGIN, y: top + height + 24 + at * LINE, fill: soft, 'font-size': 11.5 }, line);
  return new XMLSerializer().serializeToString(svg);
}

/** The same as a picture of twice as many points each way. */
export async function pngOf(result: AnalysisResult, drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOf(result, drawing))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width * 2, image.height * 2);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.scale(2, 2);
  context.drawImage(image, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
