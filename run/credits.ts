import { checkCredits } from '../server/operation/check-credits.ts';
import type { Invariant } from '../server/credits/check-invariants.ts';
import { ConfigError } from '../server/environment.ts';
import { openInstallation } from './open-installation.ts';

const usage = 'Usage: npm run credits -- check';

/** `npm run credits -- check`: every invariant of the ledger and of what is bought and paid with it; exit code 1 when one is broken. */
async function main(command: string | undefined): Promise<number> {
  if (command !== 'check') {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const installation = await openInstallation();
  try {
    const results = await checkCredits(installation.db);
    for (const result of results) process.stdout.write(line(result));
    const broken = results.filter((result) => result.violations > 0).length;
    process.stdout.write(`${results.length - broken} of ${results.length} invariants hold\n`);
    return broken === 0 ? 0 : 1;
  } finally {
    await installation.close();
  }
}

function line({ name, violations, examples }: Invariant): string {
  if (violations === 0) return `ok          ${name}\n`;
  return `violations  ${name}: ${violations}\n${examples.map((example) => `              ${example}\n`).join('')}`;
}

try {
  process.exitCode = await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
