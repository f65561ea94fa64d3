import { useCall } from '../../lib/query.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { Loaded } from './loaded.tsx';

/** The tiers of the founding programme. The specification shows their controls and has them do nothing. */
export function Founding() {
  return (
    <Loaded source={useCall('GET /api/admin/founding-tiers')}>
      {(tiers) => (
        <ul className="grid gap-4">
          {tiers.map((tier) => {
            const { from, to, direction } = tier.gradientColors;
            return (
              <li
                key={tier.id}
                className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised p-5"
              >
                <span
                  aria-hidden="true"
                  className="size-12 rounded-control"
                  style={{ background: `linear-gradient(${direction}, ${from}, ${to})` }}
                />
                <div className="grid min-w-0 grow">
                  <h3 className="flex flex-wrap items-center gap-2 font-strong">
                    {tier.name}
                    <Badge tone={tier.isActive ? 'gain' : 'neutral'}>{tier.isActive ? 'Active' : 'Inactive'}</Badge>
                  </h3>
                  <p className="text-small text-soft">{tier.description}</p>
                  <p className="figures text-small text-soft">
                    {formatNumber(tier.minNumber)}–
                    {tier.maxNumber === null ? 'unlimited' : formatNumber(tier.maxNumber)} · {tier.badgeIcon} · {from}{' '}
                    to {to} · position {formatNumber(tier.displayOrder)}
                  </p>
                </div>
                <Button size="small" disabled>
                  Edit
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Loaded>
  );
}
