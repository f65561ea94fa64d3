/**
 * Counts one call of `key` (a person's id or an address) against the limit called `name`.
 *
 * @throws Refusal `too_many_requests` when the limit is used up
 */
export type LimitRequests = (name: string, key: string) => Promise<void>;
