import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { bundleServer } from '../run/bundle-server.mjs';
import { projectRoot } from '../run/project-root.ts';
import type { Usage } from './say-usage.ts';

const BUILT = join(projectRoot(), '.cache/bench');

/** A server in a process of its own. */
export interface ServerProcess {
  url: string;
  usage(): Promise<Usage>;
  close(): Promise<void>;
}

/**
 * Starts a program that answers by `sayUsage`, built as the product is shipped.
 *
 * @param program path of its TypeScript file
 * @throws Error when it ends before it answers
 */
export async function startProcess(program: string, args: readonly string[]): Promise<ServerProcess> {
  await bundleServer([program], BUILT);
  const child = fork(join(BUILT, basename(program).replace(/\.ts$/, '.js')), args, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const heard = async (): Promise<unknown> => {
    const [first] = (await Promise.race([once(child, 'message'), ended])) as unknown[];
    return first;
  };
  const url = await heard();
  if (typeof url !== 'string') throw new Error(`${basename(program)} did not start`);
  return {
    url,
    async usage() {
      child.send('usage');
      return (await heard()) as Usage;
    },
    async close() {
      child.disconnect();
      await ended;
    },
  };
}
