import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { auth } from '../../lib/auth.ts';
import { askAuthService } from '../../lib/auth-service.ts';
import { toast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { moment } from '../../lib/dates.ts';

/** Where the account is signed in, as the auth service lists it. */
interface Session {
  id: string;
  device: string;
  ip: string | null;
  created_at: string;
  refreshed_at: string;
  is_current: boolean;
}

const sessionsKey = ['auth', 'sessions'] as const;

/** Ends sessions, and reads the list again. */
function useEnding(end: (id: string) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => toast({ title: done }),
    onError: (error) => toast({ title: 'Error', description: error.message, tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

const endOne = (id: string) => askAuthService('DELETE', `/sessions/${id}`);

async function endOthers(): Promise<void> {
  const { error } = await (await auth()).signOut({ scope: 'others' });
  if (error) throw error;
}

/** The devices on which the account is signed in; each can be signed out, or all but this one. */
export function Sessions() {
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: () => askAuthService<Session[]>('GET', '/sessions'),
    refetchOnMount: 'always',
  });
  const others = useEnding(endOthers, 'Your other devices are signed out');
  if (sessions.data === undefined) {
    return sessions.isError ? (
      <div role="alert" className="flex flex-wrap items-center gap-4 text-soft">
        <p>Your devices could not be loaded.</p>
        <Button size="small" onClick={() => void sessions.refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <SkeletonLines lines={3} />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.data.map((session) => (
          <Line key={session.id} session={session} />
        ))}
      </ul>
      {sessions.data.length > 1 ? (
        <Button className="justify-self-start" pending={others.isPending} onClick={() => others.mutate('')}>
          Sign Out All Other Devices
        </Button>
      ) : null}
    </>
  );
}

function Line({ session }: { session: Session }) {
  const ending = useEnding(endOne, 'Signed out');
  const { id, device, ip, created_at, refreshed_at, is_current } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
          {device}
          {is_current ? <Badge tone="gain">This device</Badge> : null}
        </p>
        <p className="figures text-small text-soft">
          {ip === null ? '' : `${ip} · `}signed in <time dateTime={created_at}>{moment(created_at)}</time>
          {is_current ? null : (
            <>
              {' · '}last seen <time dateTime={refreshed_at}>{moment(refreshed_at)}</time>
            </>
          )}
        </p>
      </div>
      {is_current ? null : (
        <Button
          size="small"
          aria-label={`Sign out ${device}, signed in ${moment(created_at)}`}
          pending={ending.isPending}
          onClick={() => ending.mutate(id)}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}
