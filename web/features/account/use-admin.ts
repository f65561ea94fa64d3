import { usePerson } from '../../lib/person.ts';
import { useCallOrNull } from '../../lib/query.ts';

/** Whether the signed-in person is an administrator; false until that is known. */
export function useAdmin(): boolean {
  const person = usePerson().data;
  return useCallOrNull('GET /api/admin/check', { enabled: person !== undefined }).data?.isAdmin ?? false;
}
