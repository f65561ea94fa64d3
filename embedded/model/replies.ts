/** Said once in a conversation, at the end of the first answer that rests on the library. */
export const WHAT_IT_IS = '_Answered from the library without a language model._';

export const GREETING =
  'I am the Engine. I answer questions about employee benefits from the guides in the library, from figures over them, ' +
  'and from the rules of the field, each with its source. I work without a language model and say so when I do not know. ' +
  'Try “What is the 401(k) match at …?”, “How does a $3,000 deductible compare?” or “How long does COBRA last?”';

export const ADVICE =
  'I cannot advise on one person’s legal, tax or medical case; please take that to counsel, a tax adviser or a physician. What ' +
  'the rule is in general:';

export const OFF_TOPIC =
  'That is outside what I can answer: I work from employee-benefit guides and the rules of the field. Ask me about benefits, ' +
  'HR policies or workplace guidance, for example “What do employers reimburse for fitness?”';

export const UNCLEAR =
  'I could not make out a question in that. Name a benefit and, if you like, an employer or a plan year: “parental leave ' +
  'at … in 2024”.';

export const NO_LIBRARY =
  'The library could not be searched just now, so I cannot answer. Please try again in a moment.';
