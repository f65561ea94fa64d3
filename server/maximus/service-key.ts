import { createHash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a token is the key of the provider, told in the same time whatever it is. */
export function isServiceKey(key: string): (token: string) => boolean {
  const expected = hashOf(key);
  return (token) => timingSafeEqual(hashOf(token), expected);
}
