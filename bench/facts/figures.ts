import type { FoundFact } from '../../server/facts/found-fact.ts';
import type { Passage } from '../../server/reading/passage.ts';
import type { Kind, LabelledDocument } from './label.ts';
import { compare } from './match-facts.ts';

/** A labelled document as it was read. */
export interface ReadDocument extends LabelledDocument {
  passages: readonly Passage[];
}

export const headings = [
  'split',
  'kind',
  'stated',
  'found',
  'right',
  'precision',
  'recall',
  'F1',
  'sure p.',
  'sure r.',
];

/** Facts of a document against its labels. Of a form only the values that are looked for most are labelled: no other counts. */
export function compared({ labels }: LabelledDocument, facts: readonly FoundFact[]): ReturnType<typeof compare> {
  const isForm = labels.some(({ kind }) => kind === 'form');
  const counted = isForm ? facts.filter(({ metric }) => labels.some((label) => label.metric === metric)) : facts;
  return compare(labels, counted);
}

/** The kind of text that a fact was found in: a form, a row of a table, of the sort that most labels of the document are of, or a sentence. */
function kindOf({ labels, passages }: ReadDocument, { ordinal, quoteFrom, quoteTo }: FoundFact): Kind {
  const tables = labels.map(({ kind }) => kind).filter((kind) => kind !== 'prose');
  const [most = 'ruled table'] = tables.toSorted((one, other) => count(tables, other) - count(tables, one));
  const isRow = passages[ordinal]?.text.slice(quoteFrom, quoteTo).includes(' | ') === true;
  return most === 'form' || isRow ? most : 'prose';
}

const count = (all: readonly Kind[], kind: Kind): number => all.filter((one) => one === kind).length;

/** One line of figures over documents, of one kind of text or of all; the sure ones are those that no person is to look at. */
export function figuresOf(
  documents: readonly (ReadDocument & { facts: readonly FoundFact[] })[],
  kind: Kind | 'all',
): string[] {
  const sum = { stated: 0, found: 0, right: 0, met: 0, sure: 0, sureRight: 0, sureMet: 0 };
  for (const document of documents) {
    const isOf = (fact: FoundFact): boolean => kind === 'all' || kindOf(document, fact) === kind;
    const isLabelOf = ({ kind: of }: { kind: Kind }): boolean => kind === 'all' || of === kind;
    const all = compared(document, document.facts);
    const sure = compared(
      document,
      document.facts.filter(({ review }) => !review),
    );
    sum.stated += all.met.filter(isLabelOf).length + all.missed.filter(isLabelOf).length;
    sum.met += all.met.filter(isLabelOf).length;
    sum.sureMet += sure.met.filter(isLabelOf).length;
    sum.right += all.right.filter(isOf).length;
    sum.found += [...all.right, ...all.wrong].filter(isOf).length;
    sum.sureRight += sure.right.filter(isOf).length;
    sum.sure += [...sure.right, ...sure.wrong].filter(isOf).length;
  }
  const { stated, found, right, met } = sum;
  const [precision, recall] = [right / found, met / stated];
  const shares = [
    precision,
    recall,
    (2 * precision * recall) / (precision + recall),
    sum.sureRight / sum.sure,
    sum.sureMet / stated,
  ];
  return [...[stated, found, right].map(String), ...shares.map((one) => (Number.isNaN(one) ? '' : one.toFixed(3)))];
}
