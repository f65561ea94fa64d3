import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { auth } from '../../lib/auth.ts';
import { useAuthExtensions } from '../../lib/auth-service.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { PlusIcon } from '../../ui/icons/actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { EnrollFactor } from './enroll-factor.tsx';
import { sentenceOfFactor } from './factor-sentences.ts';
import { momentOf } from './moments.ts';
import { factorsKey, useVerifiedFactors, type VerifiedFactor } from './verified-factors.ts';

const RecoveryCodes = lazyPart(() => import('./recovery-codes.tsx'));

/** The authenticator apps of the account: adding one, removing one, and the codes for the day when all are lost. */
export function SecondFactors() {
  const factors = useVerifiedFactors();
  const extensions = useAuthExtensions();
  const [enrolling, setEnrolling] = useState(false);
  const client = useQueryClient();
  const verified = () => {
    setEnrolling(false);
    void client.invalidateQueries({ queryKey: ['auth'] });
    toast({ title: 'Second factor is on', description: 'You are asked for its code when you sign in.' });
  };
  if (factors.isPending) return <SkeletonLines lines={2} />;
  if (factors.isError) return <Notice tone="loss">{sentenceOfFactor(factors.error)}</Notice>;
  const list = factors.data;
  return (
    <>
      {list.length === 0 ? (
        <p className="text-soft">Off. A password alone opens your account.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {list.map((factor) => (
            <Factor key={factor.id} factor={factor} isLast={list.length === 1} />
          ))}
        </ul>
      )}
      <Button className="justify-self-start" icon={<PlusIcon size={18} />} onClick={() => setEnrolling(true)}>
        {list.length === 0 ? 'Turn On Second Factor' : 'Add Authenticator App'}
      </Button>
      {list.length > 0 && extensions?.recoveryCodes === true ? (
        <Suspense fallback={<SkeletonLines lines={2} />}>
          <RecoveryCodes />
        </Suspense>
      ) : null}
      {enrolling ? (
        <Dialog title="Set up a second factor" onClose={() => setEnrolling(false)}>
          <EnrollFactor onVerified={verified} />
        </Dialog>
      ) : null}
    </>
  );
}

function Factor({ factor, isLast }: { factor: VerifiedFactor; isLast: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-strong">{factor.name}</p>
        <p className="text-small text-soft">Added {momentOf(factor.createdAt)}</p>
      </div>
      <Button size="small" aria-label={`Remove ${factor.name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {asking ? <RemoveDialog factor={factor} isLast={isLast} onClose={() => setAsking(false)} /> : null}
    </li>
  );
}

interface RemoveDialogProps {
  factor: VerifiedFactor;
  isLast: boolean;
  onClose: () => void;
}

function RemoveDialog({ factor, isLast, onClose }: RemoveDialogProps) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const remove = async () => {
    setPending(true);
    const { error } = await auth().mfa.unenroll({ factorId: factor.id });
    if (error) {
      setPending(false);
      setFailed(sentenceOfFactor(error));
      return;
    }
    // The token still says that a code was shown.
    await auth().refreshSession();
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
