import { moment } from '../../lib/dates.ts';

/** A moment in the person's own time; a dash where there is none. */
export function When({ at }: { at: string | null }) {
  return at === null ? (
    <span className="text-faint">–</span>
  ) : (
    <time dateTime={at} className="figures whitespace-nowrap">
      {moment(at)}
    </time>
  );
}
