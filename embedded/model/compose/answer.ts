import type { Asked, Conversation } from '../conversation.ts';
import {
  ADVICE,
  CHOICE,
  GREETING,
  NO_LIBRARY,
  NO_TEXTS,
  OFF_TOPIC,
  otherLanguage,
  PERSON,
  PRICE,
  THANKED,
  UNCLEAR,
  WHAT_IT_IS,
} from '../replies.ts';
import { saidChanges } from './changes.ts';
import { saidDates } from './dates.ts';
import { saidComparison } from './comparison.ts';
import { findStatements } from './find-statements.ts';
import { saidFigure, saidHeadline } from './figure.ts';
import { saidGuides } from './guides.ts';
import { saidDraft } from './draft.ts';
import { saidEmployer } from './employer.ts';
import { saidHolidays } from './holidays.ts';
import { saidAmbiguity, saidNobody, saidWhose } from './nobody.ts';
import { bold, mark } from './phrase.ts';
import { saidRanking } from './ranking.ts';
import { isLikely, isNear, saidRules } from './rules.ts';
import { sampleNote } from './sample-note.ts';
import { besideLibrary, namesSurvey, saidSurveys } from './surveys.ts';

const ofLaw = new Set(['rule', 'limit', 'date', 'definition', 'how-to']);

/** The answer to a conversation's last question, from what the tools gave: no word of it comes from elsewhere. */
export function compose({ asked, said }: Conversation): string {
  const answers = asked.map((one, at) => saidBefore(one, asked.slice(0, at)) ?? answerTo(one));
  const headed = (at: number): boolean =>
    answers.length > 1 && asked[at]?.reading.question !== asked[at - 1]?.reading.question;
  const heads = asked.map(({ reading }) => bold((reading.typed ?? reading.question).trim()));
  const text = answers
    .map((answer, at) => {
      // Two questions that have the same answer stand above it together.
      const isAgain = answer === answers[at + 1];
      const said = isAgain ? '' : answer;
      return [headed(at) ? heads[at] : '', said].filter((part) => part !== '').join('\n\n');
    })
    .filter((part) => part !== '')
    .join('\n\n');
  const [first] = asked;
  const rest = first?.reading.outOf ?? null;
  const left =
    rest === null
      ? ''
      : `\n\nThese are the first ${asked.length} of ${rest} questions; ask the others in messages of their own.`;
  const isCited = text.includes('【');
  const isTold = said.some((before) => before.includes(WHAT_IT_IS));
  return isCited && !isTold ? `${text}${left}\n\n${WHAT_IT_IS}` : `${text}${left}`;
}

/** The rule that answered an earlier question of the text, where it is the first for this one, too: it is not said twice. */
function saidBefore({ reading, rules }: Asked, before: readonly Asked[]): string | null {
  const [first] = rules;
  if (first === undefined || !ofLaw.has(reading.intent)) return null;
  const isSaid = before.some(
    (one) => ofLaw.has(one.reading.intent) && one.rules.some(({ id }, at) => id === first.id && at === 0),
  );
  return isSaid ? `The rule above, ${bold(first.title)}, is the one for this, too ${mark(first.marker)}.` : null;
}

/** A plan year that was said first asks for its days; without one the rule comes first. */
function saidWithDates(asked: Asked): string[] {
  const [dates] = asked.dates;
  if (dates === undefined || dates.dates.length !== 1) return [saidDates(asked)];
  const both = [saidDates(asked), saidRules(asked)];
  return dates.isAssumed ? both.toReversed() : both;
}

function answerTo(asked: Asked): string {
  const { reading, facts, figures, changes, passages, rules, employers, toolFailed } = asked;
  const taken = reading.notes.filter((note) =>
    reading.metrics.some(({ typed }) => typed !== null && note.includes(`“${typed}”`)),
  );
  const notes = taken.length === 0 ? '' : `${taken.join(' ')}\n\n`;
  const parts = (...some: readonly string[]): string =>
    notes + [...some, sampleNote(asked)].filter((one) => one !== '').join('\n\n');
  if (reading.language) return otherLanguage(reading.language);
  if (reading.asks === 'no words') return UNCLEAR;
  if (reading.asks === 'thanks') return THANKED;
  if (reading.asks === 'price' && reading.metrics.length + reading.employers.length === 0) return PRICE;
  if (reading.asks === 'person' && reading.employers.length === 0) return PERSON;
  if (reading.intent === 'social') return GREETING;
  if (reading.asks === 'draft' && reading.employers.length === 0) return parts(saidDraft(asked));
  if (reading.whose) return parts(saidWhose(asked, reading.whose), ...figures.map(saidHeadline));
  if (namesSurvey(asked) && reading.employers.length === 0) return parts(saidSurveys(asked));
  if (asked.dates.length > 0 && reading.employers.length === 0) return parts(...saidWithDates(asked));
  if (reading.intent === 'off topic' && reading.employers.length === 0) return saidNearest(asked, parts);
  if (reading.intent === 'own case') return parts(ADVICE, saidRules(asked));
  if (reading.asks === 'advice' && reading.employers.length === 0)
    return parts(CHOICE, isLikely(rules) ? saidRules(asked) : saidFigure(asked));
  if (employers.some((one) => one.employers.length === 0)) return saidNobody(asked);
  // What a word means does not depend on which of its kinds is meant.
  const isMeaning = reading.intent === 'definition' && isLikely(rules);
  if (reading.ambiguous.length > 0 && facts.length === 0 && !isMeaning) return saidAmbiguity(reading);
  if (changes.length > 0) return parts(saidChanges(asked));
  const lead = reading.asks === 'draft' ? NO_TEXTS : '';
  if (reading.employers.length > 1)
    return parts(lead, saidHolidays(asked) || saidComparison(asked), saidSurveys(asked));
  if (reading.employers.length === 1) return parts(lead, saidEmployer(asked), saidSurveys(asked));
  if (ofLaw.has(reading.intent)) return parts(saidRules(asked));
  if (asked.rankings.some(({ rows }) => rows.length > 0)) return parts(saidRanking(asked));
  if (figures.length > 0) {
    const said = [saidFigure(asked), besideLibrary(asked)];
    // What is published says more than that the library has too few for a figure.
    return parts(...(figures.some((one) => one.kind === 'figure' && !one.hasFigures) ? said.toReversed() : said));
  }
  if (passages.length > 0) return parts(saidGuides(asked));
  if (rules.length > 0) return parts(saidRules(asked));
  return toolFailed ? NO_LIBRARY : UNCLEAR;
}

/** Words that nobody reads: what guides say of most of them, else the rule that comes near; never nothing where there is something. */
function saidNearest(asked: Asked, parts: (...some: readonly string[]) => string): string {
  if (findStatements(asked.reading, asked.passages, 1).answers.length > 0) return parts(saidGuides(asked));
  return isNear(asked.rules) ? parts(saidRules(asked)) : OFF_TOPIC;
}
