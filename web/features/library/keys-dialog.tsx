import { Dialog } from '../../ui/dialog.tsx';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['j', 'k'], 'Next page, previous page'],
  [['g'], 'Go to a page'],
  [['/', 'Ctrl F'], 'Search in the guide'],
  [['Enter', 'F3'], 'Next match; with Shift, the previous one'],
  [['f'], 'Show or hide the facts'],
  [['t'], 'Show or hide the small pages'],
  [['+', '-', 'Ctrl +', 'Ctrl -'], 'Larger, smaller'],
  [['0', 'Ctrl 0'], 'Automatic size'],
  [['Ctrl P'], 'Print the original'],
  [['Esc'], 'Close the search or a dialog'],
  [['?'], 'Show these keys'],
];

/** The keys of the reader. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" tool="vision" onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2.5">
        {KEYS.map(([keys, does]) => (
          <div key={does} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="flex flex-wrap justify-end gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-control border border-line bg-sunken px-1.5 text-center font-sans text-small"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
