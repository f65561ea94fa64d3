import { Suspense, useState } from 'react';
import type { AdminPerson, SignIn } from '../../../../contract/admin-person.ts';
import { lazyPart } from '../../../lib/fetch-part.ts';
import { Button } from '../../../ui/button.tsx';
import { When } from '../when.tsx';

const ResetFactorDialog = lazyPart(() => import('../reset-factor-dialog.tsx'));

/** The second factors of somebody, and the way to remove them where the device is lost. */
export function FactorList({ person, factors }: { person: AdminPerson; factors: SignIn['factors'] }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {factors.length === 0 ? (
        <p className="text-soft">No second factor.</p>
      ) : (
        <>
          <ul aria-label="Second factors">
            {factors.map(({ id, name, createdAt }) => (
              <li key={id}>
                <span className="font-strong">{name ?? 'Authenticator app'}</span>{' '}
                <span className="text-small text-soft">
                  since <When at={createdAt} />
                </span>
              </li>
            ))}
          </ul>
          <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Reset Factor
          </Button>
        </>
      )}
      <Suspense>{asking ? <ResetFactorDialog user={person} onClose={() => setAsking(false)} /> : null}</Suspense>
    </div>
  );
}
