/**
 * Some guides of a segment: a bit for each of its guides, 32 in a word. Sets are intersected 32 guides at a time, so that guides
 * which no condition admits cost next to nothing.
 */
export type GuideSet = Uint32Array;

const WORD = 32;

export function noGuides(guideCount: number): GuideSet {
  return new Uint32Array(Math.ceil(guideCount / WORD));
}

/** The guides, by their numbers, for which a test holds. */
export function guidesWhere(guideCount: number, test: (guide: number) => boolean): GuideSet {
  const set = noGuides(guideCount);
  for (let guide = 0; guide < guideCount; guide += 1) if (test(guide)) insert(set, guide);
  return set;
}

export function insert(set: GuideSet, guide: number): void {
  set[guide >>> 5] = (set[guide >>> 5] ?? 0) | (1 << (guide & 31));
}

export function has(set: GuideSet, guide: number): boolean {
  return (((set[guide >>> 5] ?? 0) >>> (guide & 31)) & 1) === 1;
}

/** Leaves in `set` what is in `other` too. */
export function intersect(set: GuideSet, other: GuideSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
}

/** Adds to `set` what is in `other`. */
export function unite(set: GuideSet, other: GuideSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
}

/** Takes from `set` what is in `other`. */
export function subtract(set: GuideSet, other: GuideSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & ~(other[at] ?? 0);
}

export function isEmpty(set: GuideSet): boolean {
  for (let at = 0; at < set.length; at += 1) if (set[at] !== 0) return false;
  return true;
}

/** Whether any guide is in both. */
export function meet(set: GuideSet, other: GuideSet): boolean {
  for (let at = 0; at < set.length; at += 1) if (((set[at] ?? 0) & (other[at] ?? 0)) !== 0) return true;
  return false;
}

export function countOf(set: GuideSet): number {
  let count = 0;
  for (let at = 0; at < set.length; at += 1) count += onesOf(set[at] ?? 0);
  return count;
}

/** How many guides are in both. */
export function countCommon(set: GuideSet, other: GuideSet): number {
  let count = 0;
  for (let at = 0; at < set.length; at += 1) count += onesOf((set[at] ?? 0) & (other[at] ?? 0));
  return count;
}

/** How many bits of a word are set, all pairs at once, then fours, then bytes, which are added up. */
function onesOf(word: number): number {
  if (word === 0) return 0;
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/**
 * Writes the numbers of the guides into `into`, ascending, from `at` on.
 *
 * @returns where it ended
 */
export function listInto(set: GuideSet, into: Uint32Array, at: number): number {
  let end = at;
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      into[end] = word * WORD + (WORD - 1 - Math.clz32(lowest));
      end += 1;
      bits ^= lowest;
    }
  }
  return end;
}
