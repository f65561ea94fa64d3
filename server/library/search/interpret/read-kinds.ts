import type { GuideType } from '../../../../contract/library.ts';
import { firstWords, phraseAt, type TypedWord } from './typed-words.ts';
import type { Found, Reader } from './reading.ts';

/** Plan years: "2025", "2024-2026", "PY2025", "this year". */
export const readYears: Reader = (words, known, isTaken) => {
  const years = known.values('year').map(Number);
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (isTaken(at)) continue;
    const read = yearsAt(words, at);
    if (read === null) continue;
    const planYears = years.filter((year) => year >= read.first && year <= read.last).toSorted();
    const back = isYearName(words[at - 1]) ? 1 : 0;
    if (planYears.length > 0) {
      found.push({ kind: 'year', label: '', filter: { planYears }, from: at - back, to: at + read.length });
    }
    at += read.length - 1;
  }
  const all = [...new Set(found.flatMap((one) => one.filter.planYears ?? []))].toSorted();
  const label = `Plan year ${all.join(' or ')}`;
  return found.map((one) => ({ ...one, label, filter: { planYears: all } }));
};

const isYearName = (word: TypedWord | undefined): boolean => ['py', 'fy', 'cy'].includes(word?.low ?? '');
const asYear = (word: TypedWord | undefined): number | null =>
  /^(?:19|20)\d\d$/.test(word?.text.trim() ?? '') ? (word?.number ?? null) : null;

const since = ['since', 'after', 'from'];
const before = ['before', 'prior to', 'earlier than', 'until', 'up to', 'through'];
const yearsBegin = new Set([...firstWords([...since, ...before]), 'between', 'this', 'current', 'next', 'last']);

function yearsAt(words: readonly TypedWord[], at: number): { first: number; last: number; length: number } | null {
  const year = asYear(words[at]);
  if (year === null && !yearsBegin.has(words[at]?.low ?? '')) return null;
  const now = new Date().getUTCFullYear();
  const said: readonly [string, number][] = [['this', now], ['current', now], ['next', now + 1], ['last', now - 1]]; // prettier-ignore
  const named = said.find(([word]) => phraseAt(words, at, [`${word} year`, `${word} plan year`]) > 0);
  if (named !== undefined) {
    return {
      first: named[1],
      last: named[1],
      length: phraseAt(words, at, [`${named[0]} year`, `${named[0]} plan year`]),
    };
  }
  const from = phraseAt(words, at, since);
  const later = from > 0 && phraseAt(words, at, ['from']) === 0 ? asYear(words[at + from]) : null;
  if (later !== null)
    return { first: phraseAt(words, at, ['after']) > 0 ? later + 1 : later, last: 2200, length: from + 1 };
  const upTo = phraseAt(words, at, before);
  const last = upTo > 0 ? asYear(words[at + upTo]) : null;
  if (last !== null) {
    const isWithin = phraseAt(words, at, ['until', 'up to', 'through']) > 0;
    return { first: 1900, last: isWithin ? last : last - 1, length: upTo + 1 };
  }
  const lead = phraseAt(words, at, ['from', 'between']);
  const start = lead > 0 ? asYear(words[at + lead]) : null;
  const joined = ['to', '-', '–', 'through', 'thru', 'and', 'until'].includes(words[at + lead + 1]?.low ?? '');
  const end = start !== null && joined ? asYear(words[at + lead + 2]) : null;
  if (start !== null && end !== null)
    return { first: Math.min(start, end), last: Math.max(start, end), length: lead + 3 };
  if (year === null) return null;
  const other = ['-', '–', 'to', 'through', 'thru', 'until'].includes(words[at + 1]?.low ?? '')
    ? asYear(words[at + 2])
    : null;
  if (other !== null) return { first: Math.min(year, other), last: Math.max(year, other), length: 3 };
  const onward = phraseAt(words, at + 1, [
    'and later',
    'or later',
    'and after',
    'onward',
    'onwards',
    'and newer',
    'or newer',
    'and on',
    'and up',
    '+',
  ]);
  if (onward > 0) return { first: year, last: 2200, length: 1 + onward };
  const back = phraseAt(words, at + 1, [
    'and earlier',
    'or earlier',
    'and older',
    'or older',
    'and before',
    'or before',
  ]);
  if (back > 0) return { first: 1900, last: year, length: 1 + back };
  const isPlanYear = phraseAt(words, at + 1, ['plan year']) > 0;
  return { first: year, last: year, length: isPlanYear ? 3 : 1 };
}

const formats: readonly [string, readonly GuideType[], readonly string[]][] = [
  ['PDF', ['pdf'], ['pdf', 'pdfs', 'pdf files', 'pdf documents', 'pdf guides']],
  ['Word', ['doc', 'docx'], ['word documents', 'word files', 'word document', 'docx', 'word format', 'doc files']],
  ['Web page', ['web', 'html'], ['web pages', 'web page', 'webpages', 'html', 'html pages', 'html guides']],
  ['Text', ['txt'], ['text files', 'txt', 'plain text files', 'txt files']],
];

/** Formats, and whether guides are modelled: "PDF guides", "sample guides", "imported guides only". */
export const readFormats: Reader = (words, known, isTaken) => {
  const found: Found[] = [];
  const sources: readonly [boolean, string, readonly string[]][] = [
    [true, 'Sample guides', ['sample guides', 'sample guides only', 'sample library', 'modelled guides', 'modeled guides', 'only sample guides']],
    [false, 'Imported guides', ['imported guides', 'imported guides only', 'real guides', 'real guides only', 'no sample guides', 'without sample guides', 'only imported guides', 'only real guides', 'not sample']],
  ]; // prettier-ignore
  for (let at = 0; at < words.length; at += 1) {
    if (isTaken(at)) continue;
    for (const [sample, label, phrases] of sources) {
      const length = phraseAt(words, at, phrases);
      if (length === 0 || !known.values('source').includes(sample ? 'sample' : 'imported')) continue;
      found.push({ kind: 'source', label, filter: { sample }, from: at, to: at + length });
      at += length;
    }
    for (const [label, types, phrases] of formats) {
      const length = phraseAt(words, at, phrases);
      if (length === 0 || !types.some((type) => known.values('format').includes(type))) continue;
      found.push({ kind: 'format', label, filter: { types: [...types] }, from: at, to: at + length });
      at += length;
    }
  }
  return found;
};
