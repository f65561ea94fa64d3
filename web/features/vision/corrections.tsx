import type { SearchCorrection } from '../../../contract/vision.ts';

interface CorrectionsProps {
  corrections: readonly SearchCorrection[];
  /** Searches for the words with one of them as it was typed. */
  onUndo: (query: string) => void;
}

/** Which words were taken for others, each with the way back. */
export function Corrections({ corrections, onUndo }: CorrectionsProps) {
  if (corrections.length === 0) return null;
  return (
    <ul className="grid w-full gap-1 text-small">
      {corrections.map(({ typed, taken, asTyped }) => (
        <li key={typed}>
          Showing results for <strong>{taken}</strong>.{' '}
          <button type="button" className="text-link min-h-6" onClick={() => onUndo(asTyped)}>
            Search for “{typed}” instead
          </button>
        </li>
      ))}
    </ul>
  );
}
