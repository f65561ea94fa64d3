/** Writes the files anew. Takes about a second. */
export function subsetTypefaces(): Promise<void>;
