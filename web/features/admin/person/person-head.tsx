import { Suspense, useState } from 'react';
import type { AdminPerson } from '../../../../contract/admin-person.ts';
import { lazyPart } from '../../../lib/fetch-part.ts';
import { displayName } from '../../../lib/person.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatNumber } from '../../../ui/counter.tsx';
import { PageTitle } from '../../../ui/page.tsx';

const AdjustDialog = lazyPart(() => import('../adjust-dialog.tsx'));

/** Who the page is about, and what is done most. */
export function PersonHead({ person }: { person: AdminPerson }) {
  const [adjusting, setAdjusting] = useState(false);
  const name = displayName(person);
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <PageTitle className="wrap-anywhere">{name}</PageTitle>
          {person.isAdmin ? <Badge>Admin</Badge> : null}
          {person.foundingMemberNumber === null ? null : (
            <Badge tone="gold">#{formatNumber(person.foundingMemberNumber)}</Badge>
          )}
        </div>
        <p className="text-soft wrap-anywhere">
          {[name === person.email ? null : person.email, person.companyName].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button aria-haspopup="dialog" onClick={() => setAdjusting(true)}>
        Adjust Credits
      </Button>
      <Suspense>{adjusting ? <AdjustDialog user={person} onClose={() => setAdjusting(false)} /> : null}</Suspense>
    </header>
  );
}
