import { commonPasswords } from './common-passwords.ts';
import { AuthError, invalid } from './errors.ts';
import type { WeakPassword } from './errors.ts';
import { sizes } from './settings.ts';
import type { AuthSettings } from './settings.ts';

type Rules = Pick<AuthSettings, 'minPasswordLength' | 'profile'>;

const known = new Set(commonPasswords);

/** Why a password is too weak, or null. Length is counted in characters, as people see them. */
export function weakness(rules: Rules, typed: string): WeakPassword | null {
  const password = typed.normalize('NFC');
  const least = rules.profile === 'strict' ? Math.max(8, rules.minPasswordLength) : rules.minPasswordLength;
  if ([...password].length < least) {
    return { message: `Password should be at least ${least} characters.`, reasons: ['length'] };
  }
  if (rules.profile === 'strict' && isCommon(password)) {
    return {
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
      reasons: ['pwned'],
    };
  }
  return null;
}

/** `Password1!` is as guessable as `password`: digits and signs at the end and capitals do not help. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  return known.has(plain) || known.has(plain.replace(/[^a-z]+$/, ''));
}

/** Throws 400 for a password that cannot be stored and 422 `weak_password` for one that is too weak. */
export function requireGoodPassword(rules: Rules, password: string): void {
  if (Buffer.byteLength(password) > sizes.passwordBytes) {
    throw invalid(`Password cannot be longer than ${sizes.passwordBytes} characters`);
  }
  const weak = weakness(rules, password);
  if (weak !== null) throw new AuthError(422, 'weak_password', weak.message, weak);
}
