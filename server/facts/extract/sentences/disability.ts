import type { MetricKey } from '../../../../contract/metrics.ts';
import { durationsIn, moneyIn, NUMBER, numberOf, percentsIn, round, waitDays } from '../../read/amounts.ts';
import { above, leading, trailing } from './around.ts';
import type { Candidate, Sentence } from '../sentence.ts';

type Kind = 'std' | 'ltd';

const short = /\bshort[- ]?term (?:disability|income)|\bstd\b/g;
const long = /\blong[- ]?term (?:disability|income)|\bltd\b/g;
const together =
  /short[- ]?(?:term)?,? ?(?:and|&|\/|or|-) ?long[- ]?term|long[- ]?(?:term)?,? ?(?:and|&|\/|or|-) ?short[- ]?term|\bstd ?(?:and|&|\/|or) ?ltd\b|\bltd ?(?:and|&|\/|or) ?std\b|short[- ]term disability (?:and|&|or) long[- ]term disability/;

/** A stretch of a sentence with the kind of plan that it is about. */
interface Part {
  kind: Kind;
  text: string;
}

/** Which plan a sentence is about: one, both in turn, or that of its heading. */
function partsOf(sentence: Sentence): Part[] {
  const { text: rest, subject } = sentence;
  // Beneath a heading of its own a plan is meant though the other is named: "until long-term disability begins".
  const text =
    (subject === 'std' || subject === 'ltd') && !startsWithOther(rest, subject) ? withoutOther(rest, subject) : rest;
  const marks = [
    ...Array.from(text.matchAll(short), ({ index }) => ({ kind: 'std' as const, index })),
    ...Array.from(text.matchAll(long), ({ index }) => ({ kind: 'ltd' as const, index })),
  ].sort((a, b) => a.index - b.index);
  const [first] = marks;
  if (first === undefined) {
    const [, term] = /disabilit|income/.test(above(sentence)) ? (/^(short|long)[- ]?term\b/.exec(text) ?? []) : [];
    if (term !== undefined) return [{ kind: term === 'short' ? 'std' : 'ltd', text }];
    const kind =
      subject === 'std' || subject === 'ltd'
        ? subject
        : (kindIn(sentence.section) ?? kindIn(sentence.heading) ?? spokenOf(sentence));
    if (kind !== null) return [{ kind, text }];
    // "A disability policy that replaces 60% of your pay" beneath a heading about both is of both.
    const heads = above(sentence);
    const period = both(`${heads} ${sentence.before}`) ? byPeriod(text) : null;
    if (period !== null) return [{ kind: period, text }];
    return both(heads) && /disabilit/.test(text)
      ? [
          { kind: 'std', text },
          { kind: 'ltd', text },
        ]
      : [];
  }
  if (marks.every(({ kind }) => kind === first.kind)) return [{ kind: first.kind, text }];
  if (together.test(text)) return [];
  const turns = marks.filter(({ kind }, index) => index === 0 || marks[index - 1]?.kind !== kind);
  return turns.map(({ kind, index }, turn) => ({
    kind,
    text: text.slice(turn === 0 ? 0 : index, turns[turn + 1]?.index),
  }));
}

/** Where both plans were named: what pays by the week, or soon, is the short one; what pays by the month the long one. */
function byPeriod(text: string): Kind | null {
  const isWeekly = /\bweek(?:ly)?\b/.test(text) && /[$%]/.test(text);
  const isMonthly = /\bmonth(?:ly)?\b/.test(text) && /[$%]/.test(text);
  return isWeekly === isMonthly ? null : isWeekly ? 'std' : 'ltd';
}

const both = (heads: string): boolean =>
  together.test(heads) || (heads.search(short) !== -1 && heads.search(long) !== -1);

/** Whether the other plan is what a text is about: it begins with it. */
const startsWithOther = (text: string, subject: Kind): boolean => {
  const at = text.search(subject === 'std' ? long : short);
  const own = text.search(subject === 'std' ? short : long);
  return at !== -1 && at < 30 && (own === -1 || own > at);
};

