import { config } from '../../lib/config.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { CopyIcon } from '../../ui/icons/actions.tsx';

/** Where to write for help. */
export default function SupportDialog({ onClose }: { onClose: () => void }) {
  const address = config().supportEmail;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Email copied!', description: 'Support email copied to clipboard' });
    } catch {
      // Without clipboard access the address can still be selected by hand.
      toast({
        title: 'Copy failed',
        description: 'Unable to copy to clipboard. Please try again.',
        tone: 'destructive',
      });
    }
  };
  return (
    <Dialog title="Get Support" description="Questions, problems, ideas: write to us." onClose={onClose}>
      <p className="rounded-control border border-line bg-sunken px-4 py-3 text-lead break-all select-all">
        <a href={`mailto:${address}`} className="text-link">
          {address}
        </a>
      </p>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button kind="primary" icon={<CopyIcon size={18} />} onClick={() => void copy()}>
          Copy Email Address
        </Button>
      </DialogActions>
    </Dialog>
  );
}
