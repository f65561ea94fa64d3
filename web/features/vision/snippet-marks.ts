/** What stands before and after a word that matched; see the contract. */
export const OPEN = '\uE000';
export const CLOSE = '\uE001';
