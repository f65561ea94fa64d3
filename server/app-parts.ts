import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LegalTexts } from '../contract/settings.ts';
import type { SessionChanges } from './account/live-sessions.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { ReadyCheck } from './http/health.ts';
import type { WebFiles } from './http/static-files.ts';
import type { SearchIndex } from './library/search/search-index.ts';
import type { Frame } from './maximus/begin-session.ts';
import type { AuthVerifier } from './outside/auth.ts';
import type { AuthAdmin } from './outside/auth/administer.ts';
import type { FileStore } from './outside/files.ts';
import type { MaximusProvider } from './outside/maximus.ts';
import type { Model } from './outside/model.ts';
import type { Payments } from './outside/payments/connect.ts';
import type { SearchWorkflow } from './outside/search-workflow.ts';

/** What the app is built from. Everything outside is already connected, embedded or not: the app cannot tell. */
export interface AppParts {
  config: Config;
  db: Database;
  auth: AuthVerifier;
  /** What the server may do to accounts; null where a hosted auth service does not let it. */
  authAdmin: AuthAdmin | null;
  /** Tells of ended sessions; null where the auth service is hosted elsewhere. */
  sessionChanges: SessionChanges | null;
  /** Terms and privacy notice of the installation, where it has its own. */
  legalTexts: LegalTexts;
  files: FileStore;
  model: Model;
  payments: Payments;
  /** What the payment provider signs its events with. */
  webhookSecret: string;
  searchIndex: SearchIndex & { ready(): boolean };
  /** Loads the sample library in the background, where it is not loaded. */
  loadSamples: () => void;
  /** Finds guides in place of the index; null where the index does. */
  searchWorkflow: SearchWorkflow | null;
  /** The provider of Maximus: where its frame is, and the key that both sides hold. */
  maximus: Frame & { origins: readonly string[]; provider: MaximusProvider };
  /** What the browser is told about the outside services. */
  browser: {
    authUrl: string;
    authKey: string;
    minPasswordLength: number;
    analytics: { host: string; key: string } | null;
    inboxUrl: string | null;
  };
  web: WebFiles;
  readyChecks: readonly ReadyCheck[];
  before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}
