import { type Duration, durationsIn, NUMBER, numberOf, round, workDays } from '../../read/amounts.ts';
import { yearlyDays } from './accrual.ts';
import { above, benefitRows, headOf, isStatutory, leading, trailing } from './around.ts';
import { floatingOf, holidaysOf } from './holiday-counts.ts';
import type { Candidate, GuideContext, Sentence, SentenceRule, SentenceRules } from '../sentence.ts';

const boundless =
  /\bunlimited,? (?:\w+,? )?(?:\w+ )?(?:pto|vacation|time[- ]off|leave)\b|\bunlimited\b[^.;|]{0,12}\|?$/;
const uncapped =
  /(?:no|not (?:be|have) an?) (?:set |fixed |annual |formal )?(?:cap|limit|maximum)[^.;]{0,40}(?:vacation|\bpto\b|time off|days)|(?:do not|don't) (?:track|count) (?:vacation|\bpto\b)|(?:no|(?:not|n't) have an?) (?:set|fixed) (?:number|amount) of (?:\w+ )?(?:\bpto\b|days)|(?:\bpto\b|time off)[^.;]{0,30}(?:is|are) not (?:capped|limited|accrued(?! (?:during|while|until|on|for|when|by))|tracked)|(?:vacation|\bpto\b)[^.;]{0,50}\btake what you (?:need|want|like)|\btake (?:whatever|as much) (?:vacation|pto)[^.;]{0,30} you (?:need|want|like)|(?:discretionary|open) (?:paid )?(?:pto|vacation(?! days?)|time[- ]off)/;
/** A heading that says it all: "Unlimited PTO". */
const boundlessHead = /^(?:our )?unlimited (?:paid )?(?:pto|time[- ]off)$/;
/** "Unlimited." beneath "PTO". */
const boundlessAlone = /^unlimited(?: days)?[.!]?$/;
const timeHead = /^(?:paid )?pto$/;
const ofOtherDays = /\bsick\b|personal|bereave|jury|mental|holiday/;
const ofTimeOff = /vacation|\bpto\b|time[- ]off|annual leave/;

/** "Unlimited paid time off." */
function unlimitedOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  const head = headOf(sentence);
  const isHeaded =
    (sentence.before === '' && boundlessHead.test(head)) || (boundlessAlone.test(text) && timeHead.test(head));
  const isPlain = isHeaded || (boundless.test(text) && ofTimeOff.test(`${text} ${above(sentence)}`));
  if (
    (!isPlain && !uncapped.test(text)) ||
    /unpaid|abuse|used to|\bset pto|tried|how many (?:\w+ )?requests|\b(?:at|in) (?:once|a time|a row)\b|\b(?:some|many|most|other) (?:firms|start-?ups|places)\b/.test(
      text,
    )
  )
    return [];
  // "There is no limit to these days" beneath "Personal days": each kind of days has its own.
  if (!isPlain && !isHeaded && ofOtherDays.test(headOf(sentence)) && !ofTimeOff.test(headOf(sentence))) return [];
  return [{ metric: 'time_off.unlimited', words: 'yes', confidence: isPlain ? 0.92 : 0.8 }];
}

