import { createServer } from 'node:net';
import type { Config } from '../server/config.ts';
import { ConfigError } from '../server/environment.ts';
import { inboxHost, paymentsHost } from './addresses.ts';

/** Checks every port that this process will listen on, before anything is started. @throws ConfigError naming one */
export async function checkPorts(config: Config): Promise<void> {
  const wanted: [name: string, port: number, host: string][] = [['PORT', config.port, config.host]];
  if (config.payments.account === null) {
    wanted.push(['PORT+2 (payments)', config.ports.payments, paymentsHost(config)]);
  }
  if (config.mail.smtpUrl === null) {
    wanted.push(
      ['PORT+3 (inbox)', config.ports.inbox, inboxHost(config)],
      ['PORT+4 (mail)', config.ports.smtp, '127.0.0.1'],
    );
  }
  if (config.model.url === null) wanted.push(['PORT+5 (model)', config.ports.model, '127.0.0.1']);
  if (config.analytics === null) wanted.push(['PORT+6 (analytics)', config.ports.analytics, config.host]);
  if (config.maximus.url === null) wanted.push(['PORT+1 (Maximus)', config.ports.maximus, config.host]);
  for (const [name, port, host] of wanted) {
    const failure = await listenFailure(port, host);
    if (failure !== null)
      throw new ConfigError(`${name}: ${host}:${port} cannot be used (${failure}); set PORT to another`);
  }
}

function listenFailure(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' ? 'already taken' : (error.code ?? error.message)),
    );
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
