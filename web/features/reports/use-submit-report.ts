import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { DocumentReport, IssueType } from '../../../contract/reports.ts';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { refreshPerson } from '../../lib/person.ts';
import { keyOf, refetch } from '../../lib/query.ts';
import { RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';

/** The guide that a report is about. */
export interface Reported {
  documentId: string;
  /** Empty where it has none. */
  documentTitle: string;
}

interface Issue {
  issueType: IssueType;
  description: string;
}

/** Reports what is wrong with a guide. `onDone` is called once it is noted; balance and history are read again. */
export function useSubmitReport({ documentId, documentTitle }: Reported, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ issueType, description }: Issue) =>
      call('POST /api/documents/report', {
        body: { documentId, documentTitle, issueType, ...(description.trim() && { description: description.trim() }) },
      }),
    onSuccess: ({ report, message, autoRefunded }) => {
      capture('document_reported', { issueType: report.issueType, autoRefunded });
      toast({ title: 'Issue reported', description: message });
      client.setQueryData<DocumentReport[]>(keyOf('GET /api/documents/reports'), (all) =>
        all ? [report, ...all] : undefined,
      );
      void refreshPerson(client);
      void refetch(client, 'GET /api/billing/history', 'GET /api/billing/balance', 'GET /api/documents/history');
      void refetchReports(client);
      onDone();
    },
    onError: (error) => {
      // It was reported elsewhere, in another tab for instance: what is shown here is behind.
      if (error instanceof RequestError && error.status === 409) void refetchReports(client);
    },
  });
}

const refetchReports = (client: QueryClient) =>
  refetch(client, 'GET /api/documents/reports', 'GET /api/documents/refund-status');
