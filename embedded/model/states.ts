import { stateNames } from '../../contract/vocabulary/states.ts';

const STATES = Object.entries(stateNames)
  .map(([code, name]) => ({ name, code }))
  // The longest first: West Virginia is no Virginia.
  .sort((a, b) => b.name.length - a.name.length);

export interface State {
  name: string;
  /** Two letters. */
  code: string;
}

/** The US state that a question is about; undefined where it names none. */
export function stateIn(question: string): State | undefined {
  return STATES.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(question));
}
