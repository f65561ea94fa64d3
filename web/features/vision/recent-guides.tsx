import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOf } from '../../lib/query.ts';
import { paths } from '../../paths.ts';

const SHOWN = 4;

/** The guides that were unlocked last; nothing before the first one. */
export function RecentGuides() {
  const guides = useQuery({
    ...queryOf('GET /api/documents/history', { query: { limit: SHOWN } }),
    refetchOnMount: 'always',
  }).data;
  if (guides === undefined || guides.length === 0) return null;
  return (
    <section aria-label="Recent guides" data-tool="vision" className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h2 className="text-body font-strong text-soft">Recent guides</h2>
      <ul className="divide-y divide-line border-y border-line">
        {guides.map(({ id, documentId, documentTitle, planYear }) => (
          <li key={id}>
            <Link
              to={paths.reader}
              params={{ documentId }}
              className="flex items-baseline justify-between gap-4 px-1 py-2.5 hover:bg-hover"
            >
              <span className="truncate">{documentTitle}</span>
              {planYear === null ? null : <span className="figures shrink-0 text-small text-soft">{planYear}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
