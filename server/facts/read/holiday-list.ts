import { holidays } from '../../../contract/vocabulary/holidays.ts';
import type { Unit } from './unit.ts';
import { mentions, names, type Said, said } from './words.ts';

const days = holidays.map(({ name, names: called }) => [name, names(called)] as const);
/** The day beside one that is named: "Thanksgiving and the day after". */
const beside =
  /day (?:after|before|following)\b|\bfollowing (?:friday|monday)\b|thanksgiving(?: day)? ?(?:[/&+]|and) ?(?:the )?friday/;
const notHere = /\b(?:bank holiday|anzac|victoria day|australia day)\b/;
/** When they are worked, moved or paid for is no list of them. */
const ofPay = /\bfalls? on\b|\bpay(?:ment)? for\b|\bwork(?:ed|ing)? on\b|\bovertime\b/;
/** Days that are worked, unpaid or chosen from are not those of everybody; "…, plus one floating holiday" comes on top. */
const notKept =
  /\bunpaid\b|\bnot (?:be )?(?:paid|closed|observed?|recognized?)\b|(?<!\bnot )\bopen\b|\bfloat(?:ing|ers?)\b|\bchoose\b|\bchoice\b/;
const besides =
  /(?:[,;(]|\b(?:and|plus|with|including|as well as|in addition to)\b)[^,;:]{0,60}\b(?:float\w+|cho(?:ice|ose))\b.*$/;
/** Days that have no name of their own: a winter break, "July 3rd and 4th", "two days at Thanksgiving". */
const more =
  /\b(?:winter|holiday|year-end|summer) (?:break|shutdown|closure)\b|\b\d{1,2}(?:st|nd|rd|th)? ?(?:and|&|-|to|through) ?(?:[a-z]+ )?\d{1,2}(?:st|nd|rd|th)?\b(?!:)|\b(?:through|thru)\b|\b(?:two|three|four|five|[2-9]) (?:paid |full |half )?days\b/;
/** A line of a list, not a sentence about one day. */
const LONGEST_ITEM = 110;
const isShort = ({ length }: string): boolean => length < LONGEST_ITEM;
const verb = /\b(?:is|are|was|will|may (?=[a-z])|must|can|should|receives?|offers?|if|when)\b/;
/** So many names in one text are a list. */
const LIST = 4;
const LEAST = 5;

/** The holidays that a text names, each once; of names that overlap the longer one. */
function holidaysIn(text: Said): string[] {
  const found = days.flatMap(([name, list]) => mentions(text, list).map((mention) => ({ ...mention, name })));
  const whole = found.filter(
    ({ from, to, size }) => !found.some((other) => other.size > size && other.from < to && other.to > from),
  );
  const named = [...new Set(whole.map(({ name }) => name))];
  // "Easter Monday, the day after Easter" is one day.
  const isSaid = whole.some(
    ({ name, from, to }) => name.startsWith('the day after') || beside.test(text.text.slice(from, to)),
  );
  return beside.test(text.text) && !isSaid && named.length > 0 ? [...named, `beside ${named.at(-1)}`] : named;
}

/** Whether what leads a list, or stands before its first name in one text, says that its days are no paid holidays of all. */
function isNotKept({ own, around }: Unit, opened: string): boolean {
  const [first = 0] = days.flatMap(([, list]) => mentions(own, list).map(({ from }) => from)).toSorted((a, b) => a - b);
  // Days that are titles lead one another.
  const lead = around.lead.find((text) => holidaysIn(said(text)).length === 0) ?? opened;
  const [chapter = ''] = around.chapter;
  const above = lead !== '' ? [lead] : [...around.heading, chapter.endsWith(':') ? chapter : ''];
  return [...above, ...around.label, own.text.slice(0, first)].some((text) =>
    notKept.test(said(text).text.replace(besides, ' ')),
  );
}

/** How many holidays the items, rows or sentences under one heading list, and the text that lists them. */
export function holidaysListed(units: readonly Unit[]): { unit: Unit; count: number; isSure: boolean }[] {
  const parts = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = `${unit.around.chapter[0] ?? ''}\n${unit.around.heading[0] ?? ''}`;
    const part = parts.get(key);
    if (part === undefined) parts.set(key, [unit]);
    else part.push(unit);
  }
  return [...parts.values()].flatMap((part) => listOf(part) ?? []);
}

function listOf(part: readonly Unit[]): { unit: Unit; count: number; isSure: boolean } | null {
  const found = new Set<string>();
  let best: Unit | null = null;
  let opened = '';
  let isTold = false;
  let isOpen = false;
  for (const unit of part) {
    const { own, around } = unit;
    // The first row of a table may have been taken for its heads, and a short line for a title.
    const heads = [...(unit.kind === 'cell' ? around.column : []), ...around.lead.filter(isShort)];
    const text = said([...heads, ...around.label, ...around.row, own.text].join(' | '));
    if (notHere.test(text.text)) return null;
    const here = holidaysIn(text);
    if (here.length === 0) opened = own.text.endsWith(':') ? own.text : '';
    isTold ||= [...around.chapter, ...around.heading, ...around.lead, text.text].some((head) =>
      /\bholidays?\b/i.test(head),
    );
    if (!isTold || ofPay.test(text.text)) continue;
    if (here.length > 0 && isNotKept(unit, opened)) continue;
    const isItem = own.text.length < LONGEST_ITEM && here.length > 0 && (unit.kind !== 'prose' || !verb.test(own.text));
    if (here.length < LIST && !isItem) {
      isOpen ||= best !== null && unit.kind !== 'prose' && more.test(text.text);
      continue;
    }
    for (const day of here) found.add(day);
    isOpen ||= more.test(text.text);
    if (best === null || here.length >= LIST) best = unit;
  }
  // The first of them may stand as a title above the others.
  for (const day of holidaysIn(said(part[0]?.around.chapter[0] ?? ''))) found.add(day);
  return best === null || found.size < LEAST ? null : { unit: best, count: found.size, isSure: !isOpen };
}
