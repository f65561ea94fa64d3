/** Titles that stand in the text itself have the lowest levels: below those that a file marks as headings. */
export const PART = 4;
const SECTION = 5;
export const PARAGRAPH = 6;
/** What has such a level says little without what stands above it. */
export const isWithinText = (level: number): boolean => level >= SECTION;

const ROMAN = '[IVXL](?: ?[IVXL]){0,6}';
const NUMBER = String.raw`(?:\d{1,3}(?:[.-]\d{1,3})*[A-Z]?|${ROMAN}|[A-Z])`;
const parts = new RegExp(String.raw`^(?:article|chapter|part|appendix) ${NUMBER}\b`, 'i');
const sections = new RegExp(String.raw`^section ${NUMBER}\b`, 'i');
const counted = /^\d{1,3}(?:\.\d{1,3})+\b|^[A-Z](?=\.)|^[IVXL]{1,7}(?=\.)/;
const behind = /^[.)]?(?: ?[:–—-])? +/;
/** Parts of the law, and of Medicare, where no mark parts them from a title. */
const ofLaw = /^(?:section (?:79|105|125|129|132|213|223|4\d\d|529)|part [A-D]|chapter (?:7|11|13)) (?![–—-])/i;
const roman = new RegExp(String.raw`^${ROMAN}\.?$`);
const alone = new RegExp(
  String.raw`^(?:(?:article|chapter|part|appendix|section) ${NUMBER}[.:]?|\d{1,3}(?:\.\d{1,3})+\.?|(?:\(?[A-Z\d]{1,2}[.)] ?){1,2})$`,
  'i',
);

/** "112.50", "3.08": no part has the number 0, and with two places behind the point a number may be an amount. */
const isAmount = (label: string): boolean => /^\d+\.\d\d\.?$|^\d.*\.0/.test(label);
/** "ARTICLE 9", "17.2.1", "(b)": what counts a part of a text and stands apart from its title or its words. */
export const isCount = (text: string): boolean => alone.test(text) && !isAmount(text);

/** Whether a count goes on from the one before it: "7.5" behind "9.5" is a value. */
export const goesOn = (text: string, before: string): boolean =>
  !/^\d+\.\d\.?$/.test(text) || /\d+/.exec(text)?.[0] === /\d+/.exec(before)?.[0];

/** Whether the words that stand apart from a label are its title or its text, and no value of a row. */
export const isOfPart = (label: string, text: string): boolean =>
  isCount(label) ? /^[\p{Lu}"“(]/u.test(text) && /\p{L}{3}/u.test(text) : roman.test(label) && isInCapitals(text);

const LONGEST = 90;
const LONGEST_LABEL = 20;
const MOST_WORDS = 10;
/** Lengths of time and money are counted, too. */
const units =
  /^(?:business |calendar |working )?(?:days?|hours?|weeks?|months?|years?|times|x|percent|points?|miles)\b/i;

/** Whether a text is as short as a title, and says no value. */
export const isTitle = (text: string): boolean =>
  text.length <= LONGEST &&
  text.split(/\s+/).length <= MOST_WORDS &&
  /^(?:\p{Lu}|“|"|4\d\d)/u.test(text) &&
  /\p{L}{2}/u.test(text) &&
  !/[.;,!?]$|[$%|@…]|: *\S|\d$/.test(text);

/** Whether every longer word begins with a capital. */
export const isCapitalized = (text: string): boolean =>
  text.split(/[\s/-]+/).every((word) => word.length < 5 || !/^\p{Ll}/u.test(word));

/** In capitals alone. */
export const isInCapitals = (text: string): boolean =>
  text === text.toUpperCase() && text.replaceAll(/[^\p{L}]/gu, '').length > 3;

/** The level of the title that a line is by what counts it: "Section 11. Parenthood Leave", "1.2 Eligibility"; null where it is none. */
export function levelOfPart(text: string): number | null {
  if (text.length > LONGEST + LONGEST_LABEL) return null;
  const [label] = parts.exec(text) ?? sections.exec(text) ?? counted.exec(text) ?? [];
  if (label === undefined || isAmount(label) || ofLaw.test(text)) return null;
  const rest = text.slice(label.length);
  const title = rest.replace(behind, '').replace(/(?<=^\S+(?: \S+){0,5})\.$/, '');
  if (!behind.test(rest) || !isTitle(title) || (/^\d/.test(label) && units.test(title))) return null;
  if (parts.test(label)) return PART;
  if (sections.test(label) || /^\d+\.\d+$/.test(label))
    return isCapitalized(title) || sections.test(label) ? SECTION : null;
  if (/^[A-Z]/.test(label) && isInCapitals(title)) return PART;
  return isCapitalized(title) ? PARAGRAPH : null;
}
