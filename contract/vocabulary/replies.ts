/** What people say to a question back, beside the name of one of its choices. */

/** It is as it was understood. */
export const yesWords: readonly string[] = ['yes', 'yeah', 'yep', 'yup', 'sure', 'ok', 'okay', 'right', 'correct', 'exactly', 'precisely', 'fine', 'indeed', 'absolutely', 'that is it', 'that is right', 'that one', 'this one', 'go ahead', 'do it', 'that works', 'sounds good']; // prettier-ignore
/** It is something else. */
export const noWords: readonly string[] = ['no', 'nope', 'nah', 'neither', 'none', 'none of them', 'none of these', 'none of those', 'neither one', 'neither of them', 'neither of those', 'something else', 'not really', 'not that', 'not that one', 'not those', 'wrong']; // prettier-ignore
/** All of the choices. */
export const allWords: readonly string[] = ['both', 'both of them', 'both of those', 'both please', 'all', 'all of them', 'all of those', 'all of these', 'all of the above', 'all three', 'all four', 'all please', 'each of them', 'every one of them', 'everything', 'the lot']; // prettier-ignore
/** What leads an answer and says nothing of it. */
export const answerLeads: readonly string[] = ['i mean', 'i meant', 'i was thinking of', 'i am asking about', 'let us take', 'i want', 'i would like', 'give me', 'show me', 'make it', 'make that', 'take', 'go with', 'let us go with', 'well', 'oh', 'sorry', 'actually', 'please', 'then', 'hm', 'um', 'uh']; // prettier-ignore
/** Behind the number or the letter of a choice, or before it. */
export const choiceWords: readonly string[] = ['one', 'choice', 'option', 'answer', 'button', 'figure', 'reading', 'number', 'item', 'suggestion']; // prettier-ignore
/** The places of choices, in their order: each by its words. */
export const choicePlaces: readonly (readonly string[])[] = [['first', '1', 'a', 'former'], ['second', '2', 'b'], ['third', '3', 'c'], ['fourth', '4', 'd']]; // prettier-ignore
/** The last of the choices, wherever it stands. */
export const lastPlaces: readonly string[] = ['last', 'latter', 'final'];
/** Who pays, said without a name: of a worker, and of the employer of whoever asks. */
export const payerPronouns: Readonly<Record<'employee' | 'employer', readonly string[]>> = {
  employee: ['they', 'them', 'their', 'theirs', 'he', 'she', 'his', 'her'],
  employer: ['we', 'our', 'ours', 'us'],
};
/** Words that name no choice, whatever choice has them in its name. */
export const unsaying: readonly string[] = ['the', 'a', 'an', 'of', 'for', 'to', 'in', 'on', 'at', 'by', 'per', 'with', 'is', 'are', 'was', 'be', 'it', 'that', 'this', 'these', 'those', 'just', 'only', 'and', 'or', 'what', 'which', 'how', 'much', 'many', 'do', 'does', 'did', 'as', 'from', 'i', 'you', 'have', 'has', 'if', 'but', 'so']; // prettier-ignore
