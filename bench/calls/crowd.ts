import type { TestPerson } from '../../server/testing/person.ts';
import { printTable } from '../print-table.ts';
import { quantile } from '../search/metrics.ts';
import type { ServerProcess } from '../start-process.ts';
import { Caller, type Wanted } from './caller.ts';

/** What a person at work asks for, over and over: eight reads, a search, and a change. */
const rota: readonly Wanted[] = [
  { method: 'GET', path: '/api/auth/user' },
  { method: 'GET', path: '/api/chats' },
  { method: 'GET', path: '/api/documents/history' },
  { method: 'GET', path: '/api/settings/credit-costs' },
  { method: 'POST', path: '/api/docsearch', body: { query: 'dental', limit: 10 } },
  { method: 'GET', path: '/api/auth/user' },
  { method: 'GET', path: '/api/billing/balance' },
  { method: 'GET', path: '/api/subscriptions/current' },
  { method: 'GET', path: '/api/users/me' },
  { method: 'PATCH', path: '/api/user/onboarding', body: { hasSeenGuideSearchOnboarding: true } },
];

/** People who call without a rest, each on one connection. Prints how often each status was answered, and how long it took. */
export async function crowd(house: ServerProcess, people: readonly TestPerson[], seconds: number): Promise<void> {
  const statuses = new Map<string, number>();
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    people.map(async ({ token }, person) => {
      const caller = new Caller(house.url, token);
      for (let at = person; performance.now() < until; at += 1) {
        const wanted = rota[at % rota.length];
        if (wanted === undefined) continue;
        const began = performance.now();
        const status = String(await caller.call(wanted).catch((error: Error) => error.message));
        times.push(performance.now() - began);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      caller.close();
    }),
  );
  const counted = [...statuses].toSorted(([a], [b]) => a.localeCompare(b));
  process.stdout.write(`\n${people.length} people for ${seconds} s, without a rest\n`);
  printTable(
    ['answers', ''],
    [
      ...counted.map(([status, count]) => [status, String(count)]),
      ['calls/s', (times.length / seconds).toFixed(0)],
      ['p50 ms', quantile(times, 0.5).toFixed(0)],
      ['p95 ms', quantile(times, 0.95).toFixed(0)],
      ['longest ms', Math.max(0, quantile(times, 1)).toFixed(0)],
    ],
  );
  const failed = counted.filter(([status]) => !/^[1-4]\d\d$/.test(status));
  if (failed.length > 0) process.exitCode = 1;
}
