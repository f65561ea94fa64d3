import { readFileSync } from 'node:fs';

/** A question with what it asks for: slots of a spec by their names, or that it is asked back or refused. */
export interface Labelled {
  question: string;
  /** It goes on from the question before. */
  isFollowUp: boolean;
  /** What it may be understood as: any of these is right. */
  wanted: readonly Wanted[];
}

/** One right understanding. */
export interface Wanted {
  kind: 'spec' | 'ask' | 'refuse';
  slots: Readonly<Record<string, string>>;
}

const SLOTS = ['m', 'stat', 'by', 'peers', 'compare', 'sort', 'limit', 'chart'];

/** What a spec has where a label says nothing. */
function usual(measures: string): Record<string, string> {
  const stat = measures.startsWith('value') ? 'median' : measures.startsWith('offering') ? 'share' : 'count';
  return { stat, by: '', peers: '', compare: '', sort: '', limit: '', chart: '' };
}

const sorted = (text: string, joint: string): string =>
  text
    .split(joint)
    .map((one) => one.trim())
    .toSorted()
    .join(joint);

/** `state NY|NJ`: which of the values stands first says nothing. */
function inOrder(part: string): string {
  const [name = '', ...values] = part.split(' ');
  return `${name} ${sorted(values.join(' '), '|')}`;
}

/** `!state AK|HI` is `!state AK, !state HI`. */
function apart(part: string): string[] {
  const [name = '', ...values] = part.split(' ');
  return name.startsWith('!')
    ? values
        .join(' ')
        .split('|')
        .map((value) => `${name} ${value}`)
    : [part];
}

function slotsOf(label: string): Record<string, string> {
  const said = Object.fromEntries(
    label.split(';').map((part) => {
      const [name = '', ...words] = part.trim().split(' ');
      if (!SLOTS.includes(name)) throw new Error(`No slot is called ${name}: ${label}`);
      return [name, words.join(' ')];
    }),
  );
  const all: Record<string, string> = { ...usual(said['m'] ?? ''), ...said };
  // Between parts stands a comma with a space, within a range one without.
  return {
    ...all,
    peers: sorted((all['peers'] ?? '').split(', ').filter(Boolean).flatMap(apart).map(inOrder).join(', '), ', '),
  };
}

/** The questions of a file of this folder, in their order. */
export function readLabelled(name: string): Labelled[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes('=>'))
    .map((line) => {
      const [question = '', label = ''] = line.split('=>').map((part) => part.trim());
      const isFollowUp = question.startsWith('+ ');
      return {
        question: isFollowUp ? question.slice(2) : question,
        isFollowUp,
        wanted: label.split('||').map((one) => wantedOf(one.trim())),
      };
    });
}

function wantedOf(label: string): Wanted {
  const kind = label === 'ask' || label === 'refuse' ? label : 'spec';
  return { kind, slots: kind === 'spec' ? slotsOf(label) : {} };
}
