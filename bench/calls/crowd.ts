import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from '../print-table.ts';
import { quantile } from '../search/metrics.ts';
import { Caller, type Wanted } from './caller.ts';

/** People of one kind who call, each on one connection. */
export interface Party {
  name: string;
  tokens: readonly string[];
  /** What each of them asks for in turn. */
  rota: readonly Wanted[];
}

interface Outcome {
  statuses: Map<string, number>;
  /** Milliseconds of each call. */
  times: number[];
}

/**
 * Parties who call at once for so long, spread over the processes at `urls`. Prints how often each status was answered, and how
 * long it took; a status of 500 or more, or none, fails the run.
 *
 * @param rest milliseconds that each of them rests after an answer, about; 0 shows what the machine can do, a second or more
 *   what people at their screens see
 */
export async function crowd(
  urls: readonly string[],
  parties: readonly Party[],
  seconds: number,
  rest = 0,
): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const outcomes = await Promise.all(
    parties.map(async (party) => ({ party, outcome: await call(urls, party, until, rest) })),
  );
  const size = parties.map(({ name, tokens }) => `${tokens.length} ${name}`).join(' beside ');
  process.stdout.write(
    `\n${size} for ${seconds} s on ${urls.length} processes, ${rest === 0 ? 'without a rest' : `${rest} ms after each answer`}\n`,
  );
  printTable(
    ['', 'answers', 'calls/s', 'p50 ms', 'p95 ms', 'longest ms'],
    outcomes.map(({ party, outcome: { statuses, times } }) => [
      party.name,
      [...statuses]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
      (times.length / seconds).toFixed(0),
      ...[0.5, 0.95, 1].map((share) => Math.max(0, quantile(times, share)).toFixed(0)),
    ]),
  );
  const failed = outcomes.some(({ outcome }) =>
    [...outcome.statuses.keys()].some((status) => !/^[1-4]\d\d$/.test(status)),
  );
  if (failed) process.exitCode = 1;
}

async function call(urls: readonly string[], { tokens, rota }: Party, until: number, rest: number): Promise<Outcome> {
  const outcome: Outcome = { statuses: new Map(), times: [] };
  await Promise.all(
    tokens.map(async (token, person) => {
      const caller = new Caller(urls[person % urls.length] ?? '', token);
      // Nobody begins at the same moment as all others.
      await pause(rest * Math.random());
      for (let at = person; performance.now() < until; at += 1) {
        const wanted = rota[at % rota.length];
        if (wanted === undefined) continue;
        const began = performance.now();
        const status = String(await caller.call(wanted).catch((error: Error) => error.message));
        outcome.times.push(performance.now() - began);
        outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
        if (rest > 0) await pause(rest * (0.5 + Math.random()));
      }
      caller.close();
    }),
  );
  return outcome;
}