const withoutOther = (text: string, subject: Kind): string =>
  text.replaceAll(subject === 'std' ? long : short, (name) => ' '.repeat(name.length));

/** The plan that the text above spoke of last; a plain "disability insurance" that pays by the month is the long one. */
function spokenOf({ text, before, topic, heading, section, paragraph, subject, around }: Sentence): Kind | null {
  if (subject === null && topic === null && (around === 'std' || around === 'ltd')) return around;
  if (topic === 'std' || topic === 'ltd') return topic;
  if (paragraph === 'std' || paragraph === 'ltd') return paragraph;
  const isPlain = /disability (?:insurance|income|coverage|plan|benefits?)/.test(
    `${heading} ${section} ${before} ${text}`,
  );
  return isPlain && /month/.test(text) && !/week|accident|illness/.test(text) && /%|percent/.test(text) ? 'ltd' : null;
}

function kindIn(text: string): Kind | null {
  if (together.test(text)) return null;
  const isShort = text.search(short) !== -1;
  const isLong = text.search(long) !== -1;
  return isShort === isLong ? null : isShort ? 'std' : 'ltd';
}

const ofPay = /^(?: ?\))?(?: of)?(?: [\w'-]+){0,5} ?(?:pay|salary|earnings|income|compensation|wages?|basic|base)\b/;
const paysBefore =
  /(?:replac\w*|continu\w*|receiv\w*|benefits?(?: percentage| amount)?|income|salary|earnings|percentage|pays?|paid|coverage|amount)[^.;%$]{0,45}$/;
const notPay =
  /premium|cost|of the (?:cost|premium)|paid by|employer[- ]paid|company[- ]paid|tax|work(?:ing)? (?:at least|less)|loss of|partial/;

const thirds = /\b66[ -]2\/3 ?(?:%|percent\b)|\btwo[- ]thirds\b|\b2\/3(?:rds?)?(?= of)/g;
const half = /\b(?:one[- ])?half(?= (?:of )?(?:your|their|an employee|the employee|pay|salary|base|weekly|monthly))/g;

/** "Replaces an employee's full wages" has no share. */
const wholePay = /\b(?:replac|continu|receiv|pay)\w*\b[^.;%$]{0,40}\bfull (?:base )?(?:wages|salary|pay)\b/;

function percentOf({ kind, text: said }: Part): Candidate[] {
  const text = said.replaceAll(thirds, '66.67%').replaceAll(half, '50%');
  const shares = percentsIn(text).filter(
    (share) =>
      share.value >= 30 &&
      (ofPay.test(trailing(text, share, 60)) ||
        /^,? (?:up )?to (?:a max\w* of )?\$/.test(trailing(text, share, 20)) ||
        paysBefore.test(leading(text, share, 60))) &&
      !notPay.test(trailing(text, share, 30)) &&
      !/premium|\bcosts?\b/.test(leading(text, share, 25)) &&
      !/\b(?:reduc\w+|offset|decreas\w+) (?:by |to )?$/.test(leading(text, share, 20)),
  );
  const [first] = shares;
  if (first === undefined)
    return kind === 'std' && wholePay.test(text) ? [{ metric: 'std.percent', value: 100, confidence: 0.8 }] : [];
  const several =
    new Set(shares.map(({ value }) => value)).size > 1 || /(?:\bthen|thereafter|after that)[^.;]{0,20}\d ?%/.test(text);
  return [
    {
      metric: `${kind}.percent`,
      value: round(first.value),
      confidence: several ? 0.75 : 0.9,
      ...(several && { review: true }),
    },
  ];
}

function maximumOf({ kind, text }: Part): Candidate[] {
  const period = kind === 'std' ? /week/ : /month/;
  const metric: MetricKey = kind === 'std' ? 'std.weekly_maximum' : 'ltd.monthly_maximum';
  // "The monthly benefit is 60% of the base salary at that time, up to $15,000."
  const isMonthly = /\bmonthly (?:income|benefit)/.test(text) && !/week|annual|year/.test(text);
  const limit = moneyIn(text).find((money) => {
    const lead = leading(text, money, 60);
    const trail = trailing(text, money, 22);
    return (
      /\bmax|up to|exceed|limit|cap|\bto\b/.test(`${lead} ${/max/.test(trail) ? 'max' : ''}`) &&
      (period.test(`${lead} ${trail}`) || (kind === 'ltd' && isMonthly)) &&
      !/\bmin(?:imum)?\b[^$]{0,25}$/.test(lead)
    );
  });
  if (limit === undefined) return [];
  // "$6,000 or $15,000": which of them is whose, another place tells.
  const isOpen = trailing(text, limit, 5).startsWith(' or $');
  return [{ metric, value: limit.value, confidence: 0.9, ...(isOpen && { review: true }) }];
}

const wait =
  /elimination|waiting|\bwait\b|(?:benefits?|coverage|payments?|pay|plan)\b[^.;]{0,60}\b(?:begin|start|commence|after|kick|payable)|^after|begins?|(?:following|after) [^.;]{0,25}$/;
/** "You must be disabled for at least 14 days to be eligible." */
const disabled =
  /(?:disabled|disability|(?:unable|inability) to work|out of work|off work|absen\w+|incapacitat\w+)(?: \w+){0,7},? (?:for|lasts?|lasting|exceeds?|continues? (?:beyond|for|past)|longer than|more than|of)(?: (?:a|an|the|period|of|at|least|more|than|minimum|longer|first|total))* ?$/;
const employed = /employ(?!ees?\b)|service|hire|eligib|hired/;
const nth = new RegExp(
  String.raw`(?:\b(?:on|after|from)|\||:|begins?) (?:the |your )?(\d+|${NUMBER})(?:st|nd|rd|th) (?:consecutive |calendar |work )?(?:work-?)?day|\b(first|third|fourth|fifth|sixth|eighth|tenth|fifteenth|thirty-first) (?:consecutive |calendar )?(?:work-?)?day`,
);
const onDay = /\b(?:on|from|with|begins?|starts?):? day (\d+)\b/;
const ordinals: Record<string, number> = { first: 1, third: 3, fourth: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10, fifteenth: 15, 'thirty-first': 31 }; // prettier-ignore

/** Days of disability before the pay begins. Of two, for an injury and an illness, the longer counts. */
function waitingOf({ kind, text }: Part): Candidate[] {
  const metric: MetricKey = `${kind}.waiting_days`;
  // Where accidents have a line of their own, illness has one too, which counts.
  const ofAccident = /accident|injury/.test(text) && !/illness|sick/.test(text) ? 0.2 : 0;
  const named = /elimination|waiting period|benefits? (?:begin|start|commence)|begins?\b|payable after/.test(text);
  // "0 days for accidents/7 days for illness": a number after a stroke is one too.
  const days = durationsIn(text.replaceAll('/', ' ')).filter((length) => {
    if (length.unit === 'hour' || length.unit === 'year') return false;
    const lead = leading(text, length, 100);
    if (disabled.test(lead) && /eligib|receiv|begin|before|benefit|payable|provid|\bpays?\b/.test(text)) return true;
    if (employed.test(trailing(text, length, 30))) return false;
    if (/^(?: \w+){0,2} (?:elimination|wait)/.test(trailing(text, length, 40))) return true;
    if (
      /(?:up to|max\w*|duration|for (?:a )?(?:period|total)|lasts?|as long as|longest)[^.;|:]{0,25}$/.test(lead) &&
      !/\bafter (?:an? |the )?$/.test(lead)
    )
      return false;
    if (/\bends?\b[^.;|]{0,15}$/.test(lead)) return false;
    if (/% (?:of (?:\w+ ){1,4})?(?:for|during) (?:the )?(?:first |next )?$/.test(lead)) return false;
    if (/^[- ]?(?:maximum|max\b|benefit (?:period|duration))/.test(trailing(text, length, 18))) return false;

    if (/(?:period|elimination)[,;] ?(?:up to |for )?$/.test(lead)) return false;
    return wait.test(lead) || /^(?: \w+){0,2} (?:elimination|waiting|wait)/.test(trailing(text, length, 40));
  });
  const values = days.map(waitDays);
  if (values.length > 0) {
    return [
      {
        metric,
        value: Math.max(...values),
        confidence: (new Set(values).size > 1 ? 0.8 : named ? 0.9 : 0.82) - ofAccident,
      },
    ];
  }
  const [, digits, word = ''] = nth.exec(text) ?? onDay.exec(text) ?? [];
  const day = ordinals[word] ?? numberOf(digits ?? '');
  return day !== null &&
    day !== undefined &&
    day >= 1 &&
    /begin|start|pay|after|on/.test(text) &&
    !/absence request|notify|report/.test(text)
    ? [{ metric, value: day - 1, confidence: 0.82 - ofAccident }]
    : [];
}

const lasting =
  /(?:up to|max\w*|duration|(?:benefit|payment) period|length of|for (?:a )?(?:period|total)?|\bends? after|lasts?|as long as|through|payable)[^.;$%]{0,30}$/;

/** How many weeks short-term pay lasts. */
function longestOf({ kind, text }: Part): Candidate[] {
  if (kind !== 'std') return [];
  const lengths = durationsIn(text).filter(
    (length) =>
      length.unit !== 'hour' &&
      length.unit !== 'year' &&
      (lasting.test(leading(text, length, 45)) ||
        /^[- ]?(?:maximum|max\b|benefit (?:period|duration))/.test(trailing(text, length, 20))) &&
      !/(?:elimination|waiting)[^.;|]{0,14}$|\brolling $|\bwithin (?:an?|any|the) $|(?:(?<!\bends? )\bafter|at least|begins?)[^.;|]{0,12}$|\bfirst $/.test(
        leading(text, length, 32),
      ) &&
      !employed.test(trailing(text, length, 30)) &&
      !/^[- ](?:day |week )?(?:elimination|waiting)/.test(trailing(text, length, 20)),
  );
  const weeks = lengths
    .map(({ value, unit }) => round(unit === 'day' ? value / 7 : unit === 'month' ? (value * 52) / 12 : value))
    .filter((value) => value >= 4);
  if (weeks.length === 0 || new Set(weeks).size > 1) return [];
  return [{ metric: 'std.maximum_weeks', value: Math.round(Math.max(...weeks)), confidence: 0.87 }];
}

const notPlain =
  /buy-?up|supplemental|maternity leave|vacation|\bpto\b|accru|\bapply\b|claim form|pre-?existing|choose (?:a|an|from|between|your)|choice of/;

/** "(runs concurrently with sick leave)": a remark without a figure changes nothing of the plan. */
const besides = / \((?![^)]*\d)[^)]*\)/g;

