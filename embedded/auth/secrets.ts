import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto';

/** SHA-256: enough for tokens of 256 random bits, which nobody can guess from their hash. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** 256 random bits for a link, in hexadecimal so that mail programs leave it whole. */
export const linkToken = (): string => randomBytes(32).toString('hex');

/** 192 random bits. */
export const refreshToken = (): string => randomBytes(24).toString('base64url');

/** So many random digits, twelve at most. */
export const randomDigits = (count: number): string =>
  randomInt(0, 10 ** count)
    .toString()
    .padStart(count, '0');

const sealingKey = (parent: string): Buffer => Buffer.from(hkdfSync('sha256', parent, '', 'auth refresh child', 32));

/**
 * Encrypts a refresh token under its parent. Only someone who holds the parent can open it, so the database alone
 * holds no usable token, and yet a client that lost an answer gets the same child again.
 */
export function seal(parent: string, child: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(parent), iv);
  return Buffer.concat([iv, cipher.update(child, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what `seal` made; throws when the parent is another. */
export function unseal(parent: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(parent), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8');
}