/** "…, which carry over into the next year": what becomes of the days is said beside how many they are. */
const whatRemains =
  /,? (?:(?:which|that|and|but|these|they) )?(?:(?:do|does|may|can|will|are|is)(?: not|n't)? )?(?:be )?(?:carr(?:y|ied)|roll(?:ed)?)[- ]?(?:over|forward)[^;]*$|,? with unlimited (?:the )?(?:accrual|accumulation)[^;]*$/;
const unsuited =
  /carry|carri|roll|funeral|bereave|at once|or less|balance|notice|advance|consecutive|doctor|payout|paid out|donat|\bunpaid\b|for (?:a|the) birth|\bwaiting|\bbank\b|reinstat|rehire|\bequals?\b|convert|elect to use|\$|\btrade\b|\bunlimited\b|\bas (?:paid )?maternity|\bgrows?\b/;
/** "6 sick days, of which one can be used as a personal day": what some of them are for. */
const asPersonal =
  /,? (?:of which|and) (?:up to )?(?:one|two|three|\d)(?: days?)? (?:can|may) be used (?:as|for)[^.;]*/;
/** "Sick days: 10 per year" */
const labelledSick = new RegExp(
  String.raw`^(?:paid )?sick days(?: \(\w+\))?(?::| -| =) (${NUMBER})(?: (?:per|a|each) year)?\.?$`,
);
/** "Full-time employees have 5 days." beneath "Sick days": the whole of what is said. */
const isGranted = new RegExp(
  String.raw`^(?:you|(?:all |each |every |our |full[- ]time |regular )*(?:employees?|staff)) (?:gets?|has|have) ${NUMBER} (?:paid )?days[.!]?$`,
);
const ofSick = /^(?: of)?(?: \w+){0,2} ?(?:\(\d+ \w+\) )?(?:of )?sick/;

/** Days to be ill with pay, in a year: "9 sick days; unused days do not carry over" are two statements. */
const sickOf = (sentence: Sentence, guide: GuideContext): Candidate[] =>
  sentence.text.split(';').flatMap((text) =>
    sickOfClause(
      {
        ...sentence,
        text: text
          .replace(whatRemains, '')
          .replaceAll(/(?<=[a-z])\/(?=\d)/g, ' ')
          .replaceAll(/ \((?![^)]*\d)[^)]*\)/g, ''),
      },
      guide,
    ),
  );

