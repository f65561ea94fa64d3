/** Programs in the order in which they are looked for: most of them also name others, for the sake of old pages. */
const programs: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (list: typeof programs, text: string): string | null =>
  list.find(([mark]) => mark.test(text))?.[1] ?? null;

/** A device as its owner would name it, such as "Chrome on Windows", by what its program says of itself. */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const parts = [firstOf(programs, text), firstOf(systems, text)].filter((part) => part !== null);
  return parts.length === 0 ? 'Unknown device' : parts.join(' on ');
}
