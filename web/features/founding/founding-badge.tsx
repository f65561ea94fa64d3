import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/fetch-part.ts';
import { useCall } from '../../lib/query.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { tierIcons } from './tier-icon.tsx';

const FoundingDialog = lazyPart(() => import('./founding-dialog.tsx'));

/** The numbered badge of a founding member; a click tells its story. */
export function FoundingBadge({ number }: { number: number }) {
  const [open, setOpen] = useState(false);
  const tier = useCall('GET /api/user/founding-member-tier').data;
  const Icon = tierIcons[tier?.badgeIcon ?? 'crown'];
  const colors = tier?.gradientColors;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group inline-flex min-h-10 items-center gap-3 rounded-control border border-[color-mix(in_oklch,var(--color-gold)_40%,transparent)] bg-raised py-1.5 pr-4 pl-1.5 text-left shadow-card transition-colors hover:bg-hover"
      >
        <span
          className="grid size-9 place-items-center rounded-control text-[#fff] [background:var(--badge,var(--color-gold))]"
          style={
            colors && {
              background: `linear-gradient(${colors.direction}, ${colors.from}, ${colors.to})`,
            }
          }
        >
          <Icon size={18} />
        </span>
        <span className="grid">
          <span className="figures text-small font-strong text-gold">Founding Member #{formatNumber(number)}</span>
          <span className="text-small text-soft">{tier?.name ?? 'Genesis'}</span>
        </span>
      </button>
      <Suspense>{open ? <FoundingDialog number={number} tier={tier} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
