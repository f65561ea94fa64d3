/** Which reader made a guide's passages and facts: counted up when a change of either is worth reading older guides again. */
export const READER_VERSION = 18;
