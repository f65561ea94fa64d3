/**
 * What the auth service says in an address that it sends a browser to. Anybody can write such an address, so nothing but
 * these sentences is shown: the embedded service's and those that the hosted one has for the same refusals.
 */
export const callbackSentences = {
  linkExpired: 'Email link is invalid or has expired',
  tokenExpired: 'Token has expired or is invalid',
  banned: 'User is banned',
  emailTaken: 'A user with this email address has already been registered',
  wrongType: 'Invalid email verification type',
  userGone: 'User not found',
  signupOff: 'Signups not allowed for this instance',
} as const;

/** What the service says once the first of the two mailboxes of a change of address has agreed. */
export const firstOfTwo = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
