/** The letters and digits of a text, in small letters and without what parts them: "Delta-Dental" and "delta dental" have the same. */
export const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
