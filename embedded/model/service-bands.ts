const FROM =
  /(\d{1,2})\s*(?:\+|or more|and (?:over|more|above|up))\s*years?|(\d{1,2})\s*years?\s*(?:\+|or more|and (?:over|more|above|up))|over (\d{1,2}) years?/gi;
const BETWEEN = /(\d{1,2})\s*(?:-|–|to|and|through)\s*(\d{1,2})\s*years?/gi;
const BELOW = /(?:fewer|less) than (\d{1,2}) years?|under (\d{1,2}) years?/gi;

/** Whether one of the bands of years in a text holds some years of service: "15+ years" those of somebody with 20. */
export function holdsService(text: string, years: number | null): boolean {
  if (years === null) return false;
  const ends = (pattern: RegExp): number[][] =>
    [...text.matchAll(pattern)].map((match) =>
      match
        .slice(1)
        .filter((end) => end !== undefined)
        .map(Number),
    );
  return (
    ends(FROM).some(([from = 0]) => years >= from) ||
    ends(BETWEEN).some(([from = 0, to = 0]) => years >= from && years <= to) ||
    ends(BELOW).some(([to = 0]) => years < to)
  );
}
