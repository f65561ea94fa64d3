import type { Line } from './lines.ts';
import type { Sentence } from './sentence.ts';
import { type Subject, subjectsIn, topicOf } from './subject.ts';
import { splitSentences } from './split-sentences.ts';
import { withoutOthers } from '../read/aside.ts';

const plain =
  /^(?:benefits?|coverage|plan|features?|provisions?|details?|highlights?|overview|options?|notes?|summary)$/;

/** What only says whom a line of a table is for: "X", "✓", "Yes". */
const tick = /^(?:x|✓|✔|☑|•|●|-|n\/a|yes|no|y|n)?$/;

/** Whether a row is a sentence beside marks of whom it is for: its figures are its own, and no cell's. */
const isTicked = ([first = '', ...rest]: readonly string[]): boolean =>
  first.length > 40 && /\d/.test(first) && rest.length > 0 && rest.every((cell) => tick.test(cell));

/** "Healthcare {#healthcare}": what a link to a heading goes by is none of its words. */
const withoutAnchor = (head: string): string => head.replace(/ ?\{#[^}]*\}$/, '');

/** The sentences of a guide and the rows of its tables, in their order. */
export function* readSentences(lines: readonly Line[]): Generator<Sentence> {
  let before = '';
  let topic: Subject | null = null;
  let under = '';
  let headingBefore: string | null = null;
  let named: readonly Subject[] = [];
  let spoken: Subject | null = null;
  for (const line of lines) {
    const { passage, heading, section, around } = line;
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
        cells: isRow ? line.cells : [text],
        heading: withoutAnchor(heading),
        section: withoutAnchor(section),
        before,
        subject,
        topic,
        around: around ?? spoken,
      };
      before = text;
    }
  }
}
