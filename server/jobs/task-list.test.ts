import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { taskList } from './task-list.ts';

test('the queue is told why a job failed, and not what a query was given', async () => {
  const failed = new DrizzleQueryError('insert', ['s3cr3t'], new Error('Connection terminated'));
  const list = taskList({ 'send-mail': () => Promise.reject(failed) });
  const told = await Promise.resolve(list['send-mail']?.({ messageId: 'x' }, {} as never)).catch(
    (error: unknown) => error,
  );
  expect(told).toBeInstanceOf(Error);
  expect((told as Error).message).toBe('Connection terminated');
  expect((told as Error).stack).not.toContain('s3cr3t');
});
