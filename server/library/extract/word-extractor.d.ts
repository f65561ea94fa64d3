declare module 'word-extractor' {
  /** A document that was read; its parts are plain text, one line a paragraph. */
  interface WordDocument {
    getBody(): string;
  }
  export default class WordExtractor {
    extract(file: Buffer): Promise<WordDocument>;
  }
}
