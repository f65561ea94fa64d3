import { useMemo } from 'react';
import type { DocumentReport } from '../../../contract/reports.ts';
import { useCall } from '../../lib/query.ts';

/** How long the list is taken to be true, in milliseconds: administrators decide while it is in view. */
const FRESH = 60_000;

/** The latest report of each guide that the person has reported, by the guide's id. Empty while nobody knows. */
export function useReports(): ReadonlyMap<string, DocumentReport> {
  const reports = useCall('GET /api/documents/reports', { staleTime: FRESH }).data;
  // Newest first: of several, the one that is written last is the newest.
  return useMemo(() => new Map((reports ?? []).toReversed().map((one) => [one.documentId, one])), [reports]);
}
