/** The name of an invitation as the cause of a mail and of credits. */
export const invitationRef = (id: string): string => `invitation:${id}`;