function sickOfClause(sentence: Sentence, { payPeriods }: GuideContext): Candidate[] {
  const { text, kind, cells } = sentence;
  const isRow = kind === 'row' && /\bsick\b/.test(cells[0] ?? '') && !/vacation|pto|\bor\b/.test(cells[0] ?? '');
  // "Sick leave" within a chapter on vacation heads what stands beneath it.
  const heads = headOf(sentence);
  const isUnder =
    /\bsick\b/.test(heads) &&
    !/vacation|\bpto\b|holiday|\band\b|&/.test(`${heads} ${text}`.replaceAll(/\band\b(?=.*\d)/g, ''));
  if (
    (!/\bsick\b/.test(text) && !isUnder) ||
    isStatutory(text) ||
    /\bunpaid\b|family|care for|\bpool\b|union/.test(text)
  )
    return [];
  const limited =
    /(?:cannot|not|can't) accrue more than|up to (?:a )?(?:max\w* )?(?:of )?[^.;]{0,30}(?:per|a|each) year|max\w*[^.;]{0,25} (?:per|a|each) year/.test(
      text,
    );
  if (unsuited.test(text.replace(/(?:cannot|not|can't) accrue more than/, '').replace(asPersonal, ''))) return [];
  const counted = numberOf(labelledSick.exec(text)?.[1] ?? '');
  if (counted !== null && counted >= 1 && counted <= 60)
    return [{ metric: 'time_off.sick_days', value: counted, confidence: 0.88 }];
  const lengths = durationsIn(text).filter((length) => length.unit !== 'year' && length.unit !== 'month');
  const isHeaded = !/\bsick\b/.test(text);
  const all = lengths.filter(
    (length) =>
      !/(?:every|per|each) $/.test(leading(text, length, 8)) &&
      !/(?:accumulat\w+|balance|capped)[^.;,]{0,25}$/.test(leading(text, length, 40)) &&
      !/vacation|pto|holiday/.test(text.slice(length.from, length.to)) &&
      (isRow ||
        (isHeaded && (/year|annual|month/.test(trailing(text, length, 45)) || isGranted.test(text))) ||
        (/^(?:paid )?sick (?:leave|time|days?)\b/.test(text) &&
          /(?:accru|earn)\w*(?: at)?(?: (?:the|a) rate of)? $/.test(leading(text, length, 30)) &&
          /^ (?:per|a|each|every) (?:month|year|pay)/.test(trailing(text, length, 20))) ||
        (/^(?:paid )?sick\b/.test(headOf(sentence)) &&
          /^ (?:per|a|each|every) (?:month|year)/.test(trailing(text, length, 20))) ||
        (limited && /(?:up to|max\w*(?: of)?)(?: a)? $/.test(leading(text, length, 25))) ||
        /sick/.test(text.slice(length.from, length.to)) ||
        ofSick.test(trailing(text, length, 40)) ||
        /^ (?:per|a|each) year(?: of)? (?:paid )?sick (?:leave|time)\b/.test(trailing(text, length, 40)) ||
        /\bsick(?: (?:leave|days?|time))?(?: (?!than|longer|after|within|more)\w+){0,7}(?: -|:)? ?(?:\(?|is |are |of )$/.test(
          leading(text, length, 45),
        )),
  );
  // "8 hours a month, up to a maximum of 80 hours per year": the year's end counts.
  const ends = all.filter((length) => limited && /(?:up to|max\w*(?: of)?)(?: a)? $/.test(leading(text, length, 25)));
  const amounts = (ends.length > 0 ? ends : all)
    .flatMap((length) => yearlyDays(text, length, payPeriods) ?? [])
    .filter(({ days }) => days >= 1);
  const first = amounts.find(({ assumed }) => !assumed) ?? amounts[0];
  if (first === undefined || new Set(amounts.map(({ days }) => days)).size > 1) return [];
  const isRate = /for every/.test(text);
  const isYearly = /\d days? (?:per|a|each) year/.test(text);
  if (isRate && !limited && !isYearly) return [];
  return [
    {
      metric: 'time_off.sick_days',
      value: first.days,
      confidence: isRate ? 0.8 : 0.88,
      ...(first.assumed && { review: true }),
    },
  ];
}

const carries =
  /carr(?:y|ied|ies)[- ]?(?:[a-z ]{0,25})?(?:over|forward|into)|carry[a-z ]{1,25}\d+ (?:days|hours)[a-z ]{0,25} (?:over|forward|into)|roll(?:s|ed|ing)?[- ]?over|\b(?:bring|take) (?:up to )?[a-z\d() ]{1,12} (?:\w+ )?(?:days|hours|weeks?) (?:\w+ ){0,2}into the (?:new|next) year|\broll\b[^.;]{0,40}\bover\b/;

/** "15 days a year, and up to 5 of them can roll over": a part of the days that stand before it. */
const partOf = new RegExp(
  String.raw`\bdays\b[^.;]*?\b(${NUMBER}) of (?:them|these|those|which)\b[^.;]{0,30}(?:carr|roll)`,
);

/** How many unused days go on into the next year. */
function carryoverOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  const all = `${text} ${above(sentence)}`;
  if (
    !carries.test(text) ||
    !(ofTimeOff.test(all) || sentence.subject === 'time_off' || sentence.topic === 'time_off') ||
    /\$|\bfsa\b|401|sick|(?:carried|rolled) over from 20\d\d/.test(text)
  )
    return [];
  if (/(?:not|cannot|can't|no|won't|don't|doesn't|never)\b[^.;]{0,25}(?:carr|roll)/.test(text)) return [];
  const [, part = ''] = partOf.exec(text) ?? [];
  const some = numberOf(part);
  if (some !== null) return [{ metric: 'time_off.carryover_days', value: some, confidence: 0.85 }];
  const at = text.search(carries);
  const lengths = durationsIn(text).filter(
    (length) =>
      (length.unit === 'day' || length.unit === 'hour' || length.unit === 'week') &&
      Math.abs(length.from - at) < 90 &&
      !/within|after|first|by|before|every/.test(leading(text, length, 12)) &&
      !/\bmax\w* accrual[^.;]{0,20}$/.test(leading(text, length, 40)) &&
      !/^ (?:per|a|each) week/.test(trailing(text, length, 10)) &&
      !/^(?: \w+){0,2} (?:per|a|each|every) month/.test(trailing(text, length, 30)),
  );
  // What stands before the word is carried; what follows may be of another clause.
  const led = lengths.filter(({ to }) => to <= at && at - to < 60);
  const days = new Set((led.length > 0 ? led.slice(-1) : lengths).map(dayCount));
  const [first] = days;
  return first === undefined || days.size > 1
    ? []
    : [{ metric: 'time_off.carryover_days', value: first, confidence: 0.87 }];
}

const dayCount = (length: Duration): number => round(workDays(length));

/** What prose and rows say about time off; how it grows with the years is read of several lines at once. */
export const timeOff: SentenceRules = {
  about:
    /time[- ]off|\bpto\b|vacation|annual leave|holiday|\bsick\b|carr(?:y|ied)|roll|unlimited|float|personal (?:days?|leave|time|business)/,
  rules: [unlimitedOf, sickOf, holidaysOf, floatingOf, carryoverOf].map(
    (rule): SentenceRule =>
      (sentence, guide) =>
        benefitRows(sentence).flatMap((row) => rule(row, guide)),
  ),
};
