import { useQuery } from '@tanstack/react-query';
import { askAuthService, useAuthExtensions } from '../../lib/auth-service.ts';

export const recoveryCodesKey = ['auth', 'recovery-codes'] as const;

/** Whether recovery codes are left, and how many once the second factor was shown. Not asked of a service without them. */
export function useRecoveryCodeCount() {
  const extensions = useAuthExtensions();
  return useQuery({
    queryKey: recoveryCodesKey,
    queryFn: () => askAuthService<{ any: boolean; remaining?: number }>('GET', '/recovery-codes'),
    enabled: extensions?.recoveryCodes === true,
  });
}
