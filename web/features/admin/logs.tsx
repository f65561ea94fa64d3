import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { keyOf } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Loaded } from './loaded.tsx';
import { LogExport } from './log-export.tsx';
import { LogLine } from './log-line.tsx';
import { usePanelPlace } from './panel-place.ts';
import { SearchField, useListPlace } from './search-field.tsx';

const PAGE = 100;

/** The first moment of a day where the person is; `plus` days later. */
function startOf(day: string, plus = 0): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + plus);
  return date.toISOString();
}

/** What administrators did, newest first; to one person where one is named. */
export function Logs({ targetUserId }: { targetUserId?: string }) {
  const list = useListPlace();
  const { search } = list;
  const { place, change } = usePanelPlace();
  const { from = '', to = '' } = place;
  const filter = {
    ...(targetUserId !== undefined && { targetUserId }),
    ...(search !== '' && { search }),
    ...(from !== '' && { since: startOf(from) }),
    ...(to !== '' && { until: startOf(to, 1) }),
  };
  const logs = useInfiniteQuery({
    queryKey: keyOf('GET /api/admin/logs', { query: filter }),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/logs', {
        query: { ...filter, limit: PAGE, ...(pageParam > 0 && { beforeSeq: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.seq),
    staleTime: 0,
  });
  const isNarrowed = search !== '' || from !== '' || to !== '';
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <SearchField label="Search the log" placeholder="Act or email" place={list} />
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={end === 'from' ? 'From' : 'To'}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={place[end] ?? ''}
                onChange={({ target }) => void change({ [end]: target.value })}
              />
            )}
          </Field>
        ))}
        <LogExport query={filter} />
      </div>
      <Loaded source={logs}>
        {({ pages }) => {
          const rows = pages.flat();
          if (rows.length === 0) {
            return (
              <p className="text-soft">
                {isNarrowed ? 'Nothing in the log matches.' : 'No administrator has changed anything yet.'}
              </p>
            );
          }
          return (
            <ul className="divide-y divide-line border-y border-line text-small">
              {rows.map((log) => (
                <LogLine key={log.id} log={log} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {logs.hasNextPage ? (
        <div>
          <Button pending={logs.isFetchingNextPage} onClick={() => void logs.fetchNextPage()}>
            Show Earlier
          </Button>
        </div>
      ) : null}
    </div>
  );
}
