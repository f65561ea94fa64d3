import { linesOf, stringOf, widthOf } from './letters.ts';
import { PAGE, PdfFile, type Picture } from './pdf-file.ts';

const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = 60;

interface Words {
  size?: number;
  isBold?: boolean;
  /** Grey, for what stands beside the matter. */
  isSoft?: boolean;
  /** Points before it. */
  gap?: number;
}

/** Writes from the top of a page to its end, and goes on on the next. */
export class Pages {
  readonly #file: PdfFile;
  readonly #foot: string;
  #commands: string[] = [];
  #pictures: Picture[] = [];
  #y = PAGE.height - MARGIN;
  #number = 0;

  constructor(title: string, foot: string) {
    this.#file = new PdfFile(stringOf(title));
    this.#foot = foot;
  }

  #line(text: string, x: number, y: number, { size = 10, isBold = false, isSoft = false }: Words): void {
    const colour = isSoft ? '0.4 0.4 0.45 rg' : '0.1 0.1 0.15 rg';
    this.#commands.push(
      `BT ${colour} /F${isBold ? 1 : 0} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td ${stringOf(text)} Tj ET`,
    );
  }

  /** Begins another page where fewer points than these are left. */
  #need(points: number): void {
    if (this.#y - points < BOTTOM) this.#turn();
  }

  #turn(): void {
    this.#number += 1;
    this.#line(`${this.#foot} · ${this.#number}`.replace('·', '-'), MARGIN, BOTTOM - 24, { size: 8, isSoft: true });
    this.#file.addPage(this.#commands.join('\n'), this.#pictures);
    this.#commands = [];
    this.#pictures = [];
    this.#y = PAGE.height - MARGIN;
  }

  text(text: string, words: Words = {}): void {
    const { size = 10, isBold = false, gap = 4 } = words;
    const height = size * 1.4;
    this.#y -= gap;
    for (const line of linesOf(text, size, isBold, WIDTH)) {
      this.#need(height);
      this.#y -= height;
      this.#line(line, MARGIN, this.#y, words);
    }
  }

  picture(picture: Picture): void {
    const scale = Math.min(WIDTH / picture.width, (PAGE.height - 2 * MARGIN - BOTTOM) / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    this.#need(height + 8);
    this.#y -= height + 8;
    const place = `${width.toFixed(1)} 0 0 ${height.toFixed(1)} ${MARGIN} ${this.#y.toFixed(1)}`;
    this.#commands.push(`q ${place} cm /P${this.#pictures.length} Do Q`);
    this.#pictures.push(picture);
  }

  /** A table: names at the left, figures at the right of their columns. Cells that are too long are cut. */
  table(heads: readonly string[], rows: readonly (readonly string[])[], isFigure: (column: number) => boolean): void {
    const size = heads.length > 6 ? 7 : 8.5;
    const shares = heads.map((_, at) => (isFigure(at) ? 1 : 1.8));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const widths = shares.map((share) => (share / whole) * WIDTH);
    const lefts = widths.map((_, at) => MARGIN + widths.slice(0, at).reduce((sum, width) => sum + width, 0));
    const write = (cells: readonly string[], words: Words, lines: number): void => {
      const height = size * 1.35 * lines + 3;
      this.#need(height);
      for (const [at, cell] of cells.entries()) {
        const [left = 0, width = 0] = [lefts[at], widths[at]];
        for (const [line, text] of linesOf(cell, size, words.isBold === true, width - 6)
          .slice(0, lines)
          .entries()) {
          const right = left + width - 6 - widthOf(text, size, words.isBold === true);
          const y = this.#y - size * 1.35 * (line + 1);
          this.#line(text, isFigure(at) ? right : left, y, { ...words, size });
        }
      }
      this.#y -= height;
      this.#commands.push(`0.85 G 0.5 w ${MARGIN} ${this.#y.toFixed(1)} m ${MARGIN + WIDTH} ${this.#y.toFixed(1)} l S`);
    };
    this.#y -= 8;
    write(heads, { isBold: true, isSoft: true }, 4);
    for (const row of rows) write(row, {}, 2);
  }

  end(): Blob {
    this.#turn();
    return this.#file.toBlob();
  }
}
