import { usePerson } from '../../lib/person.ts';
import { useCallOrNull } from '../../lib/query.ts';

/** Whether the signed-in person is an administrator, and whether that is known yet. */
export function useAdminCheck(): { isAdmin: boolean; known: boolean } {
  const person = usePerson().data;
  const check = useCallOrNull('GET /api/admin/check', { enabled: person !== undefined });
  return { isAdmin: check.data?.isAdmin ?? false, known: !check.isPending };
}

/** Whether the signed-in person is an administrator; false until that is known. */
export function useAdmin(): boolean {
  return useAdminCheck().isAdmin;
}
