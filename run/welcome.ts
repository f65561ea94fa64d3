import type { Config } from '../server/config.ts';
import { isOpen, isPublic, shownHost } from './addresses.ts';

/** Where what was started is: the app, and where there are any the payments sandbox's controls and the inbox. */
interface Started {
  url: string;
  controlsUrl: string | null;
  inboxUrl: string | null;
}

/** What a person needs to know once everything runs: the addresses, and how to begin. */
export function welcome(config: Config, house: Started, seconds: number): string {
  const address = config.appUrlGiven ? config.appUrl : house.url.replace('127.0.0.1', 'localhost');
  const rows: [string, string][] = [['Benesight', address]];
  // Where others reach them, these two addresses hold a key.
  if (house.inboxUrl !== null) rows.push(['Mail inbox', house.inboxUrl]);
  const isSandbox = house.controlsUrl !== null;
  if (house.controlsUrl !== null) rows.push(['Payments', house.controlsUrl]);
  if (config.analytics === null) {
    rows.push(['Analytics', `http://${shownHost(config.host)}:${config.ports.analytics}`]);
  }
  rows.push(['API', `${address}/api/docs`]);
  const begin =
    config.mail.smtpUrl === null
      ? 'Sign up at the first address; the confirmation mail arrives in the inbox at the second.'
      : 'Sign up at the first address.';
  const caughtOnly = config.mail.smtpUrl === null && (isOpen(config.host) || isPublic(config));
  return [
    '',
    `Ready in ${seconds.toFixed(1)} s.`,
    ...rows.map(([name, url]) => `  ${name.padEnd(12)}${url}`),
    '',
    begin,
    ...(caughtOnly ? ['Mail is only caught in that inbox and reaches nobody: set SMTP_URL to send it.'] : []),
    ...(config.adminEmailsIgnored
      ? ['Nobody is an administrator: with AUTH_AUTOCONFIRM on, anybody could sign up with an address of ADMIN_EMAILS.']
      : []),
    ...(isSandbox && isPublic(config) ? [sandboxWarning(config)] : []),
    ...(isFrameHidden(config) ? ['Maximus shows its frame to this machine alone: set MAXIMUS_PUBLIC_URL.'] : []),
    'A first look with credits, chats and unlocked guides: npm run demo',
  ].join('\n');
}

/** Whether people come from elsewhere, but not to the port of the frame. */
const isFrameHidden = (config: Config): boolean =>
  isPublic(config) && config.maximus.url === null && config.maximus.publicUrl === null;

/** What a sandbox means where people come from elsewhere. */
function sandboxWarning({ payments }: Config): string {
  return payments.publicUrl === null
    ? 'Payments are a sandbox that only this machine reaches: set STRIPE_SECRET_KEY, or PAYMENTS_PUBLIC_URL to try it.'
    : 'Payments are a sandbox where anybody buys without money: set STRIPE_SECRET_KEY for real ones.';
}
