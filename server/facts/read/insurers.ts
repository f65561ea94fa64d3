import { type InsuredLine, insurers } from '../../../contract/vocabulary/insurers.ts';
import { mentions, names, said } from './words.ts';

const lists = {
  medical: names(insurers.medical),
  dental: names(insurers.dental),
  vision: names(insurers.vision),
} as const;

/** "Blue Cross Blue Shield of Texas": the state is a part of the name. */
const ofState = /^ of (?:(?:North|South|West|New|Rhode|Northern|Western) )?[A-Z][a-z]+/;

/** The name of a carrier in a text, as it is written there. */
export interface Insurer {
  name: string;
  from: number;
  to: number;
}

/** The carriers of a line that a text names, in their order. */
export const insurersIn = (text: string, line: InsuredLine): Insurer[] =>
  mentions(said(text), lists[line]).reduce<Insurer[]>((found, { from, to }) => {
    const isAddress = /[./@]$/.test(text.slice(0, from)) || /^\.\w/.test(text.slice(to));
    if (isAddress || found.some((other) => from < other.to)) return found;
    const [state = ''] = ofState.exec(text.slice(to)) ?? [];
    return [...found, { name: text.slice(from, to) + state, from, to: to + state.length }];
  }, []);
