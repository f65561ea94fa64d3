import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
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
  /** The same act with which this one is taken back, asked for while what was there before is still known. */
  back?: (input: Input) => Input;
}

/** Whether an act is done for the first time, or takes another one back. */
interface Run<Input> {
  input: Input;
  isUndo: boolean;
}

/** An act of an administrator: it says how it went, offers to undo it where that is cheap, and what it changed is read again. */
export function useAct<Input, Reply>(
  act: (input: Input) => Promise<Reply>,
  { done, failed, failedTitle = 'Error', again, onDone, back }: Words<Input>,
) {
  const client = useQueryClient();
  const {
    mutate: run,
    variables,
    ...mutation
  } = useMutation({
    mutationFn: ({ input }: Run<Input>) => act(input),
    onSuccess: async (_, { input, isUndo }) => {
      if (isUndo) toast({ title: 'Undone' });
      else {
        const undone = back?.(input);
        const action = undone !== undefined && { label: 'Undo', act: () => run({ input: undone, isUndo: true }) };
        if (done !== undefined) toast({ title: done, ...(action && { action }) });
        onDone?.(input);
      }
      await refetch(client, ...again, 'GET /api/admin/logs');
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      // Somebody else was there first: what they did is shown.
      if (error instanceof RequestError && error.status === 409) void refetch(client, ...again);
      toast({ title: failedTitle, description: messageOf(error, failed), tone: 'destructive' });
    },
  });
  const mutate = useCallback(
    (input: Input, options?: { onSuccess?: (reply: Reply) => void }) => run({ input, isUndo: false }, options),
    [run],
  );
  return { ...mutation, mutate, variables: variables?.input };
}

/** The change that takes a change back: what was seen is wanted again, and what was wanted is what is seen now. */
export function takenBack<Fields extends object>({
  was,
  ...wanted
}: Partial<Fields> & { was: Partial<Fields> }): Partial<Fields> & { was: Partial<Fields> } {
  return { ...was, was: wanted as Partial<Fields> };
}
