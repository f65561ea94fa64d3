import { type Line, sectionOf } from './lines.ts';
import type { Sentence } from './sentence.ts';
import { type Subject, subjectOf, subjectsIn, topicOf } from './subject.ts';
import { splitSentences } from './split-sentences.ts';
import { withoutOthers } from './aside.ts';

/** The column heads above a row, aligned to its cells, where its table has them. */
export type HeadsOf = (line: Line) => readonly string[];

const plain =
  /^(?:benefits?|coverage|plan|features?|provisions?|details?|highlights?|overview|options?|notes?|summary)$/;

/** What only says whom a line of a table is for: "X", "✓", "Yes". */
const tick = /^(?:x|✓|✔|☑|•|●|-|n\/a|yes|no|y|n)?$/;

/** Whether a row is a sentence beside marks of whom it is for: its figures are its own, and no cell's. */
const isTicked = ([first = '', ...rest]: readonly string[]): boolean =>
  first.length > 40 && /\d/.test(first) && rest.length > 0 && rest.every((cell) => tick.test(cell));

const chapter = /\b(?:benefits?|overview|handbook|guide|polic(?:y|ies)|perks|summary|introduction|welcome)\b/;

/**
 * Titles that open a heading's text are mostly of chapters above it, which have no text of their own: "Health and wellness"
 * before what stands beneath "Dental insurance". What the heading is about goes before them.
 */
function withoutLeads(lines: readonly Line[]): Line[] {
  let heading: string | null = null;
  let isOpening = true;
  let own: Subject | null = null;
  let leads = new Set<string>();
  return lines.map((line) => {
    if (line.passage.heading !== heading) {
      heading = line.passage.heading;
      isOpening = true;
      own = sectionOf(line.heading, null);
      leads = new Set();
    }
    const isTitle = line.cells.length === 1 && !line.isItem && line.section === line.text.replace(/:$/, '');
    isOpening &&= isTitle;
    if (isOpening) leads.add(line.section);
    if (own === null || !leads.has(line.section)) return line;
    const told = subjectOf(line.section);
    const isChapter = told === null ? chapter.test(line.section) : told !== own;
    return isChapter ? { ...line, section: '', subject: own } : line;
  });
}

/** "Healthcare {#healthcare}": what a link to a heading goes by is none of its words. */
const withoutAnchor = (head: string): string => head.replace(/ ?\{#[^}]*\}$/, '');

/** The sentences of a guide and the rows of its tables, in their order. */
export function* readSentences(lines: readonly Line[], headsOf: HeadsOf): Generator<Sentence> {
  let before = '';
  let topic: Subject | null = null;
  let under = '';
  let headingBefore: string | null = null;
  let named: readonly Subject[] = [];
  let spoken: Subject | null = null;
  for (const [at, line] of withoutLeads(lines).entries()) {
    const written = lines[at] ?? line;
    const { passage, heading, section, plan, around } = line;
    const headed = `${passage.heading ?? ''}\n${section}`;
    if (headed !== under) named = subjectsIn(section);
    // "Life and short-term disability" beneath "Dental" is about neither one of them nor the other.
    const isOther = named.length > 1 && line.subject !== null && !named.includes(line.subject);
    const subject = isOther ? null : line.subject;
    if (headed !== under) {
      under = headed;
      before = '';
      // A head that only says what kind of lines follow leaves open what they are of.
      topic = subject === null && plain.test(section) && passage.heading === headingBefore ? topic : subject;
      headingBefore = passage.heading;
    }
    const isTickedRow = isTicked(line.cells);
    const isRow = line.cells.length > 1 && !isTickedRow;
    const whole = isTickedRow ? (line.cells[0] ?? '') : line.text;
    let paragraph: Subject | null = null;
    for (const span of isRow ? [{ from: 0, to: whole.length }] : splitSentences(whole)) {
      const text = isRow ? whole : withoutOthers(whole.slice(span.from, span.to));
      if (text.trim().length < 3) continue;
      const own = topicOf(text);
      spoken = own ?? spoken;
      if (subject === null) topic = own ?? topic;
      const from = line.from + span.from;
      // A row can be fewer cells than are written: its quote is the whole of it.
      const to = isRow ? line.to : line.from + span.to;
      yield {
        kind: isRow ? 'row' : 'prose',
        passage,
        from,
        to,
        text,
        original: isRow && text.length !== to - from ? line.originals.join(' | ') : passage.text.slice(from, to),
        cells: isRow ? line.cells : [text],
        heads: isRow ? headsOf(written) : [],
        heading: withoutAnchor(heading),
        section: withoutAnchor(section),
        before,
        subject,
        topic,
        paragraph,
        plan,
        around: around ?? spoken,
      };
      before = text;
      paragraph = own ?? paragraph;
    }
  }
}
