/** A picture in a file: a JPEG with its size in dots. */
export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A4's narrower and Letter's shorter side: it prints on both. In points. */
export const PAGE = { width: 595, height: 792 } as const;

const letters = new TextEncoder();

interface Entry {
  head: string;
  bytes: Uint8Array | null;
}

/** The pages of a PDF: each is drawn by commands of its own, and may hold pictures. */
export class PdfFile {
  readonly #objects: Entry[] = [];
  readonly #pages: number[] = [];
  readonly #title: string;

  /** @param title as a string of a PDF */
  constructor(title: string) {
    this.#title = title;
    // Objects are called by their places: 1 the catalogue, 2 the list of pages, 3 and 4 the typefaces.
    this.#objects.push({ head: '', bytes: null }, { head: '', bytes: null }, face('Helvetica'), face('Helvetica-Bold'));
  }

  #add(head: string, bytes: Uint8Array | null = null): number {
    this.#objects.push({ head, bytes });
    return this.#objects.length;
  }

  /** Adds a page that is drawn by `commands`; pictures are called `P0`, `P1` and so on in it. */
  addPage(commands: string, pictures: readonly Picture[]): void {
    const places = pictures.map(({ bytes, width, height }) =>
      this.#add(
        `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8` +
          `/Filter/DCTDecode/Length ${bytes.length}>>`,
        bytes,
      ),
    );
    const drawn = letters.encode(commands);
    const content = this.#add(`<</Length ${drawn.length}>>`, drawn);
    const named = places.map((place, at) => `/P${at} ${place} 0 R`).join('');
    this.#pages.push(
      this.#add(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents ${content} 0 R` +
          `/Resources<</Font<</F0 3 0 R/F1 4 0 R>>/XObject<<${named}>>>>>>`,
      ),
    );
  }

  toBlob(): Blob {
    const kids = this.#pages.map((page) => `${page} 0 R`).join(' ');
    this.#objects[0] = {
      head: '<</Type/Catalog/Pages 2 0 R/Lang(en-US)/ViewerPreferences<</DisplayDocTitle true>>>>',
      bytes: null,
    };
    this.#objects[1] = { head: `<</Type/Pages/Count ${this.#pages.length}/Kids[${kids}]>>`, bytes: null };
    const info = this.#add(`<</Title${this.#title}/Producer(Benesight)>>`);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    const write = (bytes: Uint8Array): void => {
      parts.push(new Uint8Array(bytes));
      length += bytes.length;
    };
    const say = (text: string): void => write(letters.encode(text));
    say('%PDF-1.4\n');
    const places = this.#objects.map(({ head, bytes }, at) => {
      const place = length;
      say(`${at + 1} 0 obj\n${head}\n`);
      if (bytes !== null) {
        say('stream\n');
        write(bytes);
        say('\nendstream\n');
      }
      say('endobj\n');
      return place;
    });
    const start = length;
    const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
    say(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${lines}`);
    say(`trailer\n<</Size ${places.length + 1}/Root 1 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`);
    return new Blob(parts, { type: 'application/pdf' });
  }
}

const face = (name: string): Entry => ({
  head: `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`,
  bytes: null,
});
