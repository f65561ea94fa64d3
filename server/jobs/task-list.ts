import type { TaskList } from 'graphile-worker';
import { describeError } from '../db/describe-error.ts';
import type { Tasks } from './task.ts';

/** The tasks as the queue takes them. It stores and logs what a task throws, so that is described first. */
export function taskList(tasks: Partial<Tasks>): TaskList {
  const list: TaskList = {};
  for (const [name, task] of Object.entries(tasks)) {
    list[name] = async (payload) => {
      try {
        await task(payload as never);
      } catch (error) {
        throw described(error);
      }
    };
  }
  return list;
}

/** Without the error itself as its cause: the queue looks there too. */
const described = (error: unknown): Error => new Error(describeError(error));
