import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FacetList, type FacetListProps } from './facet-list.tsx';

interface FiltersSheetProps extends FacetListProps {
  /** How many guides are found with what is chosen. */
  total: number;
  onClose: () => void;
}

/** The filters on a narrow screen. What is chosen takes effect behind it at once. */
export default function FiltersSheet({ total, onClose, ...list }: FiltersSheetProps) {
  return (
    <Sheet title="Filters" closeLabel="Close filters" tool="vision" onClose={onClose}>
      <div className="grow px-3 pt-14 pb-6">
        <FacetList {...list} />
      </div>
      <div className="sticky bottom-0 border-t border-line bg-paper p-3">
        <Button kind="primary" wide className="figures" onClick={onClose}>
          Show {formatNumber(total)} {total === 1 ? 'guide' : 'guides'}
        </Button>
      </div>
    </Sheet>
  );
}
