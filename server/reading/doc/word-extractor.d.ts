declare module 'word-extractor' {
  /** A document that was read; its parts are plain text, one line a paragraph. */
  interface WordDocument {
    /** @param options with `filterUnicode: false`, quotes and dashes stay as they were typed */
    getBody(options?: { filterUnicode?: boolean }): string;
  }
  export default class WordExtractor {
    extract(file: Buffer): Promise<WordDocument>;
  }
}
