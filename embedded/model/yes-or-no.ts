/** Verbs that begin a question, or a clause of it behind whom it is about: "Clef: is it paid?", "if I leave, can I keep it?". */
const BEGINS =
  /(?:^|[-–—:,;.?!]\s)\W*(?:(?:and|so|but|then|also)\W+)?(?:do|does|did|is|are|has|have|can|will|would|may|could)\b/i;

/** Whether a question wants yes or no. */
export const wantsYesOrNo = (question: string): boolean => BEGINS.test(question);
