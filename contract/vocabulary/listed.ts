/** Names that stand in one text with commas between. */
export const listed = (names: string): string[] => names.split(/[,\n]/).map((name) => name.trim()).filter(Boolean); // prettier-ignore

/** Words that stand in one text with blanks between. */
export const listedWords = (words: string): string[] => words.split(/\s+/).filter(Boolean);
