import { config } from './config.ts';
import { usePerson } from './person.ts';

/** Whether Maximus is not open to the person yet: it is not open to everybody, and they are on its waitlist. */
export function useWaitsForMaximus(): boolean {
  const person = usePerson().data;
  return !config().maximusEnabled && person?.onWaitlistCohortimus === true;
}
