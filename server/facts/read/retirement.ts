import { NUMBER, numberOf } from './amounts.ts';
import { clausesOf, type Modality } from './clauses.ts';
import { matchFormulaIn } from './match-formula.ts';
import type { Statement } from './statements.ts';
import { subjectAt } from './subject.ts';
import type { Unit } from './unit.ts';
import { vestingIn } from './vesting.ts';

/** What a text of a retirement plan says of matching, vesting and what is saved without being asked. */
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
  const subject = subjectAt(own, own.text.length, [...above, unit.before]);
  const isOfSavings = subject === null && /\bmatch|\bvest/.test(own.text) && !/\b(?:donat|charit|gift)/.test(own.text);
  if (subject !== 'retirement' && !isOfSavings) return [];
  const label = [...around.label, ...around.row.slice(0, 1)].join(' ').toLowerCase();
  const modalities = clausesOf(own.text).map(({ modality }) => modality);
  if (modalities.every((modality) => asides.has(modality)) || suspended.test(own.text)) return [];
  const isGranted = modalities.some((modality) => modality === 'granted' || modality === 'if');
  if (/\b(?:stock|option|equity|rsu)s?\b/i.test(above.join(' '))) return [];
  return [
    ...(isGranted ? matchOf(own.text, label, unit.before.toLowerCase()) : []),
    ...vestingIn(`${label} ${own.text}`),
    ...(subject === 'retirement' ? [...withoutMatch(unit, label), ...automatic(own.text)] : []),
  ];
}

const asides: ReadonlySet<Modality> = new Set(['former', 'promised', 'of others', 'elsewhere', 'example', 'by law']);
const suspended = /\b(?:suspend\w*|discontinu\w*|no longer|paus(?:ed|ing))\b/;

function matchOf(text: string, label: string, before: string): Statement[] {
  const isLabelled = /\bmatch/.test(label);
  const own = isLabelled && !/\bmatch/.test(text) ? `${text} match` : text;
  // "We match 100% of the first 3%. For the next 2%, we match 50%."
  const isFurther = /\bnext \d/.test(text) && !/\bfirst \d|\bup to (?:the first )?\d/.test(text);
  const found = matchFormulaIn(isFurther ? `${before} ${own}` : own);
  if (found === null) return [];
  const score = found.formula === null ? 0.78 : isFurther ? 0.95 : 0.82;
  return [
    { metric: 'retirement.effective_match', value: found.effective, score },
    ...(found.formula === null ? [] : [{ metric: 'retirement.match_formula', words: found.formula, score } as const]),
  ];
}

const share = String.raw`(${NUMBER})[ -]?(?:\(\d+%\) ?)?(?:%|percent)(?: \(\d+%\))?`;
const isEmployees = /\b(?:employees?|you|participants?|members?|staff|associates?|team members?) (?:must |will |may |can |also |have to |are required to |should )*(?:contributes?|pays?|saves?|defers?|put|elect)\b|\bemployees?\b[^.;,]{0,70}\bcontribute\b|\brequires?\b|\bpaycheck|\btowards? (?:their|your)\b/; // prettier-ignore
const contributes = /\b(?:contribut\w+|deposits?|pays?|provides?|adds?|makes?|making|puts?|receive|funds?)\b/;
const notPlain =
  /\bmatch|\bvest|\bauto\w*[- ]?enrol|\bdefer|\bincreas|\bup to\b|\baverage\b|\birs\b|\bloan|\bbonus|\bmaximum\b|\bat least\b|\blimit|\bif you\b|\broth\b|\bborrow|\bmultiplier|\bbenefit formula/;
const ofPay = new RegExp(String.raw`\b${share}(?: of)?(?: [\w'’]+){0,4}? (?:pay|salary|compensation|earnings|wages)\b`);
const whetherOrNot = /\b(?:whether or not|regardless of whether|even if) (?:you|they|an? employee|employees)[^.;,]*/;
const byEmployer = /\b(?:we|company|employer|college|university|school|district|city|county|town|library|hospital|organi[sz]ation|firm|foundation|church|agency|automatic)\b/; // prettier-ignore

/** What the employer pays in without a match: "contributes 5% of your salary". */
function withoutMatch({ own, around }: Unit, label: string): Statement[] {
  const text = own.text.replace(whetherOrNot, ' ');
  const isLabelled = /\b(?:employer|company|base|non-?elective|automatic|university|college)\b.*\bcontributions?\b|\bnon-?elective\b/.test(label); // prettier-ignore
  const parts = text.split(/,? (?:and|while|but) (?=(?:the |we |our |\w+ )?\w+ (?:also )?(?:will )?contribut)|; /);
  if (isAutomatic.test(text)) return [];
  const part = parts.find((one) => !isEmployees.test(one) && /%|percent/.test(one));
  if (part === undefined || notPlain.test(part) || /\bmatch/.test([label, ...around.lead].join(' ').toLowerCase())) return []; // prettier-ignore
  const isSaid = contributes.test(part) && (ofPay.test(part) || byEmployer.test(part));
  const [, number = ''] = new RegExp(`\\b${share}`).exec(part) ?? [];
  const value = numberOf(number);
  const isPlausible = value !== null && value >= 0.5 && value <= 25;
  return isPlausible && (isSaid || isLabelled) ? [{ metric: 'retirement.nonelective', value, score: 0.8 }] : [];
}

const isAutomatic = /\bauto(?:matic(?:ally)?)?[- ]?(?:be )?(?:enrol|defer|sav|start)|\benroll?ed automatically\b|\bdeferred automatically\b|\bby default\b|\bdefault (?:rate|contribution|deferral)|\bunless you (?:opt|choose|select|elect)/; // prettier-ignore
const rising = /\b(?:increas\w*|ris\w+|escalat\w*)\b.*$/;

/** What is saved for who chooses nothing: "enrolled automatically at 3% of pay". */
function automatic(text: string): Statement[] {
  if (!isAutomatic.test(text) || /\bmatch|\bemployer|\bcompany contrib/.test(text)) return [];
  const [, number = ''] = new RegExp(`\\b${share}`).exec(text.replace(rising, '')) ?? [];
  const value = numberOf(number);
  return value !== null && value >= 1 && value <= 15
    ? [{ metric: 'retirement.auto_enrollment', value, score: 0.84 }]
    : [];
}
