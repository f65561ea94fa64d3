import { stateNames } from '../../contract/vocabulary/states.ts';

const names: Readonly<Record<string, string>> = stateNames;

const codes = new Map(Object.entries(names).map(([code, name]) => [name.toLowerCase(), code]));

/** The two-letter code of a US state, or of the District of Columbia, from its code or its name; null for anything else. */
export function stateCode(text: string): string | null {
  const wanted = text.trim();
  const upper = wanted.toUpperCase();
  return Object.hasOwn(names, upper) ? upper : (codes.get(wanted.toLowerCase()) ?? null);
}

/** The name of a state by its code; the code itself where there is none. */
export const stateName = (code: string): string => names[code] ?? code;
