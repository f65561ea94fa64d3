import process from 'node:process';
import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('many thousand lines of the same kind take no time to speak of', () => {
  const lines = Array.from({ length: 4000 }, (_, at) => `Gold PPO ${at}`);
  const rows = Array.from({ length: 4000 }, (_, at) => `Deductible | $${at}`);
  const started = process.cpuUsage();
  factsOf([
    ['Medical', ...lines],
    ['Medical', ...rows],
  ]);
  expect(process.cpuUsage(started).user).toBeLessThan(20_000_000);
});
