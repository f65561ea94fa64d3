import { clausesOf, type Modality } from './clauses.ts';
import { matchFormulaIn } from './match-formula.ts';
import type { Statement } from './statements.ts';
import { subjectAt } from './subject.ts';
import type { Unit } from './unit.ts';
import { numberOf, NUMBER } from './amounts.ts';

const years = new RegExp(String.raw`(${NUMBER})[- ]?(?:full )?(years?|months?)`);
const isAtOnce = /\bimmediate(?:ly)?\b|\b(?:on|from) (?:your |the )?(?:first day|day (?:one|1))|\balways (?:100% )?vested|\b100% vested (?:at all times|from|in)|\bno vesting\b/; // prettier-ignore
const isGraded = /\b(?:graded|gradual(?:ly)?|ratably)\b|\d ?%[^.;]{0,20} (?:per|each|every|a|after (?:one|1|each)) year|\bper year\b|\b(?:20|25|33|40|60)% (?:after|vested)/; // prettier-ignore
const isCliff =
  /\bcliff\b|\b(?:fully|100 ?%) vested (?:after|upon|at|in|once|with)\b|\bvest(?:s|ed)?\b[^.;]{0,30}\bafter\b/;
/** The years of a graded schedule as a whole. */
const isWhole = /\b(?:over|in|schedule of|period of)\b[^.;]{0,12}\byears?\b|-year\b|\b(?:fully|100 ?%) vested\b/;
const stock = /\b(?:stock|equity|rsus?|options?|shares|units?|pto|vacation|own contributions|your contributions)\b/;

/** What a text of a retirement plan says of matching and vesting. */
export function retirementOf(unit: Unit): Statement[] {
  const { own, around } = unit;
  const above = [
    ...around.label,
    ...around.row,
    ...around.column,
    ...around.lead,
    ...around.heading,
    ...around.chapter,
  ];
  const subject = subjectAt(own, own.text.length, above);
  const isOfSavings = subject === null && /\bmatch|\bvest/.test(own.text) && !/\b(?:donat|charit|gift)/.test(own.text);
  if (subject !== 'retirement' && !isOfSavings) return [];
  const label = [...around.label, ...around.row.slice(0, 1)].join(' ').toLowerCase();
  const modalities = clausesOf(own.text).map(({ modality }) => modality);
  if (modalities.every((modality) => asides.has(modality))) return [];
  return [...(modalities.includes('granted') ? matchOf(own.text, label) : []), ...vestingOf(`${label} ${own.text}`)];
}

const asides: ReadonlySet<Modality> = new Set(['former', 'promised', 'of others', 'elsewhere', 'example', 'by law']);

function matchOf(text: string, label: string): Statement[] {
  const isLabelled = /\bmatch/.test(label);
  const found = matchFormulaIn(isLabelled && !/\bmatch/.test(text) ? `${text} match` : text);
  if (found === null) return [];
  const score = found.formula === null ? 0.78 : 0.88;
  return [
    { metric: 'retirement.effective_match', value: found.effective, score },
    ...(found.formula === null ? [] : [{ metric: 'retirement.match_formula', words: found.formula, score } as const]),
  ];
}

function vestingOf(text: string): Statement[] {
  if (!/\bvest/.test(text) || stock.test(text)) return [];
  if (isAtOnce.test(text))
    return [
      { metric: 'retirement.vesting', words: 'immediate', score: 0.85 },
      { metric: 'retirement.vesting_years', value: 0, score: 0.85 },
    ];
  const [, number = '', unit = ''] =
    years.exec(text.slice(text.search(/\bvest|\bafter|\bover/))) ?? years.exec(text) ?? [];
  const length = numberOf(number);
  const words = isGraded.test(text) ? 'graded' : isCliff.test(text) ? 'cliff' : null;
  if (words === null) return [];
  const inYears = length === null ? null : unit.startsWith('month') ? length / 12 : length;
  return [
    { metric: 'retirement.vesting', words, score: 0.82 },
    ...(inYears !== null && (words === 'cliff' || isWhole.test(text))
      ? [{ metric: 'retirement.vesting_years', value: inYears, score: 0.84 } as const]
      : []),
  ];
}
