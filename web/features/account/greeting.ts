import type { User } from '../../../contract/account.ts';

/** What the dashboard calls a person: the first name, else the e-mail address up to its at-sign, else "there". */
export function greetingName(person: Pick<User, 'firstName' | 'email'>): string {
  return person.firstName?.trim() || person.email.split('@')[0] || 'there';
}
