/** Verbs that begin a question, or a clause of it behind whom it is about: "Clef: is it paid?", "if I leave, can I keep it?". */
const BEGINS =
  /(?:^|[-–—:,;.?!]\s)\W*(?:(?:and|so|but|then|also)\W+)?(?:do|does|did|is|are|was|were|has|have|can|will|would|may|could|should|must)(?:n['’]?t)?\b/i;
/** What asks politely for something else: "can you tell me how many weeks", "may I ask?". */
const POLITE =
  /\b(?:can|could|would|will) you (?:please )?(?:tell|show|say|give|list|explain)\b|\b(?:may|can) i ask\b/gi;
/** A choice between amounts asks for one of them: "is it 12 or 16 weeks?". */
const CHOICE = /\d[\d,.]*%? or \$?\d/;

/** Whether a question wants yes or no. */
export const wantsYesOrNo = (question: string): boolean =>
  BEGINS.test(question.replaceAll(POLITE, ' ')) && !CHOICE.test(question);
