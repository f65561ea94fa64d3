import { creditsText } from '../../lib/credits-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';

interface TipsDialogProps {
  price: number | undefined;
  onClose: () => void;
}

/** How to ask, before the first question. */
export function TipsDialog({ price, onClose }: TipsDialogProps) {
  return (
    <Dialog title="Before you ask" tool="maximus" onClose={onClose}>
      <ul className="grid gap-3 text-soft">
        <li>
          Say <strong className="text-ink">“chart”</strong> for visualisations: “median deductible by industry as a
          chart”.
        </li>
        <li>
          <strong className="text-ink">Be specific</strong>: name the benefit, the industry, the state, the company size
          or the years.
        </li>
        <li>Refine what you see: “only tech”, “by state”, “as a line”, “median instead”.</li>
        {price === undefined ? null : (
          <li>
            A query that brings figures costs {creditsText(price)}. A question back, an answer without figures and
            changes within half an hour cost nothing.
          </li>
        )}
      </ul>
      <DialogActions>
        <Button kind="primary" data-first-focus onClick={onClose}>
          Start Analyzing
        </Button>
      </DialogActions>
    </Dialog>
  );
}
