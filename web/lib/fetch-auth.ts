/** Said where the auth service is away, or fails. */
export const BUSY = 'The service is temporarily busy. Please try again in a moment.';

/**
 * `fetch` for the auth service. Where it is away or fails, this throws a sentence for people: its public client would say the
 * browser's words, or `{}`.
 */
export async function fetchAuth(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...request).catch(() => null);
  if (answer === null || answer.status >= 500) throw new Error(BUSY);
  return answer;
}
