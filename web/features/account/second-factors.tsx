import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAuthExtensions } from '../../lib/auth-service.ts';
import { lazyPart } from '../../lib/fetch-part.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons/actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { sentenceOfFactor } from './factor-sentences.ts';
import { moment } from '../../lib/dates.ts';
import { useVerifiedFactors, type VerifiedFactor } from './verified-factors.ts';

const RecoveryCodes = lazyPart(() => import('./recovery-codes.tsx'));
const EnrollDialog = lazyPart(() => import('./enroll-dialog.tsx'));
const RemoveFactorDialog = lazyPart(() => import('./remove-factor-dialog.tsx'));

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
      <Button
        className="justify-self-start"
        icon={<PlusIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => setEnrolling(true)}
      >
        {list.length === 0 ? 'Turn On Second Factor' : 'Add Authenticator App'}
      </Button>
      {list.length > 0 && extensions?.recoveryCodes === true ? (
        <Suspense fallback={<SkeletonLines lines={2} />}>
          <RecoveryCodes />
        </Suspense>
      ) : null}
      <Suspense>
        {enrolling ? <EnrollDialog onVerified={verified} onClose={() => setEnrolling(false)} /> : null}
      </Suspense>
    </>
  );
}

function Factor({ factor, isLast }: { factor: VerifiedFactor; isLast: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-strong">{factor.name}</p>
        <p className="text-small text-soft">Added {moment(factor.createdAt)}</p>
      </div>
      <Button size="small" aria-haspopup="dialog" aria-label={`Remove ${factor.name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Suspense>
        {asking ? <RemoveFactorDialog factor={factor} isLast={isLast} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </li>
  );
}
