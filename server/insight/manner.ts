/** How a question is put, where that decides how it can be answered at all. */
export interface Manner {
  /** The language it is in, in English; null for English, and where nobody can tell. */
  language: string | null;
  /**
   * A text is to be written; a choice of one's own is to be made; it is about asking itself; about one person's elections, balance
   * or claim; or there are no words to read.
   */
  asks: 'draft' | 'advice' | 'price' | 'thanks' | 'person' | 'no words' | null;
}

/** Small words of languages: two of them, and more than of English, tell the language. */
const smallWords: Readonly<Record<string, string>> = {
  English: 'the what how is are of do does did in for and at a an to with which can my our their there it',
  Spanish:
    'qué que cuál cuáles cuánto cuánta cuántos cuántas cómo cuándo el la los las de del para por con es son una un y en empleados empleadores empresa',
  French:
    'combien quel quelle quels quelles le la les des du de pour dans avec est sont une un et donnent employeurs jours congé que',
  German:
    'wie viel viele welche welcher was der die das den dem und ist sind für mit ein eine bei nicht urlaub arbeitgeber',
  Portuguese:
    'quanto quanta quantos quantas qual quais como o os as da do das dos para com é são uma um e em licença empregadores',
  Italian:
    'quanto quanta quanti quante quale quali come il gli le di del della per con è sono una un e in giorni ferie',
};

/** Small words of other languages that are words of English questions, too. */
const alsoEnglish = new Set(['per', 'come', 'no', 'do', 'as', 'die', 'den', 'was', 'des', 'son']);
const lists = Object.entries(smallWords).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ').filter((word) => language === 'English' || !alsoEnglish.has(word))),
}));

const scripts: readonly (readonly [string, RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Russian', /\p{Script=Cyrillic}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Hindi', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Vietnamese', /[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u],
];

const WRITING =
  /^\W*(?:please\s+|(?:can|could|would|will) you\s+(?:please\s+)?|help me\s+(?:to\s+)?|i need you to\s+|now\s+)?(?:write|draft|compose|word)\b/iu;
/** "Make a short text for my boss", "give me a quotable sentence on it". */
const TEXT =
  /^\W*(?:please\s+|(?:can|could) you\s+)?(?:make|give|prepare|put|send|do)\b.{0,30}\b(?:e-?mails?|texts?|memos?|notes?|letters?|sentences?|paragraphs?|blurbs?|slides?|talking points|announcements?)\b/iu;
/** A person's own choice, not an employer's. */
const CHOOSING =
  /^\W*(?:which (?:plan|option) (?:should|do) i|should i (?:take|choose|pick|elect|enroll|sign|retire|roll|cash|waive)|what should i (?:do|choose|pick|elect))\b/iu;
/** Where one's own money is to be put. */
const INVESTING =
  /\b(?:which|what) (?:\w+ )?(?:stocks?|funds?|bonds?|etfs?) (?:should|shall) i\b|^\W*should i (?:put|invest|move|keep|buy|sell) (?:\w+ ){0,6}?(?:money|savings|stocks?|funds?|bonds?|etfs?|shares of|balance)\b/iu;
/** What one person has or chose, which no guide holds. */
const OTHERS = /\b(?:my|our|that|a) (?:co-?worker|colleague|boss|manager|teammate|neighbou?r)(?:['’]?s)?\b/iu;
const CHOSE = /\b(?:pick|picked|choose|chose|chosen|elect|elected|enroll|enrolled|earns?|makes?|salary|has)\b/iu;
const OWN = /\bmy (?:\w+ )?(?:balance|claim status|enrollment status|login|password)\b|\bwhat plan am i (?:on|in)\b/iu;
const LEFT = /\b(?:do|have) i (?:still )?have left\b|\bi have left\b|\bam i (?:\w+ )?enrolled\b/iu;
/** How far what somebody chose may stand behind who they are. */
const NEAR = 60;

function isOfPerson(text: string): boolean {
  if (OWN.test(text) || LEFT.test(text)) return true;
  const { index } = OTHERS.exec(text) ?? { index: null };
  return index !== null && CHOSE.test(text.slice(index, index + NEAR));
}

const PRICE =
  /\b(?:cost|costs|price|charge|charged|credits?)\b.{0,30}\b(?:ask|asking|question|answer|chat|message|use you)\b|\bhow (?:much|many) (?:credits?|are you)\b/iu;
const THANKS = /^\W*(?:thanks|thank you|thx|cheers|great, thanks|perfect)\b.{0,25}$/iu;
const manners: readonly (readonly ['draft' | 'advice' | 'price' | 'thanks', RegExp])[] = [
  ['draft', WRITING],
  ['draft', TEXT],
  ['advice', CHOOSING],
  ['advice', INVESTING],
  ['price', PRICE],
  ['thanks', THANKS],
];

const LONGEST_LOOKED_AT = 2_000;

/** How a question is put. */
export function mannerOf(question: string): Manner {
  const text = question.slice(0, LONGEST_LOOKED_AT);
  return { asks: asksOf(text), language: languageOf(text) };
}

/** "2026?" asks for another year of what was asked before. */
const YEAR = /^\W*20\d\d\W*$/;
function asksOf(text: string): Manner['asks'] {
  if (!/\p{L}{2}/u.test(text) && !YEAR.test(text)) return 'no words';
  return manners.find(([, words]) => words.test(text))?.[0] ?? (isOfPerson(text) ? 'person' : null);
}

function languageOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const script = scripts.find(([, letter]) => letter.test(text));
  if (script !== undefined && (latin < letters / 2 || script[0] === 'Vietnamese')) return script[0];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = lists.map(({ language, words: small }) => ({
    language,
    hits: new Set(words.filter((word) => small.has(word))).size,
  }));
  const [most] = counted.toSorted((a, b) => b.hits - a.hits);
  const english = counted.find(({ language }) => language === 'English')?.hits ?? 0;
  return most === undefined || most.hits < 2 || most.hits <= english ? null : most.language;
}
