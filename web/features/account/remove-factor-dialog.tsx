import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from '../../lib/auth.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sentenceOfFactor } from './factor-sentences.ts';
import { factorsKey, type VerifiedFactor } from './verified-factors.ts';

interface RemoveFactorDialogProps {
  factor: VerifiedFactor;
  isLast: boolean;
  onClose: () => void;
}

/** Asks whether an authenticator app should no longer open the account, and removes it. */
export default function RemoveFactorDialog({ factor, isLast, onClose }: RemoveFactorDialogProps) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const remove = async () => {
    setPending(true);
    const { error } = await (await auth()).mfa.unenroll({ factorId: factor.id });
    if (error) {
      setPending(false);
      setFailed(sentenceOfFactor(error));
      return;
    }
    // The token still says that a code was shown.
    await (await auth()).refreshSession();
    await client.invalidateQueries({ queryKey: factorsKey });
    toast({ title: isLast ? 'Second factor is off' : 'Authenticator app removed' });
    onClose();
  };
  return (
    <Dialog
      title={`Remove ${factor.name}?`}
      description={
        isLast
          ? 'A password alone then opens your account, and your recovery codes no longer work.'
          : 'Its codes no longer open your account.'
      }
      busy={pending}
      onClose={onClose}
    >
      {failed === null ? null : <Notice tone="loss">{failed}</Notice>}
      <DialogActions>
        <Button disabled={pending} onClick={onClose}>
          Keep
        </Button>
        <Button kind="danger" pending={pending} onClick={() => void remove()}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  );
}
