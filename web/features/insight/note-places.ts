/** The room between two notes in the margin, in pixels. */
const GAP = 12;

/** A note: the height at which the words that cite it begin, and how tall it is, in pixels. */
export interface Note {
  marker: number;
  wanted: number;
  height: number;
}

/** Puts every note beside its words, or below the note before it where that one is in the way. */
export function placeNotes(notes: readonly Note[]): { places: Map<number, number>; height: number } {
  const places = new Map<number, number>();
  let free = 0;
  for (const note of [...notes].sort((a, b) => a.wanted - b.wanted)) {
    const top = Math.max(free, note.wanted);
    places.set(note.marker, top);
    free = top + note.height + GAP;
  }
  return { places, height: Math.max(0, free - GAP) };
}
