import { durationsIn, NUMBER, numberOf, workDays } from '../../read/amounts.ts';
import { above, headOf, leading, trailing } from './around.ts';
import type { Candidate, Sentence } from '../sentence.ts';

const adjective = String.raw`(?:paid|company|observed|federal|public|standard|annual|fixed|scheduled|designated|national|official|recognized|major|full|regular|legal|u\.?s\.?|bank|corporate|firm|core|state|city|county|government(?!al)|general|legal|established|[a-z]+-[a-z]+(?:-[a-z]+)?|\(\d+\))`;
const counted = new RegExp(
  String.raw`(?<![\d/$.-])(${NUMBER})(?: ${adjective}){0,4} (?:holidays|holiday(?= (?:each|every|per|a) year))\b(?! of (?:\w+ ){0,3}choice)|(?<![\d/$.-])(${NUMBER}) days? (?:of|off for|for) (?:paid )?holiday(?:s|[- ]leave|[- ]pay|[- ]time)\b|(?<![\d/$.-])(${NUMBER}) holiday days\b|(?<![\d/$.-])(${NUMBER}) days (?:are|as) (?:paid |company )*holidays\b`,
);
/** "7 federal holidays and 4 company holidays" */
const twoKinds = new RegExp(
  String.raw`(?<![\d/$.-])(${NUMBER})(?: ${adjective}){1,4} holidays,? (?:and|plus|\+) (${NUMBER})(?: ${adjective}){1,4} holidays\b`,
);
const holidayRow = new RegExp(
  String.raw`^(${NUMBER})(?: (?:paid|company|days?|per|a|year|annual|each|fixed|federal)){0,5}(?: ?(?:\+|plus|and) .{0,30})?\.?$`,
);
const labelled = new RegExp(
  String.raw`^(?:paid |company |legal )*holidays ?[:\-] ?(${NUMBER})(?: paid)?(?: days?| per year)*(?:$|[ ,;(.])|^holidays \((${NUMBER})(?: days?)?\)|^holidays \((${NUMBER}) (?:standard|fixed|paid|regular)(?= (?:and|plus|\+) )`,
);
/** "9 days per year; New Year's Day, …" beneath a heading about holidays. */
const headed = new RegExp(String.raw`^(?:up to )?(${NUMBER}) (?:paid )?days(?: off)? (?:per|a|each|every) year\b`);
const ofHolidays = /^(?:paid |company |observed |city |office )*holidays?(?: leave| schedule| pay| policy| list)?$/;
const someOnly = /minor|worked|premium|during (?:the )?first|more than|at least|extra|(?:one|two|three|\d) of the/;

/** "Eleven paid holidays." */
export function holidaysOf(sentence: Sentence): Candidate[] {
  const { text, kind, cells } = sentence;
  const isUnder = ofHolidays.test(headOf(sentence));
  if (!text.includes('holiday') && !isUnder) return [];
  const inRow =
    kind === 'row' && /holiday/.test(cells[0] ?? '') && !/float/.test(cells[0] ?? '')
      ? holidayRow.exec(cells[1] ?? '')
      : null;
  const found = inRow ?? counted.exec(text) ?? labelled.exec(text) ?? (isUnder ? headed.exec(text) : null);
  const value = numberOf(found?.slice(1).find((part) => part !== undefined) ?? '');
  if (found === null || value === null || value > 40) return [];
  // "10 to 12 paid holidays": how many there are is open.
  const isRange = inRow === null && /(?:\d ?(?:-|to|or)|\bup to) ?$/.test(text.slice(0, found.index));
  const [, one = '', two = ''] = inRow === null ? (twoKinds.exec(text) ?? []) : [];
  const sum = (numberOf(one) ?? 0) + (numberOf(two) ?? 0);
  if (sum > 0 && sum <= 40 && one !== '')
    return [{ metric: 'time_off.holidays', value: sum, confidence: 0.76, review: true }];
  const around = inRow === null ? text.slice(Math.max(0, found.index - 22), found.index + found[0].length + 12) : '';
  // What follows a comma or "plus" is counted on its own: "10 paid holidays, plus two floating".
  // What others observe is no grant.
  if (
    /federal government (?:recognizes|has)|banks? (?:observe|close)|\b(?:open|closed|work) on \d|\bof (?:them|which|these) (?:are )?(?:un)?paid/.test(
      text,
    )
  )
    return [];
  if (someOnly.test(around.split(/holidays?\b,? (?:plus|and|\+)|holidays,/)[0] ?? '')) return [];
  return [{ metric: 'time_off.holidays', value, confidence: 0.9, ...(isRange && { review: true }) }];
}

