import type { Pool } from 'pg';
import type { KeyRing } from './key-ring.ts';
import type { Limits } from './limits.ts';
import type { PasswordAttempts } from './password-attempts.ts';
import type { PasswordHasher } from './passwords.ts';
import type { Redirects } from './redirects.ts';
import type { AuthSettings } from './settings.ts';
import type { Vault } from './vault.ts';

/** What every call of the service is given. */
export interface AuthContext {
  settings: AuthSettings;
  pool: Pool;
  keys: KeyRing;
  /** Encrypts what must be read again. */
  vault: Vault;
  issuer: string;
  passwords: PasswordHasher;
  limits: Limits;
  attempts: PasswordAttempts;
  /** Signs what says which accounts a browser has been used by. */
  browserKey: string;
  redirects: Redirects;
  now(): Date;
  /** Wakes the mail worker of this process. */
  mailWaiting(): void;
}
