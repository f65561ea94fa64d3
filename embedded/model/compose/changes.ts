import type { ChangedFacts, StatedFact } from '../../../contract/insight-tools.ts';
import type { Asked } from '../conversation.ts';
import { saidEmployer } from './employer.ts';
import { aspectOf, bold, listed, mark } from './phrase.ts';

/** What an employer states otherwise than the year before. */
export function saidChanges(asked: Asked): string {
  return asked.changes.map((one) => saidOf(one, asked)).join('\n\n');
}

function saidOf({ employer, years, from, to, changed, same }: ChangedFacts, asked: Asked): string {
  if (from === null || to === null) {
    const held = years.length === 0 ? 'no plan year' : listed(years.map(String));
    const words = asked.passages.length === 0 ? '' : `\n\n${saidEmployer(asked)}`;
    return `Two plan years of ${bold(employer)} cannot be compared on this: the library has guides of ${held}.${words}`;
  }
  if (changed.length === 0) {
    return same === 0
      ? `The guides of ${bold(employer)} for ${from} and ${to} state no value of this that could be compared.`
      : `Nothing that ${bold(employer)} states in both years differs between ${from} and ${to}: ${same} values are alike.`;
  }
  const rows = changed.map(
    ({ label, before, after }) => `| ${labelled(label, after ?? before)} | ${said(before)} | ${said(after)} |`,
  );
  const alike = same === 0 ? '' : '\n\nBoth years state the rest alike.';
  return `What ${bold(employer)} states otherwise in ${to} than in ${from}:\n\n| | ${from} | ${to} |\n| --- | --- | --- |\n${rows.join('\n')}${alike}`;
}

function labelled(label: string, fact: StatedFact | null): string {
  const aspect = fact === null ? '' : aspectOf(fact);
  return aspect === '' ? label : `${label} (${aspect})`;
}

const said = (fact: StatedFact | null): string => (fact === null ? 'not stated' : `${fact.said} ${mark(fact.marker)}`);
