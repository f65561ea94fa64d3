import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshPerson } from '../../lib/person.ts';
import { queryOf } from '../../lib/query.ts';

const FIRST_MS = 5000;
const EVERY_MS = 30_000;

/** What a session has cost so far: asked 5 s after its start and then every 30 s, with the person's balance. */
export function useSessionStatus(sessionId: string) {
  const client = useQueryClient();
  const query = queryOf('GET /api/maximus/session/{sessionId}', { params: { sessionId } });
  const status = useQuery({ ...query, enabled: false });
  const { refetch } = status;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = async (): Promise<void> => {
      await Promise.allSettled([refetch(), refreshPerson(client)]);
      timer = setTimeout(() => void look(), EVERY_MS);
    };
    timer = setTimeout(() => void look(), FIRST_MS);
    return () => clearTimeout(timer);
  }, [client, refetch]);
  return status.data?.session;
}
