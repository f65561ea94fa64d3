const SENTENCES: Readonly<Record<string, string>> = {
  mfa_verification_failed: 'This code is not right, or was used before.',
  mfa_challenge_expired: 'That took too long. Please enter a new code.',
  over_request_rate_limit: 'Too many tries. Please wait a few minutes.',
  too_many_enrolled_mfa_factors: 'You have as many authenticator apps as you may. Please remove one first.',
};

/** What a refusal of the auth service about a second factor says to people. */
export function sentenceOfFactor(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const own = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
  return own ?? (error instanceof Error ? error.message : 'Something went wrong. Please try again.');
}
