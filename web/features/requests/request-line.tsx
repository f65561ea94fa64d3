import type { SearchRequest } from '../../../contract/requests.ts';
import { Badge } from '../../ui/badge.tsx';
import { priorityNames, statusNames } from './names.ts';
import { mediumDate } from '../../lib/dates.ts';

interface RequestLineProps {
  request: SearchRequest;
  onSearch: (query: string) => void;
}

/** One request: what was asked for, what became of it and when, and what the administrator says. */
export function RequestLine({ request, onSearch }: RequestLineProps) {
  const { query, status, priority, adminNotes, createdAt, updatedAt } = request;
  const { name, tone } = statusNames[status];
  const when = status === 'pending' ? createdAt : updatedAt;
  return (
    <li className="grid gap-1 px-2 py-2.5">
      <div className="flex items-start gap-3">
        <p className="line-clamp-3 min-w-0 grow wrap-anywhere">{query}</p>
        <Badge tone={tone} className="shrink-0">
          {name}
        </Badge>
      </div>
      <p className="figures text-small text-soft">
        {status === 'pending' ? 'Asked ' : ''}
        <time dateTime={when}>{mediumDate(when)}</time>
        {status === 'pending' && priority !== 'normal' ? ` · ${priorityNames[priority]} priority` : ''}
      </p>
      {adminNotes === null ? null : (
        <p className="border-l-2 border-hue-line pl-3 text-small whitespace-pre-line wrap-anywhere">
          <span className="sr-only">Answer: </span>
          {adminNotes}
        </p>
      )}
      {status === 'completed' ? (
        <button type="button" className="text-link justify-self-start text-small" onClick={() => onSearch(query)}>
          Search for it<span className="sr-only">: {query}</span>
        </button>
      ) : null}
    </li>
  );
}
