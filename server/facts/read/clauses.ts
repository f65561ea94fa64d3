/** How a sentence says what it says. Only what is granted now, to all, is a fact of its own. */
export type Modality = 'granted' | 'other';

/** Verbs by which a guide grants something: whom it is given to, or who gives it. */
const grants =
  /\b(?:receives?|gets?|entitled to|granted|given|provided|provides?|offers?|covers?|pays?|contributes?|accrues?|earns?|observes?|allotted|awarded)\b/;

/** Conditions, what is allowed or asked, others' practice, what was or is to come, and what is not so. */
const hedges = [
  /\b(?:not|no|never|cannot|isn't|aren't|don't|doesn't|without|except|only)\b/,
  /\b(?:if|unless|until|once|while|when|before|after|whether|beyond|exceed\w*|up to the|in excess)\b/,
  /\b(?:may|might|can|could|should|must|would|will be required|asks?|requires?|required|encouraged?)\b/,
  /\b(?:most|many|some|average|typical\w*|usual\w*|other|competitors?|goal|aims?|studies|survey|government|irs|law|laws|federal|state|court|gym next)\b/,
  /\b(?:was|were|had|used to|previous\w*|former\w*|expires?|hired|starting|beginning|considering|plan to|hope)\b/,
  /\b(?:part-?time|temporary|seasonal|managers?|executives?|officers?|directors?|union|sales|drivers?|stores?|interns?|contractors?|retirees?)\b/,
  /\b(?:for example|such as|e\.g|per day|a day|comp time|overtime)\b/,
] as const;

export const modalityOf = (text: string): Modality =>
  grants.test(text) && !hedges.some((hedge) => hedge.test(text)) ? 'granted' : 'other';
