import { paths } from '../../paths.ts';

/** Where links in mails lead: the callback screen of the address that the person is using now. */
export function callbackAddress(): string {
  return `${location.origin}${paths.callback}`;
}

/** A rough look at an e-mail address; the auth service decides. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
