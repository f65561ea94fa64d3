import type { FormEvent } from 'react';

/** What a form does when it is sent: saves, where there is something to save and nothing is under way. */
export const onSubmit = (save: () => void, may: boolean) => (event: FormEvent) => {
  event.preventDefault();
  if (may) save();
};
