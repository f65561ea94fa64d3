/** Said once in a conversation, at the end of the first answer that rests on the library. */
export const WHAT_IT_IS = '_Answered from the library without a language model._';

export const GREETING =
  'I am the Engine. I answer questions about employee benefits from the guides in the library, from figures over them, ' +
  'and from the rules of the field, each with its source. I work without a language model and say so when I do not know. ' +
  'Try “What is the 401(k) match at …?”, “How does our deductible compare?” or “How long does COBRA last?”';

export const ADVICE =
  'I cannot advise on one person’s legal, tax or medical case; please take that to counsel, a tax adviser or a physician. What ' +
  'the rule is in general:';

export const OFF_TOPIC =
  'That is outside what I can answer: I work from employee-benefit guides and the rules of the field. Ask me about benefits, ' +
  'HR policies or workplace guidance, for example “What do employers reimburse for fitness?”';

/** To a choice that somebody has to make for themselves: the rule and the figures follow. */
export const CHOICE =
  'I cannot advise on a choice of your own; a tax adviser, a financial adviser or counsel can. What I can give is what the ' +
  'library and the rules say:';

/** To what one person chose, holds or is owed. */
export const PERSON =
  'I know nothing of any one person: no elections, balances, claims or pay. Ask the employer’s HR team or the plan’s ' +
  'administrator for that. I can say what an employer’s guide states, what others offer, and what the rules are, if you name ' +
  'the employer and the benefit.';

export const PRICE =
  'You pay for asking in credits: a block of questions of a chat is paid when it begins, and the price stands on the screen ' +
  'before you send. You pay nothing for an answer that fails. Ask me about benefits, for example “What is the typical dental maximum?”';

export const THANKED = 'You are welcome. Ask whenever there is another question about benefits.';

export const UNCLEAR =
  'I could not make out a question in that. Name a benefit and, if you like, an employer or a plan year: “parental leave ' +
  'at …, last year”.';

export const NO_LIBRARY =
  'The library could not be searched just now, so I cannot answer. Please try again in a moment.';

const ASK = '“How many weeks of paid parental leave do employers give?”';
const abroad: Readonly<Record<string, string>> = {
  Spanish: `Sin un modelo de lenguaje solo entiendo preguntas en inglés. Hágala en inglés, por ejemplo: ${ASK}`,
  French: `Sans modèle de langage, je ne comprends que les questions en anglais. Posez-la en anglais, par exemple : ${ASK}`,
  German: `Ohne Sprachmodell verstehe ich nur Fragen auf Englisch. Bitte fragen Sie auf Englisch, zum Beispiel: ${ASK}`,
  Portuguese: `Sem um modelo de linguagem só entendo perguntas em inglês. Pergunte em inglês, por exemplo: ${ASK}`,
  Italian: `Senza un modello linguistico capisco solo domande in inglese. La ponga in inglese, per esempio: ${ASK}`,
  Chinese: `没有语言模型，我只能理解英文问题。请用英文提问，例如：${ASK}`,
};

/** To a question in another language: in that language where we have it, and in English. */
export function otherLanguage(language: string): string {
  const own = abroad[language];
  const english = `I take your question to be in ${language}. Without a language model I understand questions in English only.`;
  return own === undefined ? `${english} Ask, for example: ${ASK}` : `${own}\n\n${english}`;
}

export const NO_TEXTS =
  'I do not write texts without a language model. This is what such a text can rest on, each with its source; the wording ' +
  'is yours, and counsel should read it where it states a rule.';

export const NOTHING_FOR_TEXT =
  'I do not write texts without a language model, and I found nothing that this one could rest on. Name the benefit, and the ' +
  'employer or the peers, and I look up the values, figures and rules for it.';
