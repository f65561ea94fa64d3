/** Of so many texts what was made is kept; then it begins anew. */
const MOST = 8_000;

/** A pure function of a text that is asked for the same texts again and again: passages of guides, words of the vocabulary. */
export function remembered<Made>(make: (text: string) => Made, most = MOST): (text: string) => Made {
  const kept = new Map<string, Made>();
  return (text) => {
    const had = kept.get(text);
    if (had !== undefined) return had;
    const made = make(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, made);
    return made;
  };
}
