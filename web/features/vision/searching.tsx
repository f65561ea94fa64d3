import { useEffect, useState } from 'react';
import { animals, AnimalDrawing } from './animals.tsx';

/** How long each animal stays, in milliseconds. */
const TURN = 3000;

/**
 * What is seen while a search runs: the animals take turns, and the words say how long it may take. Most searches are over
 * before it is seen.
 */
export function Searching({ query }: { query: string }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), TURN);
    return () => clearInterval(timer);
  }, []);
  const animal = animals[turn % animals.length];
  return (
    <output className="grid animate-late justify-items-center gap-1 py-12 text-center sm:py-16">
      {animal ? <AnimalDrawing key={turn} animal={animal} className="mb-5 h-32 animate-enter" /> : null}
      <span className="display text-title">Searching 7,500+ guides…</span>
      <span className="max-w-form text-soft">
        {query === '' ? (
          'Looking for guides that match your filters.'
        ) : (
          <>
            Looking for “<span className="text-ink">{query}</span>”.
          </>
        )}{' '}
        A search can take up to 2 minutes.
      </span>
    </output>
  );
}
