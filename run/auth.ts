// npm run auth -- list | invite | ban | unban | reset-factor | delete | rotate-keys
import { Refusal } from '../contract/errors.ts';
import { ConfigError } from '../server/environment.ts';
import { createLog } from '../server/http/log.ts';
import type { AuthPerson } from '../server/outside/auth/administer.ts';
import { removeAccount } from '../server/personal-data/delete-account.ts';
import { joinAuth, type JoinedAuth } from './join-auth.ts';
import { openInstallation, type Installation } from './open-installation.ts';
import { joinMaximus } from './open-maximus.ts';
import { joinPayments } from './open-payments.ts';

const USAGE = `Usage: npm run auth -- COMMAND
  list [WORDS]        everybody whose address holds the words
  invite ADDRESS      makes an account and mails an invitation
  ban ADDRESS         ends what the person has open, and lets them in no more
  unban ADDRESS       lets them in again
  reset-factor ADDRESS  removes second factors that were lost, and ends what the person has open
  delete ADDRESS      ends the subscription and removes the person for good; records of money stay
  rotate-keys [now]   makes a key that signs tokens soon, without a restart; with "now", after a leak, at once and alone`;

interface Parts extends JoinedAuth {
  installation: Installation;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function everybody({ admin }: Parts): Promise<AuthPerson[]> {
  const people: AuthPerson[] = [];
  for (let page = 1; ; page += 1) {
    const found = await admin.listPeople(page);
    people.push(...found);
    if (found.length < 1000) return people;
  }
}

async function personOf(parts: Parts, address: string): Promise<AuthPerson> {
  const person = (await everybody(parts)).find(({ email }) => email === address.toLowerCase());
  if (person === undefined) throw new ConfigError(`Nobody has the address ${address}`);
  return person;
}

async function list(parts: Parts, words: string): Promise<void> {
  const found = (await everybody(parts)).filter(({ email }) => email.includes(words.toLowerCase()));
  for (const { id, email, confirmed, banned, lastSignInAt } of found) {
    const marks = [confirmed ? null : 'unconfirmed', banned ? 'banned' : null].filter((mark) => mark !== null);
    say([id, email, lastSignInAt?.slice(0, 10) ?? 'never', ...marks].join('  '));
  }
  say(`${found.length} accounts`);
}

async function invite(parts: Parts, address: string): Promise<void> {
  const email = address.toLowerCase();
  if ((await everybody(parts)).some((person) => person.email === email)) {
    throw new ConfigError(`${address} has an account already`);
  }
  await parts.admin.invite(address);
  say(`An invitation is on its way to ${address}`);
}

const banning = (banned: boolean) => async (parts: Parts, address: string) => {
  await parts.admin.setBanned((await personOf(parts, address)).id, banned);
  say(banned ? `${address} is banned` : `${address} may come in again`);
};

async function resetFactor(parts: Parts, address: string): Promise<void> {
  const removed = await parts.admin.removeFactors((await personOf(parts, address)).id);
  if (removed === 0) say(`${address} has no second factor`);
  else
    say(
      removed === 1
        ? `The second factor of ${address} is removed`
        : `${removed} second factors of ${address} are removed`,
    );
}

async function remove(parts: Parts, address: string): Promise<void> {
  const { admin: authAdmin, installation } = parts;
  const { id } = await personOf(parts, address);
  const { db, config, databaseUrl } = installation;
  const maximus = joinMaximus(config, databaseUrl);
  const log = createLog('error');
  const { payments, close } = await joinPayments({ ...installation, log });
  try {
    await removeAccount({ db, authAdmin, maximus, billing: { db, payments, log } }, id);
  } finally {
    await close();
  }
  say(`${address} is deleted`);
}

async function rotateKeys({ rotate }: Parts, when: string): Promise<void> {
  const atOnce = when === 'now';
  const kid = await rotate(atOnce);
  say(
    atOnce
      ? `The key ${kid} signs from now on, and every earlier one is removed. Restart every process: until then what was signed before may still count for ten minutes.`
      : `The key ${kid} signs in eleven minutes, once everybody knows it. What is signed already stays good.`,
  );
}

interface Command {
  /** Whether it is about one address. */
  takesAddress: boolean;
  run(parts: Parts, argument: string): Promise<void>;
}

const commands: Record<string, Command> = {
  list: { takesAddress: false, run: list },
  invite: { takesAddress: true, run: invite },
  ban: { takesAddress: true, run: banning(true) },
  unban: { takesAddress: true, run: banning(false) },
  'reset-factor': { takesAddress: true, run: resetFactor },
  delete: { takesAddress: true, run: remove },
  'rotate-keys': { takesAddress: false, run: rotateKeys },
};

async function main([name = '', argument = '']: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || (command.takesAddress && !argument.includes('@'))) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const installation = await openInstallation();
  try {
    const auth = await joinAuth(installation);
    try {
      await command.run({ ...auth, installation }, argument);
      return 0;
    } finally {
      await auth.close();
    }
  } finally {
    await installation.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
