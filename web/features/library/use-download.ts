import { useQueryClient } from '@tanstack/react-query';
import { refetch } from '../../lib/query.ts';
import { isUnauthorized, RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { fileAddress } from './fetch-original.ts';
import { failureOf, failureText } from './guide-failure.tsx';

/** Downloads the original of a guide under its own name. */
export function useDownload(documentId: string): () => void {
  const client = useQueryClient();
  const download = async () => {
    try {
      const url = new URL(await fileAddress(documentId), location.origin);
      url.searchParams.set('download', '1');
      // One byte first: an answer that is no file would take the place of the guide.
      const first = await fetch(url, { headers: { range: 'bytes=0-0' } });
      if (!first.ok) throw new RequestError(first.status, await first.text());
      await first.body?.cancel();
      location.assign(url.href);
    } catch (error) {
      if (isUnauthorized(error)) return;
      const failure = failureOf(error);
      toast({ ...toastOf(failureText(failure)), tone: 'destructive' });
      // What was removed or locked meanwhile is shown as such.
      if (failure === 'removed' || failure === 'locked') await refetch(client, 'GET /api/documents/{documentId}');
    }
  };
  return () => void download();
}

const toastOf = ({ title, text }: { title: string; text: string }) => ({ title, description: text });
