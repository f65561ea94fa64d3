import { planOfHeading } from './plans.ts';
import { type Line, linesOf } from './lines.ts';
import { namesMetric } from './named.ts';
import { planAround } from './plan-around.ts';
import type { Heading, Table } from '../../reading/document.ts';
import { levelOfPart } from '../../reading/part-titles.ts';
import type { ReadPassage } from './rows.ts';
import { isRich, partLoose, partsOfTable } from './grid.ts';
import { type Heads, isBelow } from './table-place.ts';
import { cellsOfTable } from './table-slots.ts';
import { withoutPartTime } from './aside.ts';
import type { Unit } from './unit.ts';
import { subjectAt, subjectsIn } from './subject.ts';
import { isValueCell } from './value.ts';
import { said } from './words.ts';

/** Where one is while a guide is read from top to bottom. */
interface Place {
  heading: string;
  /** The title of its passages, which may name more. */
  shown: string | null;
  chapter: string;
  /** The last numbered title. */
  part: string;
  /** The first heading of the guide. */
  opening: string;
  /** The last title that names a plan, within a part. */
  scope: string;
  title: string;
  /** A label that names a plan: what follows beneath it is of the plan. */
  planned: string;
  lead: string;
  before: string;
  /** The last sentence under the open heading or title that says what it is about. */
  topic: string;
  /** The headings that stand above the one that is open, from the lowest. */
  outline: readonly Heading[];
}

const LONGEST_LINE = 14;
const verb =
  /\b(?:is|are|was|were|be|will|would|may|might|can|could|must|should|receives?|offers?|provides?|pays?|covers?|have|has|had|contributes?|accrues?|earns?|match(?:es)?|gets?|takes?|allows?|recognizes?|charges?|bring|if|you|we|they|who)\b/i;

/** Whether a text says what it says in a sentence; "Deductible: $500 individual" does not. */
const isSentence = (text: string, isLabelled: boolean): boolean => {
  const plain = text.trim();
  const words = plain.split(/\s+/).length;
  if (words > 2 * LONGEST_LINE) return true;
  if (isLabelled) return words > LONGEST_LINE && verb.test(plain);
  return (words > 3 && plain.endsWith('.')) || (verb.test(plain) && words > 8);
};

