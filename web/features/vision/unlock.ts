import type { QueryClient } from '@tanstack/react-query';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { refreshPerson } from '../../lib/person.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { refetch } from '../../lib/query.ts';
import { isUnauthorized, RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';

/** The guide to open, as the caller knows it; the server looks it up by its id. */
export interface Wanted {
  documentId: string;
  documentUrl?: string;
  documentTitle?: string;
  /** What the button says that it costs, in credits: the person pays no more than that. */
  price?: number | undefined;
}

/** Unlocks a guide, which costs credits the first time, and returns its address. Reads the balance again. */
export async function unlock(client: QueryClient, wanted: Wanted): Promise<string> {
  const answer = await call('POST /api/doc-search/view', { body: wanted }).catch((error: unknown) => {
    if (isPriceChange(error)) void refetch(client, 'GET /api/settings/credit-costs');
    throw error;
  });
  if (!answer.alreadyViewed) capture('document_unlocked');
  void refreshPerson(client);
  void refetch(client, 'GET /api/documents/history');
  return answer.documentUrl;
}

const isPriceChange = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.code === 'price_changed';

/** Says why a guide could not be opened; without enough credits, offers some. `price` is what it costs, in credits. */
export function tellOpenFailure(error: unknown, price: number): void {
  if (isUnauthorized(error)) return;
  if (error instanceof RequestError && error.status === 402) {
    const { needed } = error.details;
    openPurchase();
    toast({
      title: 'Insufficient Credits',
      // The price may have changed since it was read.
      description: `You need ${typeof needed === 'number' ? needed : price} credit(s) to view this document.`,
      tone: 'destructive',
    });
    return;
  }
  if (isPriceChange(error)) {
    const { needed } = error.details;
    const now = typeof needed === 'number' ? `It now costs ${creditsText(needed)}.` : error.serverMessage;
    toast({ title: 'The Price Has Changed', description: `${now} Nothing was charged.`, tone: 'destructive' });
    return;
  }
  toast({ title: 'Error', description: 'Unable to open document. Please try again.', tone: 'destructive' });
}
