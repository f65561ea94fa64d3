import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openExtractor } from './extractor.ts';
import { startReading } from './reading-process.ts';

/** The processes that read documents for this one. */
function readers(): number[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && isReader(pid))
    .map(Number);
}

function isReader(pid: string): boolean {
  try {
    const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('extract-worker');
  } catch {
    // It ended meanwhile.
    return false;
  }
}

let before: number[] = [];
const own = (): number => {
  const [pid, ...others] = readers().filter((one) => !before.includes(one));
  if (pid === undefined || others.length > 0) throw new Error(`There are ${others.length + 1} readers`);
  return pid;
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const text = (name: string, content: string) => ({ name, bytes: Buffer.from(content) });
// Every tag opens another element: it is read for minutes.
const slow = text('slow.html', `<html><body>${'<div><p><table><tr><td>x'.repeat(200_000)}</body></html>`);

test('a reader that is killed between two files costs none of them anything', async () => {
  before = readers();
  const { read, close } = openExtractor();
  closing.push(close);
  expect((await read(text('one.txt', 'Dental care is covered.'))).type).toBe('txt');
  // It is not known yet that it is dead when the next file is given to it.
  process.kill(own(), 'SIGKILL');
  expect((await read(text('two.txt', 'Vision care is covered.'))).type).toBe('txt');
  process.kill(own(), 'SIGSEGV');
  await expect.poll(() => readers().filter((pid) => !before.includes(pid))).toEqual([]);
  expect((await read(text('three.txt', 'Hearing aids are covered.'))).type).toBe('txt');
});

test.each([
  ['SIGKILL', 'The process that read the file was ended from outside; the machine may have run out of memory.'],
  ['SIGSEGV', 'The program that reads files crashed over this one (SIGSEGV).'],
  ['SIGUSR2', 'Reading the file needed more memory than is allowed.'],
])('a file whose reader dies of %s learns why', async (signal, reason) => {
  before = readers();
  const reading = await startReading(512);
  closing.push(reading.stop);
  const answer = reading.perform({ kind: 'read', source: slow }, 600_000);
  process.kill(own(), signal);
  await expect(answer).rejects.toThrow(reason);
  expect(reading.isAlive).toBe(false);
});

test('what is being read when the reader is closed is no failure of the file', async () => {
  before = readers();
  const reading = await startReading(512);
  const answer = reading.perform({ kind: 'read', source: slow }, 600_000);
  reading.stop();
  await expect(answer).rejects.toThrow('The reading of documents was ended');
});