const ofLife = /\blife (?:insurance|coverage|and)\b|\b(?:basic|optional|voluntary|supplemental|spouse|child) life\b/;
const ofDisability = /disab|\bstd\b|\bltd\b|(?:short|long)[- ]term|income protection/;

/** What a sentence says about short-term and long-term disability. */
export function disabilityOf(sentence: Sentence): Candidate[] {
  if (ofLife.test(sentence.text) && !ofDisability.test(sentence.text)) return [];
  // Sick leave that is used up first is no plan's, where the plan is named beside it.
  if (/\bsick (?:days|leave)/.test(sentence.text.replaceAll(besides, '')) && !ofDisability.test(sentence.text))
    return [];
  if (notPlain.test(sentence.text.replaceAll(besides, '')) || /buy-?up/.test(above(sentence))) return [];
  const { text, kind } = sentence;
  // "Both short- and long-term disability insurance pay 60% of your salary."
  if (kind === 'prose' && together.test(text) && percentsIn(text).length === 1)
    return (['std', 'ltd'] as const).flatMap((each) => percentOf({ kind: each, text }));
  // What stands in the place of a plan is none.
  const isInstead = /in lieu of|instead of/.test(text);
  const found = partsOf(sentence).flatMap((part) => [
    ...percentOf(part),
    ...maximumOf(part),
    ...waitingOf(part),
    ...longestOf(part),
  ]);
  return isInstead ? found.map((fact) => ({ ...fact, review: true })) : found;
}
