import { Badge, type BadgeTone } from './badge.tsx';

const THIS_YEAR = new Date().getFullYear();

/** Green for this year's plan or a later one, blue within two years, yellow for older. */
export function yearTone(planYear: number, thisYear: number): BadgeTone {
  if (planYear >= thisYear) return 'gain';
  return planYear >= thisYear - 2 ? 'vision' : 'gold';
}

interface GuideBadgesProps {
  type: string | undefined;
  planYear: number | null;
  sample?: boolean;
}

/** What a guide is at a glance: its format, the year of its plans, and whether it is modelled. */
export function GuideBadges({ type, planYear, sample = false }: GuideBadgesProps) {
  return (
    <>
      <Badge>{(type || 'doc').toUpperCase()}</Badge>
      {planYear === null ? null : (
        <Badge tone={yearTone(planYear, THIS_YEAR)}>
          <span className="sr-only">Plan year </span>
          {planYear}
        </Badge>
      )}
      {sample ? <Badge className="border-dashed">Sample</Badge> : null}
    </>
  );
}