const own = String.raw`(?:floating|floater|personal|flex(?:ible)?|cultural|supplemental)`;
const floating = new RegExp(
  String.raw`(?<![\d/$.-])(${NUMBER})(?: (?:paid|additional|annual|extra|\(\d+\))){0,2} "?${own}(?: (?:paid|or|choice|business|leave))? (?:holidays?|days?)\b|(?<![\d/$.-])(${NUMBER}) days? (?:of|for|off for|as) (?:paid )?floating holidays?\b|(?<![\d/$.-])(${NUMBER}) holidays? of (?:(?:your|their|his or her|own) )*(?:own )?choice\b`,
);
const byLabel = new RegExp(
  String.raw`^(?:paid )?personal days(?::| -) (${NUMBER})(?: days?)?(?: per year| a year)?(?:$|[.,;(])|^(?:paid )?holidays \([^)]*\b(?:and|plus|\+) (${NUMBER}) floating\)`,
);
const oneOfList = /^(?:one |a |1 )?floating holiday(?: \((?![^)]*\d)[^)]*\))?$/;
const inHours = /floating holiday|personal (?:leave|days?|holiday)/;
const ofOwn = /^(?:paid )?(?:personal (?:leave|days?)|floating holidays?)$/;
const granted = /grant|receiv|provid|earn|given|allow|entitl|accru|year|annual|may be taken|\bget\b|total/;

/** "Thirteen holidays, three of which are floating" */
const ofThem = new RegExp(String.raw`holidays\b,? \(?(${NUMBER}) of (?:which|them|these) (?:are|is) (?:an? )?floating`);

/** Days that each may choose. */
export function floatingOf(sentence: Sentence): Candidate[] {
  const { text, kind, cells } = sentence;
  const some = numberOf(ofThem.exec(text)?.[1] ?? '');
  if (some !== null) return [{ metric: 'time_off.floating_holidays', value: some, confidence: 0.88 }];
  const isUnder = ofOwn.test(headOf(sentence));
  if (
    (!/float|personal|flex|cultural|supplemental|of (?:\w+ ){0,3}choice/.test(text) && !isUnder) ||
    /carry|roll|convert|taken from/.test(text)
  )
    return [];
  const inRow =
    kind === 'row' && /^floating holidays?/.test(cells[0] ?? '')
      ? new RegExp(String.raw`^(${NUMBER})(?: days?| per year| a year| holidays?| annually)*$`).exec(cells[1] ?? '')
      : null;
  const found = inRow ?? floating.exec(text) ?? byLabel.exec(text);
  const value = numberOf(found?.slice(1).find((part) => part !== undefined) ?? '');
  // One of a list of holidays.
  if (value === null && kind === 'prose' && oneOfList.test(text) && /holiday/.test(above(sentence)))
    return [{ metric: 'time_off.floating_holidays', value: 1, confidence: 0.77 }];
  if (value === null) return kind === 'row' ? [] : countedInTime(sentence, isUnder);
  return value > 15
    ? []
    : [{ metric: 'time_off.floating_holidays', value, confidence: /float/.test(text) ? 0.88 : 0.8 }];
}

/** "Floating holidays total 16 hours a year", and days that are granted beneath a heading about personal leave. */
function countedInTime(sentence: Sentence, isUnder: boolean): Candidate[] {
  const { text } = sentence;
  if (/sick|vacation|\bpto\b|bereave|medical|unpaid|notice|advance|prorat|within/.test(text)) return [];
  if (!isUnder && (!inHours.test(text) || /personal leave of absence/.test(text))) return [];
  if (isUnder && !granted.test(text)) return [];
  if (/leave of absence|unpaid/.test(above(sentence))) return [];
  const lengths = durationsIn(text).filter(
    (length) =>
      (length.unit === 'day' || length.unit === 'hour') &&
      (isUnder || inHours.test(`${leading(text, length, 35)} ${trailing(text, length, 30)}`)) &&
      !/(?:after|first|within|every|least|accumulat\w*(?: to)?|max\w*(?: of)?|up to|than|last|per) (?:\w+ ){0,2}$/.test(
        leading(text, length, 28),
      ) &&
      !/^ (?:at a time|notice|prior)/.test(trailing(text, length, 22)),
  );
  const days = new Set(lengths.map(workDays));
  const [first] = days;
  const isOnce = /(?:per|a|each|every) month/.test(text);
  return first === undefined || days.size > 1 || first > 10 || first < 0.5 || isOnce
    ? []
    : [{ metric: 'time_off.floating_holidays', value: first, confidence: isUnder ? 0.8 : 0.86 }];
}
