import type { Sentence } from '../sentence.ts';
import type { Told } from './tenure.ts';

const names: readonly (readonly [string, RegExp])[] = [
  ['new year eve', /new year'?s'? eve/],
  ['new year', /new year'?s?'?(?: day)?(?!'? ?s? eve)/],
  ['king', /\bmlk\b|martin luther king/],
  ['presidents', /president'?s'?'? day|washington'?s birthday/],
  ['lincoln', /lincoln'?s birthday/],
  ['chavez', /c[eé]sar ch[aá]vez/],
  ['patriots', /patriot'?s'? day/],
  ['good friday', /good friday/],
  ['easter', /easter/],
  ['memorial', /memorial day/],
  ['juneteenth', /juneteenth/],
  ['independence', /independence day/],
  ['pioneer', /pioneer day/],
  ['labor', /labor day/],
  ['columbus', /columbus day|indigenous people/],
  ['election', /election day/],
  ['veterans', /veteran'?s'?'? day/],
  ['thanksgiving', /thanksgiving(?: day)?/],
  ['christmas eve', /christmas eve/],
  ['christmas', /christmas(?! eve)(?: day)?/],
  ['boxing', /boxing day/],
  ['birthday', /\byour birthday\b|^birthday$/],
];
const beside =
  /thanksgiving(?: day)? ?[/&+] ?(?:the )?friday|day (?:after|before|following)|thanksgiving friday|black friday|following (?:friday|monday)/;
const notHere = /bank holiday|anzac|victoria day|australia day/;
const dated = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|\b(?:mon|tues|wednes|thurs|fri)day\b/;
/** "July 3rd and 4th", "November 24th - 27th", "Christmas Eve through New Year's": more days than one. */
const severalDays =
  /\b\d{1,2}(?:st|nd|rd|th)? ?(?:and|&|-|to|through) ?(?:[a-z]+ )?\d{1,2}(?:st|nd|rd|th)?\b(?!:)|\b(?:through|thru)\b/;
const closing = /(?:winter|holiday|year-end|summer) (?:break|shutdown|closure)/;
const range = /dec(?:ember)?\.? (\d{1,2})\b.{1,30}?(?<!\d)(\d{1,2})\b(?!,? ?\d{4}.{0,3}[-→])/;

const listed =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\d) (?:paid |full |half )?days (?:at|for|between|around|during|off|over)\b|\((?:two|three|[2-9]) days\)/;

/** The days that a line names: each once, and the day before or after one as its own. */
function daysOf(text: string): string[] {
  const found = names.flatMap(([name, is]) => (is.test(text) ? [name] : []));
  if (!beside.test(text)) return found;
  const [first = ''] = found.slice(-1);
  // "Friday after Thanksgiving" is one day; "Thanksgiving and the following Friday" are two.
  const isOwn = /^[^a-z]*(?:the )?(?:day|monday|tuesday|friday)\b/.test(text);
  const side = /\b(?:mon|tues|wednes|thurs|fri)?day before\b/.test(text) ? 'before' : 'beside';
  return isOwn ? [`${side} ${first}`] : [...found, `${side} ${first}`];
}

/** Counts the days of a list of holidays under one heading, whether rows, items, lines or a single sentence. */
export function holidaysOfList(group: readonly Sentence[]): Told[] {
  const found = new Set<string>();
  let others = 0;
  let best: Sentence | null = null;
  let isListed = false;
  let extra = 0;
  const [first] = group;
  if (first === undefined) return [];
  let told = first.heading.includes('holiday');
  for (const [index, sentence] of group.entries()) {
    const { text } = sentence;
    if (notHere.test(text)) return [];
    const days = daysOf(text);
    told =
      told ||
      (days.length >= 4 && /holidays?\b/.test(text)) ||
      (/holidays?\b/.test(text) && index < group.length - 3) ||
      sentence.section.includes('holiday');
    if (!told || /falls on|pay(?:ment)? for|work(?:ed|ing)? on|overtime/.test(text)) continue;
    // "Staff will also receive a meal on Easter" lists no day.
    if (isListed && days.length < 4 && /\b(?:will|receives?|must|should|can)\b/.test(text)) continue;
    const isLine = text.length < 110;
    if (days.length >= 4 || (isLine && days.length > 0)) {
      isListed = true;
      for (const day of days) found.add(day);
      if (best === null || days.length >= 4) best = sentence;
      continue;
    }
    if (isListed && isLine && closing.test(text)) {
      const [, from, to] = range.exec(text) ?? [];
      extra += from === undefined || to === undefined ? 0 : Math.max(0, Number(to) - Number(from) + 1);
      others += from === undefined ? 1 : 0;
    } else if (isListed && isLine && dated.test(text) && found.size < 14 && !/float/.test(text)) {
      extra += 1;
      others += 1;
    }
  }
  if (best === null || found.size < 5) return [];
  const isRange = group.some(({ text }) => text.length < 110 && daysOf(text).length > 0 && severalDays.test(text));
  // "Two days at Thanksgiving and eight in winter" are more than the names.
  const isMore = group.some(({ text }) => listed.test(text) && daysOf(text).length > 0);
  const isSure = others === 0 && extra === 0 && !isMore && !isRange;
  return [
    {
      sentence: best,
      candidate: {
        metric: 'time_off.holidays',
        value: found.size + extra,
        confidence: isSure ? 0.77 : 0.7,
        ...(!isSure && { review: true }),
      },
    },
  ];
}
