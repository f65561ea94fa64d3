import { auth } from '../../lib/auth.ts';
import { toast } from '../../lib/toast.ts';

/** Ends the session on the auth service. Returns whether it ended; a failure is said in a toast. */
export async function signOut(): Promise<boolean> {
  const { error } = await auth().signOut();
  if (error) {
    toast({ title: 'Error', description: 'Failed to sign out. Please try again.', tone: 'destructive' });
    return false;
  }
  return true;
}
