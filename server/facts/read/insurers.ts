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

const ties =
  /\b(?:offer\w*|available|provided|administered|insured|underwritten|covered|managed|carried|coverage|insurance|plans?|network|benefits?|options?|enroll\w*)(?:,| -+)?(?: \w+){0,5}? (?:through|by|with|from|via) (?:the )?/gi;
const properName = /^[A-Z][\w&.'’-]*(?: (?:[A-Z&][\w&.'’-]*|of(?= [A-Z])|and(?= [A-Z])))*/;
const company = ['insurance', 'assurance', 'mutual', 'life insurance company', 'administrator', 'benefit administrator', 'tpa', 'blue']; // prettier-ignore
/** What insurers have in their names by what they cover. */
const trades: Readonly<Record<InsuredLine, ReturnType<typeof names>>> = {
  medical: names([...company, 'health', 'health plan', 'healthcare', 'healthplan', 'hmo', 'medical']),
  dental: names([...company, 'dental']),
  vision: names([...company, 'vision', 'eye', 'eyecare', 'sight', 'optical']),
};
/** Who gathers or arranges insurance, and insures nobody; and what is no name. */
const others = names(['fund', 'trust', 'pool', 'board', 'commission', 'consortium', 'cooperative', 'authority', 'brokerage', 'broker', 'llc', 'inc', 'group', 'department', 'human resource', 'marketplace', 'employee', 'program', 'account', 'center', 'hospital', 'clinic', 'death', 'dismemberment', 'disability', 'consultant']); // prettier-ignore

/** Names of a text that stand where a carrier does and say that they are one's of a line: "provided by Harborline Dental". */
export const unknownInsurersIn = (text: string, line: InsuredLine): Insurer[] =>
  Array.from(text.matchAll(ties)).flatMap(({ index, 0: whole }): Insurer[] => {
    const from = index + whole.length;
    const name = (properName.exec(text.slice(from))?.[0] ?? '').replace(/[.,;:'’]+$|['’]s$/, '');
    const plain = said(name);
    const isTrade = plain.words.length > 1 && mentions(plain, trades[line]).length > 0;
    return isTrade && mentions(plain, others).length === 0 ? [{ name, from, to: from + name.length }] : [];
  });
