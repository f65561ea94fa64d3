import type { RatedKind } from '../../../contract/operation.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';

/** What kinds of questions are called here: for one employer, over many, and of the field itself. */
const KINDS: Record<RatedKind['intent'], string> = {
  value: 'A value of one employer',
  benchmark: 'A figure over many employers',
  position: 'Where one stands among peers',
  share: 'How many have something',
  ranking: 'Which employers are first',
  trend: 'A trend over years',
  compare: 'A comparison',
  changes: 'Changes between years',
  passage: 'The wording of a guide',
  library: 'What the library holds',
  rule: 'A rule',
  limit: 'A limit of a year',
  date: 'A date',
  definition: 'What a word means',
  'how-to': 'How something is done',
  social: 'Small talk',
  'off topic': 'Something else than benefits',
  'own case': 'A legal case of their own',
  unclear: 'Not understood',
  other: 'Not read',
};

const COLUMNS: readonly Column<RatedKind>[] = [
  { label: 'Kind of question', isWhole: true, cell: ({ intent }) => KINDS[intent] },
  { label: 'Helpful', isFigure: true, cell: ({ good }) => formatNumber(good) },
  { label: 'Not helpful', isFigure: true, cell: ({ bad }) => formatNumber(bad) },
];

/** How people rated answers, by what they asked. What they asked, and what they were told, is not an administrator's to read. */
export function RatedKinds({ ratings }: { ratings: readonly RatedKind[] }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-strong">Rated answers by kind of question</h3>
      {ratings.length === 0 ? (
        <p className="text-soft">Nobody has rated an answer in these days.</p>
      ) : (
        <DataTable
          caption="Rated answers by kind of question"
          rows={ratings}
          columns={COLUMNS}
          keyOf={({ intent }) => intent}
        />
      )}
    </section>
  );
}
