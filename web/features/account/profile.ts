import type { Profile, User } from '../../../contract/account.ts';
import { companySizes } from '../../../contract/vocabulary/company-sizes.ts';

/** The profile as it is typed: nothing chosen yet is an empty text. */
export type ProfileDraft = Record<keyof Profile, string>;

/** The five fields, in the order of the form. */
export const profileFields = ['firstName', 'lastName', 'companyName', 'companySizeRange', 'goals'] as const;

/** Whether any of the five fields is still missing. */
export function profileIncomplete(person: User): boolean {
  return profileFields.some((field) => !person[field]?.trim());
}

/** What is known already, to begin with. */
export function draftOf(person: User): ProfileDraft {
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    companyName: person.companyName ?? '',
    companySizeRange: person.companySizeRange ?? '',
    goals: person.goals ?? '',
  };
}

/** The draft without spaces around it, or null while a field is empty. */
export function profileFrom(draft: ProfileDraft): Profile | null {
  const companySizeRange = companySizes.find((size) => size === draft.companySizeRange);
  const [firstName, lastName, companyName, goals] = [
    draft.firstName.trim(),
    draft.lastName.trim(),
    draft.companyName.trim(),
    draft.goals.trim(),
  ];
  if (!firstName || !lastName || !companyName || !companySizeRange || !goals) return null;
  return { firstName, lastName, companyName, companySizeRange, goals };
}
