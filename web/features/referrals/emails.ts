/** Text, at-sign, text, dot, text. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The addresses of a text that separates them by commas. */
export function splitEmails(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Those that cannot be addresses. */
export function invalidEmails(emails: readonly string[]): string[] {
  return emails.filter((email) => !ADDRESS.test(email));
}
