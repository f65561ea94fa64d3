import { durationsIn, moneyIn, NUMBER, numberOf, percentsIn, type TimeUnit } from './amounts.ts';
import { plain } from './values.ts';

/** A value of a text, typed once, with the characters that say it. */
export type Value = { from: number; to: number } & (
  | { kind: 'money'; amount: number; /** Of a range the upper end: "$300 to $3,050". */ high?: number }
  | { kind: 'share'; percent: number }
  | { kind: 'time'; amount: number; unit: TimeUnit }
  | { kind: 'times'; amount: number }
  | { kind: 'number'; amount: number }
  /** A day counted from the first one: the eighth is 8. */
  | { kind: 'nth day'; amount: number }
  | { kind: 'nothing' }
  /** No waiting. */
  | { kind: 'at once' }
  | { kind: 'all' }
  | { kind: 'none' }
);

const nothing =
  /\b(?:no (?:charge|cost|copay(?:ment)?|co-pay|waiting period|deductible|cost sharing)|covered in full|paid in full|free of charge|waived(?!.{0,24}\bif\b))\b|^(?:none|free)$/g;
const atOnce =
  /\b(?:first|1st)(?: day)? of (?:the |a )?(?:calendar )?month,? (?:(?:on|coinciding with) ?(?:or|and|\/) ?)?(?:after|following|next following|coinciding with|on) (?:the |your |their |an employee's )?(?:date of (?:hire|employment)|hire(?: date)?|start date|employment(?: date)?|hiring)\b|\bday (?:one|1)\b(?= |[.,;)]|$)|\bfirst day (?:of (?:work|employment)|on the job)\b|\bimmediate(?:ly)?\b(?! famil)|\b(?:on|from) (?:the |your |their )?(?:first day(?! of (?:the|a) )|day (?:one|1)\b|date of hire|hire date|start date)\b/g;
const all = /\b(?:full(?:y)?[- ]paid|full (?:pay|salary|wages)|fully covered|in full|entire (?:cost|premium))\b/g;
const none = /\bnot covered\b|\bn\/a\b|\bnot applicable\b|^(?:-+|not included|excluded)$|\bnot available\b/g;
const times = new RegExp(
  String.raw`(?<![\w.])(${NUMBER})(?: ?x\b| ?times\b)|\b(twice|double)\b|\b(one|1) (?:year's|year of|years') (?:annual )?(?:base |basic )?(?:salary|pay|earnings)`,
  'g',
);
const onePay =
  /\b(?:equal to|equals|equivalent to|amount of|is) (?:your|their|the employee's|an employee's|one year's|one year of) (?:annual |yearly |base |basic )*(?:salary|earnings|pay)\b/g;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const number = new RegExp(String.raw`(?<!(?:${months})\.? )(?<![\w$.,/%-])(${NUMBER})(?![\w%]|[.,/]\d|-\d)`, 'g');

/** The values of a text, in their order. What one of them covers is not read as another. */
export function valuesOf(original: string): Value[] {
  const text = plain(original);
  const found: Value[] = [];
  const add = (value: Value): void => {
    if (!found.some((other) => value.from < other.to && value.to > other.from)) found.push(value);
  };
  const words = (kind: 'nothing' | 'all' | 'none' | 'at once', pattern: RegExp): void => {
    for (const { index, 0: whole } of text.matchAll(pattern)) add({ kind, from: index, to: index + whole.length });
  };
  for (const { value, high, from, to } of moneyIn(text))
    add({ kind: 'money', amount: value, from, to, ...(high !== undefined && { high }) });
  if (/^\d{1,3}(?:,\d{3})*\.\d\d$/.test(text))
    add({ kind: 'money', amount: Number(text.replaceAll(',', '')), from: 0, to: text.length });
  for (const { value, from, to } of percentsIn(text)) add({ kind: 'share', percent: value, from, to });
  for (const { 0: whole, 1: amount, 2: twice, index } of text.matchAll(times)) {
    const value = twice === undefined ? (amount === undefined ? 1 : numberOf(amount)) : 2;
    if (value !== null) add({ kind: 'times', amount: value, from: index, to: index + whole.length });
  }
  for (const { 0: whole, 1: amount, index } of text.matchAll(
    /(?<![\d.])(\d{1,2})(?:\+| or more| plus) ?(?:hours?|hrs?)\b/g,
  ))
    add({ kind: 'time', amount: Number(amount), unit: 'hour', from: index, to: index + whole.length });
  for (const { value, unit, from, to } of durationsIn(text)) add({ kind: 'time', amount: value, unit, from, to });
  for (const { 0: whole, 1: day, index } of text.matchAll(
    /\b(\d{1,3})(?:st|nd|rd|th) (?:consecutive |calendar )?day\b/g,
  ))
    add({ kind: 'nth day', amount: Number(day), from: index, to: index + whole.length });
  for (const { 0: whole, index } of text.matchAll(onePay))
    add({ kind: 'times', amount: 1, from: index, to: index + whole.length });
  for (const { 0: whole, 1: day = '', index } of text.matchAll(
    /\b([a-z]{5,7}) (?:consecutive |calendar )?(?:work)?day\b/g,
  ))
    if (ordinals.includes(day) && day !== 'first')
      add({ kind: 'nth day', amount: ordinals.indexOf(day) + 1, from: index, to: index + whole.length });
  words('none', none);
  words('nothing', nothing);
  words('at once', atOnce);
  words('all', all);
  for (const { 0: whole, index } of text.matchAll(number)) {
    const value = numberOf(whole);
    if (value !== null) add({ kind: 'number', amount: value, from: index, to: index + whole.length });
  }
  return found.sort((one, other) => one.from - other.from);
}

/** What was found of short cells: a table says the same in many, and each is asked about several times. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 5_000;
const LONGEST_KNOWN = 40;

/** A cell that holds a value, and hardly more. */
export function isValueCell(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const holds = holdsValue(text);
  if (known.size >= MOST_KNOWN) known.clear();
  if (text.length <= LONGEST_KNOWN) known.set(text, holds);
  return holds;
}

function holdsValue(text: string): boolean {
  if (text === '' || /\b(?:plan|option)\b/i.test(text)) return false;
  const [first] = valuesOf(text);
  if (first === undefined) return /^(?:yes|no|unlimited|deductible)\b/i.test(text);
  if (first.kind === 'number') return /^\d+(?:\.\d+)?$/.test(text);
  // "Retail (30-day)" is a head.
  return first.kind !== 'time' || first.from === 0 || /^up to /i.test(text);
}
