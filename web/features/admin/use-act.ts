import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GetName } from '../../lib/caller.ts';
import { refetch } from '../../lib/query.ts';
import { isUnauthorized, messageOf, RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';

interface Words<Input> {
  /** Said when it is done; nothing where it is not given. */
  done?: string;
  /** Said when it fails, where the server gives no reason. */
  failed: string;
  /** The title of that message. */
  failedTitle?: string;
  /** What is shown differently afterwards. The log always is. */
  again: readonly GetName[];
  onDone?: (input: Input) => void;
}

/** An act of an administrator: it says how it went, and what it changed is read again. */
export function useAct<Input, Reply>(
  act: (input: Input) => Promise<Reply>,
  { done, failed, failedTitle = 'Error', again, onDone }: Words<Input>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (_, input) => {
      if (done !== undefined) toast({ title: done });
      onDone?.(input);
      await refetch(client, ...again, 'GET /api/admin/logs');
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      // Somebody else was there first: what they did is shown.
      if (error instanceof RequestError && error.status === 409) void refetch(client, ...again);
      toast({ title: failedTitle, description: messageOf(error, failed), tone: 'destructive' });
    },
  });
}
