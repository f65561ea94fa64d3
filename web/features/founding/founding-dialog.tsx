import type { FoundingTier } from '../../../contract/founding.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ordinal } from './ordinal.ts';

const PERKS = [
  'Lifetime recognition',
  'Exclusive tier badge',
  'Early access to all new features',
  'A direct line to the founding team',
];

interface FoundingDialogProps {
  number: number;
  tier: FoundingTier | undefined;
  onClose: () => void;
}

/** What it means to be a founding member, and a way to tell others. */
export default function FoundingDialog({ number, tier, onClose }: FoundingDialogProps) {
  const name = tier?.name ?? 'Genesis';
  return (
    <Dialog
      title={`You are the ${ordinal(number)} founding member`}
      description={tier === undefined ? name : `${name}. ${tier.description}`}
      tool="gold"
      onClose={onClose}
    >
      <p className="text-soft">
        Founding members came while Benesight was still learning to see. The number is yours for good, and with it:
      </p>
      <ul className="mt-4 grid gap-2">
        {PERKS.map((perk) => (
          <li
            key={perk}
            className="flex gap-3 before:mt-[0.7em] before:h-0.5 before:w-3 before:shrink-0 before:bg-gold"
          >
            {perk}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button kind="primary" onClick={() => void share(number, name)}>
          Share
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Opens the share sheet of the device; where there is none, or it fails, the words are copied. */
async function share(number: number, tier: string): Promise<void> {
  const text = `I'm the ${ordinal(number)} founding member of Benesight, in the ${tier} tier. ${location.origin}`;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: 'Benesight', text });
      return;
    }
  } catch (error) {
    // Who closes the share sheet wants nothing more.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied to clipboard!', description: 'Share your founding member status with others.' });
  } catch {
    toast({
      title: 'Copy failed',
      description: 'Unable to copy to clipboard. Please try again.',
      tone: 'destructive',
    });
  }
}
