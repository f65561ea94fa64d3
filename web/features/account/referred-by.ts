import { readStored, writeStored } from '../../lib/storage.ts';

const KEY = 'referred-by';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The person whose referral link led here, by the link itself or by what this browser kept of it: who looks around first
 * and signs up later was referred all the same. Null where there was no such link.
 */
export function referredBy(address: string = location.search): string | null {
  const parameters = new URLSearchParams(address);
  const id = parameters.get('utm_source') === 'referral' ? parameters.get('utm_content') : null;
  if (id !== null && ID.test(id)) writeStored(KEY, id);
  return readStored(KEY);
}