// A semicolon is looked for before the bracket behind it: the other way round every character reads the text to its end.
const sentenceEnd =
  /(?:(?<=[.!?])(?<!\b(?:[JSD]r|St|Mrs?|Ms|No|vs|Inc|U\.S|e\.g|i\.e)\.)|(?<=;)(?![^()]*\)))\s+(?=[A-Z$\d("•*])/;
const label = /^([^:|.]{2,80}?)(?::(?!\d)| – | — | - | = )\s*(?=\S)/;

/** What is read of a guide, in its order: cells of tables with their heads, items of lists and sentences with what leads them. */
export function unitsOf(passages: readonly ReadPassage[]): Unit[] {
  const units: Unit[] = [];
  const first = passages.find(({ heading }) => heading !== null);
  // The first of many parts says nothing of the others.
  const isPart = first !== undefined && levelOfPart(ownHeading(first)?.text ?? '') !== null;
  const opening = isPart ? '' : (first?.heading ?? '');
  let place: Place = {
    heading: '',
    shown: null,
    chapter: '',
    part: '',
    opening,
    scope: '',
    title: '',
    planned: '',
    lead: '',
    before: '',
    topic: '',
    outline: [],
  };
  let group = 0;
  let heads: Heads | null = null;
  let isLast = false;
  let last: Table | null = null;
  for (const passage of passages) {
    const lines = linesOf(passage);
    if (passage.heading !== place.shown) {
      const heading = ownHeading(passage)?.text ?? passage.heading ?? '';
      if (!isBelow(lines[0]?.table, last)) heads = null;
      const [first] = lines;
      const isChapter = heading !== '' && first?.kind === 'title' && lines.length > 1;
      // A title with nothing beneath it is above the heading that follows.
      const isOutlined = ownHeading(passage) !== undefined;
      // Where the headings have levels they tell what is above.
      const before = isOutlined ? '' : place.chapter;
      const above = isChapter ? first.text : place.title === '' || !isLast ? before : place.title;
      const scope = scopeOf(above, scopeOf(heading, place));
      const outline = outlineOf(passage, place.outline);
      place = {
        heading,
        shown: passage.heading,
        opening,
        chapter: above,
        ...scope,
        title: '',
        planned: '',
        lead: '',
        before: '',
        topic: '',
        outline,
      };
      if (isChapter) lines.shift();
    }
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at];
      if (line === undefined) continue;
      isLast = false;
      last = line.table;
      if (line.table !== null) {
        const around = aroundOf(place);
        const { sentences, table } = withoutTicked(line.table);
        for (const { text, range } of sentences)
          units.push(...textUnits({ ...line, ...range, text, kind: 'item', table: null }, place, group));
        for (const part of partsOfTable(table)) {
          const read = cellsOfTable(part, { ordinal: passage.ordinal, around, title: opening, group, before: heads });
          // One by one: a call takes only so many arguments, and a table may have more cells.
          for (const unit of read.units) {
            // Of a cell over several rows whose words stand in another passage nothing could be quoted.
            if (unit.to > unit.from) for (const one of partsOf(unit, passage, place)) units.push(one);
          }
          heads = read.heads;
        }
        group++;
        continue;
      }
      const row: Table | null = heads === null || line.kind === 'item' ? null : looseRow(line, heads.columns + 1);
      if (row !== null && heads !== null && heads.rows.length > 0) {
        units.push(
          ...cellsOfTable(row, {
            ordinal: passage.ordinal,
            around: aroundOf(place),
            title: opening,
            group,
            before: heads,
          }).units,
        );
        continue;
      }
      const next = lines[at + 1];
      // Values one beneath the other are a list.
      const after = lines[at + 2];
      if (
        line.kind === 'title' &&
        next !== undefined &&
        isStacked(next) &&
        !(after !== undefined && isStacked(after))
      ) {
        // A label with its value beneath it.
        units.push(stackedUnit(line, next, place, group));
        at += 1;
        continue;
      }
      // What nothing follows heads nothing: "Waiting period" above "45 days".
      const isValue = line.kind === 'title' && next === undefined && isStacked(line) && passage.heading !== null;
      if (line.kind === 'title' && !isValue) {
        isLast = true;
        if (next === undefined || next.kind === 'title') units.push(...textUnits(line, place, group).map(asTitle));
        place = {
          ...place,
          ...scopeOf(line.text, place),
          title: line.text,
          planned: '',
          lead: '',
          before: '',
          topic: '',
        };
        group++;
        continue;
      }
      const read = textUnits(line, place, group);
      units.push(...read);
      // An item that only names what stands beneath it.
      if (line.kind === 'item' && line.text.length <= 40 && !/[$%\d]/.test(line.text) && namesMetric(line.text))
        place = { ...place, title: line.text, lead: '' };
      const planned = read[0]?.around.label[0] ?? '';
      if (line.kind === 'item' && planOfHeading(said(planned).text, planned) !== null) place = { ...place, planned };
      if (line.text.endsWith(':')) {
        place = { ...place, lead: line.text };
        group++;
      } else if (line.kind === 'text') place = { ...place, lead: '', before: line.text };
      place = { ...place, topic: topicAfter(read, place.topic) };
    }
  }
  return units;
}

/** A line that is a row of the table above it, whose columns ran together: a label with a value for each column. */
function looseRow({ text, from, to }: Line, columns: number): Table | null {
  if (columns < 2 || text.length > 140 || /[.;:]$/.test(text) || !/^[A-Z]/.test(text)) return null;
  const parts = partLoose([text], columns);
  if (parts.length !== columns || parts.slice(1).some((part) => part.split(' ').length > 6)) return null;
  const range = { from, to };
  const cells = parts.map((part, column) => ({ text: part, row: 0, column, rows: 1, columns: 1, range }));
  return { kind: 'table', caption: null, heads: 0, cells, rows: 1, columns, range, box: null };
}

const headingsOf = ({ blocks = [] }: ReadPassage): Heading[] => blocks.filter((block) => block.kind === 'heading');
const ownHeading = (passage: ReadPassage): Heading | undefined =>
  headingsOf(passage).find(({ range }) => range === null);

/** Headings with nothing but the passage's own beneath them. */
const leadsOf = (passage: ReadPassage): Heading[] =>
  ownHeading(passage) === undefined ? [] : headingsOf(passage).filter(({ range }) => range !== null);

/** The headings above a passage: those of a higher level than its own, also where nothing else stands beneath them. */
function outlineOf(passage: ReadPassage, before: readonly Heading[]): readonly Heading[] {
  const own = ownHeading(passage);
  // What stands above the first of all is the cover, unless it is counted.
  const leads = leadsOf(passage).filter(({ text }) => before.length > 0 || levelOfPart(text) !== null);
  return [...leads, ...(own === undefined ? [] : [own])].reduce<readonly Heading[]>(
    (outline, heading) => [heading, ...outline.filter(({ level }) => level < heading.level)],
    before,
  );
}

/** A line that is a value and nothing else, beneath its label. */
const isStacked = ({ kind, text }: Line): boolean =>
  (kind === 'text' || kind === 'title') &&
  text.length <= 60 &&
  !/\d.*: /.test(text) &&
  /^(?:up to |covered |plan pays )?(?:\$?\d|no charge|none|not covered|100%)/i.test(text) &&
  isValueCell(text.replace(/^(?:up to|covered|plan pays) /i, ''));

/** A short line that nothing stands beneath says something itself: "401k" in a list of benefits. */
const asTitle = (unit: Unit): Unit => ({ ...unit, kind: 'title' });

function stackedUnit(label: Line, { passage, from, to, text }: Line, place: Place, group: number): Unit {
  const around = { ...aroundOf(place), label: [label.text] };
  const { ordinal } = passage;
  return {
    kind: 'line',
    ordinal,
    from: Math.min(label.from, from),
    to,
    own: said(text),
    around,
    title: place.opening,
    before: '',
    topic: place.topic,
    group,
    row: 0,
    column: 0,
    plan: planAround(around),
    isLost: false,
    isAlone: true,
  };
}

/** What only says whom a row is for: "X", "Yes". A row with a "No" among them is not for everyone. */
const tick = /^(?:x|✓|✔|☑|•|●|yes|y)?$/i;
const kindsOfEmployees =
  /\b(?:full|part)[- ]?time\b|^[fp]\/?t$|^(?:salaried|hourly|(?:non-?)?exempt|temporary|seasonal)\b/i;
/** A label is shorter. */
const LONGEST_LABEL = 40;

/** Rows that are sentences beside ticks for full time and part time are read as sentences, and the others as a table. */
function withoutTicked(table: Table): { sentences: Table['cells']; table: Table } {
  const head = table.cells.find(({ text, column }) => column > 0 && kindsOfEmployees.test(text))?.row;
  if (head === undefined) return { sentences: [], table };
  const sentences = table.cells.filter(({ text, row, column }) => {
    const others = table.cells.filter((cell) => cell.row === row && cell.column !== column).map((cell) => cell.text);
    const isLong = row > head && column === 0 && text.length > LONGEST_LABEL && /\d/.test(text);
    return isLong && others.some((other) => other.trim() !== '') && others.every((other) => tick.test(other.trim()));
  });
  const rows = new Set(sentences.map(({ row }) => row));
  return {
    sentences,
    table: rows.size === 0 ? table : { ...table, cells: table.cells.filter(({ row }) => !rows.has(row)) },
  };
}

/** A cell that is a text of its own is read as one: its items and sentences, under the labels of its row. */
function partsOf(unit: Unit, passage: ReadPassage, place: Place): Unit[] {
  const text = passage.text.slice(unit.from, unit.to);
  const found = isRich(unit.own.text) ? text.toLowerCase().indexOf(unit.own.text.slice(0, 40)) : -1;
  if (found === -1) return [unit];
  const whole = text.slice(found, found + unit.own.text.length);
  const { row, column } = unit.around;
  let at = unit.from + found;
  return whole.split(/ ?(?=• )/).flatMap((part) => {
    const from = passage.text.indexOf(part, at);
    at = from + part.length;
    const line: Line = { passage, from, to: at, text: part.replace(/^• /, ''), kind: 'item', table: null };
    return textUnits(line, place, unit.group).map((one): Unit => {
      const around = { ...one.around, lead: [...row, ...column, ...one.around.lead] };
      return { ...one, around, row: unit.row, column: unit.column, plan: unit.plan ?? one.plan };
    });
  });
}

/** What a title opens: a part of the guide, or what is of a plan. */
function scopeOf(title: string, { part, scope }: Pick<Place, 'part' | 'scope'>): Pick<Place, 'part' | 'scope'> {
  if (planOfHeading(said(title).text, title) !== null) return { part, scope: title };
  const before = subjectAt(said(scope), 0, []) ?? 'medical';
  const now = subjectAt(said(title), 0, []);
  if (now !== null && before !== now) return { part, scope: '' };
  return numbered.test(title) && title !== part ? { part: title, scope: '' } : { part, scope };
}

const numbered = /^(?:section |part |chapter )?\d{1,2}\.? /i;

const present = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

const aroundOf = ({
  heading,
  chapter,
  part,
  scope,
  title,
  planned,
  lead,
  outline,
  opening,
}: Place): Unit['around'] => ({
  label: [],
  row: [],
  column: [],
  lead: present([lead, planned, title]),
  heading: present([heading]),
  chapter: [
    ...new Set(
      present([
        chapter,
        ...outline.flatMap(({ text }) => (text === heading || text === opening ? [] : [text])),
        scope,
        part,
      ]),
    ),
  ],
});

/** What was last spoken of: the sentence that names one subject alone, with the label before it. */
function topicAfter(units: readonly Unit[], topic: string): string {
  const texts = units.map(({ around, own }) => [...around.label, own.text].join(': '));
  const isTopic = (text: string): boolean => {
    const [kind, ...others] = new Set(subjectsIn(said(text)).map((mark) => mark.kind));
    // "Medical reasons" and "medical certificates" are no plan.
    return kind !== undefined && others.length === 0 && (kind !== 'medical' || plans.test(text.toLowerCase()));
  };
  return texts.findLast(isTopic) ?? topic;
}

const plans = /\b(?:medical|health) (?:plans?|insurance|coverage|benefits?)\b/;

function textUnits(line: Line, place: Place, group: number): Unit[] {
  const units: Unit[] = [];
  let before = place.before;
  let at = line.from;
  for (const piece of line.text.split(sentenceEnd)) {
    const from = line.passage.text.indexOf(piece, at);
    at = from + piece.length;
    const [head, name = ''] = label.exec(piece) ?? [];
    const around = aroundOf(place);
    const isLabelled = head !== undefined && !/\b(?:is|are|will|receive|if|when)\b/i.test(name) && !/[$%]/.test(name);
    const own = isLabelled ? piece.slice(head.length) : piece;
    const labelled = isLabelled ? { ...around, label: [name.replaceAll(/\*/g, '')] } : around;
    units.push({
      kind: isSentence(piece, isLabelled) ? 'prose' : 'line',
      ordinal: line.passage.ordinal,
      from,
      to: at,
      own: said(withoutPartTime(said(own).text)),
      around: labelled,
      title: place.opening,
      before,
      topic: topicAfter(units, place.topic),
      group,
      row: 0,
      column: 0,
      plan: planAround(labelled),
      isLost: false,
      isAlone: true,
    });
    before = piece;
  }
  return units;
}
