import { listed } from '../../contract/vocabulary/listed.ts';
import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import type { Known } from '../../contract/reading.ts';
import { qualifiers } from '../../contract/vocabulary/qualifiers.ts';
import { isContent } from '../language/left.ts';
import { mentionsIn } from '../language/mentions.ts';
import { Phrases } from '../language/phrases.ts';
import { look } from '../language/seen.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import { isFiller } from './filler.ts';
import { figureOf } from './passed-over.ts';

/** Where a turn parts into clauses, the widest first: sentences, what a comma or a joint sets apart, what "and" joins. */
const joints = [
  /[.!?;]+["”’')]*(?:\s+|$)|\s+[–—-]+\s+/,
  /,\s+(?:(?:and|but|so|then)\s+)?|\s+(?:but|so|because|though|although|since|while)\s+(?!\d)|:\s+/,
  /\s+(?:and|then)\s+/,
];
const MOST_WORDS = 40;

/** What leads a condition, which is asked about where nobody can read it: "for astronauts". */
const leads = new Set(
  listed('for, with, without, among, at, of, by, per, in, except, excluding, under, over, than, only'),
);

/** "Retirees": of whom or of what no guide states a figure by itself. */
const qualifying = new Phrases(qualifiers.map((name) => [name, true] as const));

/** What became of the spec before, and the clauses that changed nothing of it. */
interface Edited {
  spec: AnalysisSpec;
  last: Extract<Understood, { kind: 'spec' }> | null;
  unused: readonly string[];
}

/** Reads words as a change of a spec. */
type ReadOn = (text: string, spec: AnalysisSpec) => Understood;

/**
 * A turn that could not be read at once, clause by clause: each one changes what the ones before made of the figure, and what changes
 * nothing is named as not used. Null where nothing is changed, or where a clause that is not used may say of what or of whom the figure is.
 */
export function edited(text: string, before: AnalysisSpec, known: Known, readOn: ReadOn): Understood | null {
  if (tokensOf(text).length > MOST_WORDS) return null;
  const { spec, last, unused } = applied(text, { spec: before, last: null, unused: [] }, 0, readOn);
  if (last === null || figureOf(spec) === figureOf(before) || unused.some((one) => mayMatter(one, known))) return null;
  const named = unused.filter(saysMore).map((one) => `“${one.slice(0, 80)}”`);
  const others = spec.assumed.filter((one) => !one.startsWith('Not used'));
  const assumed = [...(named.length > 0 ? [`Not used: ${named.slice(0, 4).join(', ')}.`] : []), ...others].slice(0, 12);
  return { ...last, spec: { ...spec, assumed }, ...(named.length > 0 && { unused: [...unused] }) };
}

/** A text read as one change; where it is none, its parts one after the other. */
function applied(text: string, on: Edited, level: number, readOn: ReadOn): Edited {
  const understood = readOn(text, on.spec);
  if (understood.kind === 'spec' && figureOf(understood.spec) !== figureOf(on.spec))
    return { ...on, spec: understood.spec, last: understood };
  const at = joints.findIndex((joint, index) => index >= level && partsOf(text, joint).length > 1);
  const joint = joints[at];
  if (joint === undefined) return { ...on, unused: [...on.unused, text] };
  const all = partsOf(text, joint).reduce((last, part) => applied(part, last, at, readOn), on);
  // "Small and large ones": what "and" joins is changed in all of its parts, or is no two changes.
  const isTorn = at === joints.length - 1 && all.unused.length > on.unused.length;
  return isTorn ? { ...on, unused: [...on.unused, text] } : all;
}

const partsOf = (text: string, joint: RegExp): string[] =>
  text
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));

const isSaying = (token: Token | undefined): boolean => token !== undefined && isContent(token) && !isFiller(token);
const saysMore = (text: string): boolean => tokensOf(text).some(isSaying);

/** Whether a clause names a figure, a number, a place, a trade or a group of people, or leads a condition. */
function mayMatter(text: string, known: Known): boolean {
  const tokens = tokensOf(text);
  const { metrics, subjects, groupBy } = look(tokens, known);
  const isNaming = metrics.length + subjects.length + groupBy.length + mentionsIn(tokens, known).length > 0;
  const isLed = tokens.some(({ low }, at) => leads.has(low) && tokens.slice(at + 1, at + 3).some(isSaying));
  const isQualified = qualifying.apart(tokens).some(({ isExact }) => isExact);
  return isNaming || isLed || isQualified || tokens.some(({ number }) => number !== null);
}
