import { carrierMetrics, isKnown, type Kind, knownCarriers, notItsCarrier } from './known-carriers.ts';
import type { Candidate, Sentence } from '../sentence.ts';

const inBrackets = /\b(medical|health|dental|vision)(?: (?:insurance|coverage|plan|benefits))? \(([^)]{3,40})\)/g;

/** "Medical (Aetna), dental (Guardian)": known carriers in brackets behind what they insure. */
export function namedInBrackets({ text, original, kind }: Sentence): Candidate[] {
  if (kind === 'row' || /disabilit|\blife\b|spouse's|former/.test(text)) return [];
  return Array.from(text.matchAll(inBrackets)).flatMap(({ index, 0: whole, 1: told, 2: name = '' }): Candidate[] => {
    const about: Kind = told === 'dental' || told === 'vision' ? told : 'medical';
    const from = index + whole.length - 1 - name.length;
    return isKnown(about, name) && name.split(' ').length <= 5
      ? [{ metric: carrierMetrics[about], words: original.slice(from, from + name.length), confidence: 0.86 }]
      : [];
  });
}

const forKinds =
  /^ for (?:your )?((?:medical|health|dental|vision)(?:(?:,| and|,? &|, and| ?\/) (?:medical|health|dental|vision))*)\b/;

/** "Through Aetna for medical and Guardian for dental and vision": known carriers, each with what it is for. */
export function namedForKinds({ text, original, kind }: Sentence): Candidate[] {
  if (kind === 'row' || !/ for (?:your )?(?:medical|health|dental|vision)/.test(text)) return [];
  return (['medical', 'dental', 'vision'] as const).flatMap((about) =>
    Array.from(text.matchAll(knownCarriers[about])).flatMap(({ index, 0: name }): Candidate[] => {
      const [, told = ''] = forKinds.exec(text.slice(index + name.length)) ?? [];
      return told.includes(about) || (about === 'medical' && told.includes('health'))
        ? [{ metric: carrierMetrics[about], words: original.slice(index, index + name.length), confidence: 0.88 }]
        : [];
    }),
  );
}

const throughEach =
  /\b(medical|health|dental|vision)(?: (?:insurance|coverage|plans?|benefits?))?(?: (?:is|are|(?:is |are )?(?:provided|offered|administered|covered)))? (?:through|by|with|via|from) /g;

/** "Dental is through Guardian and vision through VSP": known carriers, each behind what it insures. */
export function namedAfterKinds({ text, original, kind }: Sentence): Candidate[] {
  if (kind === 'row' || !/(?:through|by|with|via|from) /.test(text) || notItsCarrier.test(text)) return [];
  return Array.from(text.matchAll(throughEach)).flatMap(({ index, 0: whole, 1: told }): Candidate[] => {
    const about: Kind = told === 'dental' || told === 'vision' ? told : 'medical';
    const from = index + whole.length;
    const name = Array.from(text.slice(from).matchAll(knownCarriers[about]))[0];
    return name === undefined || name.index > 0
      ? []
      : [{ metric: carrierMetrics[about], words: original.slice(from, from + name[0].length), confidence: 0.86 }];
  });
}
