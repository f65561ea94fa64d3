// In this order: 401(k) and its like; 1,500.00; 4.5; words and numbers, with what follows an apostrophe.
const pattern = /\d{3} ?\([a-z]\)|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+|[\p{L}\p{N}]+(?:['’]\p{L}+)*/iuy;

const LETTER = 1;
const DIGIT = 2;
/** By code of an ASCII character: what it is; 0 for anything else. */
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[a-z]/i.test(character) ? LETTER : /\d/.test(character) ? DIGIT : 0;
});
const APOSTROPHE = 39;

/**
 * Where the word that begins at `at` ends; `at` where none begins there. Most words are ASCII letters, which are gone through
 * by hand; the rest is left to a pattern, which says the same of them and takes longer.
 */
export function wordEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) {
    const kind = kinds[code];
    if (kind === 0) return at;
    if (kind === LETTER) {
      const end = asciiWordEnd(text, at);
      if (end > at) return end;
    }
  }
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The same of a word that is all ASCII; `at` where it is not, or may not be. */
function asciiWordEnd(text: string, at: number): number {
  let end = at + 1;
  let code = text.charCodeAt(end);
  while (code < 128 && kinds[code] !== 0) {
    end += 1;
    code = text.charCodeAt(end);
  }
  // Behind an apostrophe come letters alone.
  while (code === APOSTROPHE) {
    let next = end + 1;
    code = text.charCodeAt(next);
    if (code >= 128) return at;
    if (kinds[code] !== LETTER) return end;
    while (code < 128 && kinds[code] === LETTER) {
      next += 1;
      code = text.charCodeAt(next);
    }
    end = next;
  }
  // A letter with an accent, or an apostrophe of a printer, may go on with the word.
  return code >= 128 ? at : end;
}
