import type { ChangedFacts, StatedFact } from '../../../contract/insight-tools.ts';
import type { Asked } from '../conversation.ts';
import { saidEmployer } from './employer.ts';
import { findStatements } from './find-statements.ts';
import { openWords, speakingOf } from './open-words.ts';
import { aspectOf, bold, bullets, listed, mark, quoted } from './phrase.ts';

/** What an employer states otherwise than the year before. */
export function saidChanges(asked: Asked): string {
  return asked.changes.map((one) => saidOf(one, asked)).join('\n\n');
}

function saidOf(one: ChangedFacts, asked: Asked): string {
  const { employer, years, from, to, changed, same } = one;
  const byYear = saidByYear(one, asked);
  if (byYear !== null) return byYear;
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

const MOST_OF_YEAR = 2;
const MOST_LOOKED_AT = 12;

/** What no value says is told in the words of each year: "who was the broker in 2022 and who is it now?". */
function saidByYear(
  { employer, years, from, to, changed, same }: ChangedFacts,
  { reading, passages }: Asked,
): string | null {
  const open = openWords(reading, []);
  if (open.length === 0 || (reading.metrics.length > 0 && changed.length + same > 0)) return null;
  const asked = from === null || to === null ? years : [from, to];
  const said = asked.map((year) => {
    const own = passages.filter((one) => one.employer === employer && one.planYear === year);
    const { answers } = findStatements(reading, own, MOST_LOOKED_AT);
    const telling = speakingOf(answers, open).slice(0, MOST_OF_YEAR);
    return { year, words: telling.map(quoted) };
  });
  const telling = said.filter(({ words }) => words.length > 0);
  if (telling.length === 0) return null;
  // Years that nobody named are told of only where they say something.
  return (from === null ? telling : said)
    .map(({ year, words }) =>
      words.length === 0
        ? `The guides of ${bold(employer)} for ${year} state nothing of this that I found.`
        : `${bold(employer)}, **${year}**:\n${bullets(words)}`,
    )
    .join('\n\n');
}

function labelled(label: string, fact: StatedFact | null): string {
  const aspect = fact === null ? '' : aspectOf(fact);
  return aspect === '' ? label : `${label} (${aspect})`;
}

const said = (fact: StatedFact | null): string => (fact === null ? 'not stated' : `${fact.said} ${mark(fact.marker)}`);
