import { toast } from './toast.ts';

/** Copies `text` and says so for two seconds; says so too when the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied to clipboard', duration: 2000 });
  } catch {
    toast({
      title: 'Copy failed',
      description: 'Unable to copy to clipboard. Please try again.',
      tone: 'destructive',
    });
  }
}
