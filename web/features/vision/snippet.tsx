const OPEN = '\uE000';
const CLOSE = '\uE001';

/** A passage in which the words that matched stand between two private-use characters. Cells of a table stand in one line. */
export function Snippet({ text }: { text: string }) {
  const parts = text
    .replaceAll(' | ', ' · ')
    .split(OPEN)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, marked: false }];
      const end = part.indexOf(CLOSE);
      return end === -1
        ? [{ text: part, marked: false }]
        : [
            { text: part.slice(0, end), marked: true },
            { text: part.slice(end + 1), marked: false },
          ];
    });
  return (
    <>
      {parts.map((part, index) =>
        part.marked ? (
          <mark key={index} className="rounded-[3px] bg-hue-wash px-0.5 font-strong text-ink">
            {part.text}
          </mark>
        ) : (
          part.text.replaceAll(CLOSE, '')
        ),
      )}
    </>
  );
}
