/** The time of a moment in a zone, as `15:41`. */
export function timesIn(zone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return (at) => format.format(at);
}

/** Cents as a plain amount: `49.00`. */
export const moneyText = (cents: number): string => (cents / 100).toFixed(2);

/** Typographic characters that the fonts of every PDF reader have beside those of Latin-1. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** A text in characters that these fonts have: marks are dropped where a letter has none there, and what is left becomes `?`. */
export function printable(text: string): string {
  const known = (letter: string): boolean => (letter >= ' ' && letter <= 'ÿ') || EXTRA.has(letter);
  return Array.from(text.normalize('NFC'), (letter) => {
    if (known(letter)) return letter;
    const [plain = ''] = letter.normalize('NFKD');
    return known(plain) ? plain : '?';
  }).join('');
}
