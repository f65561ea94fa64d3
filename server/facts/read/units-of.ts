import { planOfHeading } from '../extract/plans.ts';
import { type Line, linesOf } from './lines.ts';
import { planAround } from './plan-around.ts';
import type { ReadPassage } from './rows.ts';
import { cellsOfTable, type Heads } from './table-slots.ts';
import type { Unit } from './unit.ts';
import { subjectAt } from './subject.ts';
import { isValueCell } from './value.ts';
import { said } from './words.ts';

/** Where one is while a guide is read from top to bottom. */
interface Place {
  heading: string;
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
}

const LONGEST_LINE = 14;
const verb = /\b(?:is|are|was|were|be|will|would|may|might|can|could|must|should|receives?|offers?|provides?|pays?|covers?|have|has|had|contributes?|accrues?|earns?|match(?:es)?|gets?|takes?|allows?|recognizes?|charges?|bring|if|you|we|they|who)\b/i; // prettier-ignore

/** Whether a text says what it says in a sentence; "Deductible: $500 individual" does not. */
const isSentence = (text: string, isLabelled: boolean): boolean => {
  const plain = text.trim();
  const words = plain.split(/\s+/).length;
  if (words > 2 * LONGEST_LINE) return true;
  if (isLabelled) return words > LONGEST_LINE && verb.test(plain);
  return (words > 3 && plain.endsWith('.')) || (verb.test(plain) && words > 8);
};

const sentenceEnd = /(?<=[.!?;])\s+(?=[A-Z$\d("•*])/;
const label = /^([^:|.]{2,60}?)(?::| – | — | - )\s*(?=\S)/;

/** What is read of a guide, in its order: cells of tables with their heads, items of lists and sentences with what leads them. */
export function unitsOf(passages: readonly ReadPassage[]): Unit[] {
  const units: Unit[] = [];
  let place: Place = {
    heading: '',
    chapter: '',
    part: '',
    opening: passages.find(({ heading: first }) => first !== null)?.heading ?? '',
    scope: '',
    title: '',
    planned: '',
    lead: '',
    before: '',
  };
  let rows: Line[] = [];
  let group = 0;
  let heads: Heads | null = null;
  let isLast = false;
  /** Whether a row of the table that is open holds a value. */
  let isValued = false;
  const closeTable = (): void => {
    if (rows.length > 0) {
      const table = cellsOfTable(rows, aroundOf(place), group++, heads, place.opening);
      // One by one: a call takes only so many arguments, and a table may have more cells.
      for (const unit of table.units) units.push(unit);
      heads = table.heads;
    }
    rows = [];
    isValued = false;
  };
  for (const passage of passages) {
    const heading = passage.heading ?? '';
    const lines = linesOf(passage);
    if (heading !== place.heading) {
      closeTable();
      heads = null;
      const [first] = lines;
      const isChapter = heading !== '' && first?.kind === 'title' && lines.length > 1;
      // A title with nothing beneath it is above the heading that follows.
      const above = isChapter ? first.text : place.title === '' || !isLast ? place.chapter : place.title;
      place = {
        heading,
        opening: place.opening,
        chapter: above,
        ...scopeOf(above, scopeOf(heading, place)),
        title: '',
        planned: '',
        lead: '',
        before: '',
      };
      if (isChapter) lines.shift();
    }
    lines.forEach((line, at) => {
      const next = lines[at + 1];
      const goesOn =
        rows.length > 0 &&
        line.kind !== 'row' &&
        line.kind !== 'item' &&
        (isSection(line) || isLoose(line)) &&
        next !== undefined &&
        (next.kind === 'row' || isSection(next) || isLoose(next));
      if (line.kind === 'row' || goesOn) {
        isLast = false;
        // Heads that come again begin another table.
        const [head] = rows;
        const isRepeated = isValued && head !== undefined && !hasValue(head);
        if (
          line.kind === 'row' &&
          isRepeated &&
          head.cells[0]?.text !== '' &&
          head.cells[0]?.text === line.cells[0]?.text
        )
          closeTable();
        rows.push(line);
        isValued ||= hasValue(line);
        return;
      }
      closeTable();
      isLast = false;
      if (line.kind === 'title') {
        isLast = true;
        place = { ...place, ...scopeOf(line.text, place), title: line.text, planned: '', lead: '', before: '' };
        group++;
        return;
      }
      const read = textUnits(line, place, group);
      units.push(...read);
      const planned = read[0]?.around.label[0] ?? '';
      if (line.kind === 'item' && planOfHeading(said(planned).text, planned) !== null) place = { ...place, planned };
      if (line.text.endsWith(':')) {
        place = { ...place, lead: line.text };
        group++;
      } else if (line.kind === 'text') place = { ...place, lead: '', before: line.text };
    });
  }
  closeTable();
  return units;
}

/** What a title opens: a part of the guide, or what is of a plan. */
function scopeOf(title: string, { part, scope }: Pick<Place, 'part' | 'scope'>): Pick<Place, 'part' | 'scope'> {
  if (planOfHeading(said(title).text, title) !== null) return { part, scope: title };
  const before = subjectAt(said(scope), 0, []);
  const now = subjectAt(said(title), 0, []);
  if (before !== null && now !== null && before !== now) return { part, scope: '' };
  return numbered.test(title) && title !== part ? { part: title, scope: '' } : { part, scope };
}

const numbered = /^(?:section |part |chapter )?\d{1,2}\.? /i;

/** A row whose bars were lost: a label with its values behind it. */
const isLoose = ({ text }: Line): boolean =>
  text.length < 120 && !/[.;:]$/.test(text) && /^[A-Z][^$%]*[$\d][^.]*$/.test(text) && /[$%]/.test(text);

const hasValue = ({ cells }: Line): boolean => cells.slice(1).some(({ text }) => isValueCell(text));

const isSection = ({ text }: Line): boolean => text.length < 60 && !/[.;]$/.test(text) && !/[$%]/.test(text);

const present = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

const aroundOf = ({ heading, chapter, part, scope, title, planned, lead }: Place): Unit['around'] => ({
  label: [],
  row: [],
  column: [],
  lead: present([lead, planned, title]),
  heading: present([heading]),
  chapter: present([chapter, ...(scope === chapter ? [] : [scope]), ...(part === chapter ? [] : [part])]),
});

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
      kind: isSentence(piece, isLabelled) ? 'prose' : 'line', ordinal: line.passage.ordinal, from, to: at, own: said(own), around: labelled,
      title: place.opening, before, group, row: 0, column: 0, plan: planAround(labelled),
    }); // prettier-ignore
    before = piece;
  }
  return units;
}
