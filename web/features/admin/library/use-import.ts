import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportOutcome } from '../../../../contract/admin-library.ts';
import { call, upload } from '../../../lib/call.ts';
import { refetch } from '../../../lib/query.ts';
import { messageOf } from '../../../lib/request-error.ts';
import { toast } from '../../../lib/toast.ts';
import { libraryCalls } from './library-calls.ts';

/** Files that are sent at once. */
const LANES = 2;

/** A source and what came of it. */
export interface Outcome extends ImportOutcome {
  source: string;
}

export interface Progress {
  total: number;
  outcomes: readonly Outcome[];
  isRunning: boolean;
}

type Send = (importId: string) => Promise<ImportOutcome>;

/** Imports sources one by one. What was sent stays imported, whatever comes of the others or of this page. */
export function useImport(): { progress: Progress | null; start: (label: string, sources: Source[]) => void } {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = async (label: string, sources: readonly Source[]): Promise<void> => {
    setProgress({ total: sources.length, outcomes: [], isRunning: true });
    const tell = (outcome: Outcome) =>
      setProgress((now) => (now === null ? null : { ...now, outcomes: [...now.outcomes, outcome] }));
    try {
      const { id } = await call('POST /api/admin/library/imports', { body: { label, total: sources.length } });
      const waiting = [...sources].values();
      const lane = async () => {
        for (const { name, send } of waiting) tell({ source: name, ...(await send(id).catch(failureOf)) });
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      await call('POST /api/admin/library/imports/{importId}/end', { params: { importId: id } });
    } catch (error) {
      toast({ title: 'Error', description: messageOf(error, 'The import broke off'), tone: 'destructive' });
    }
    setProgress((now) => (now === null ? null : { ...now, isRunning: false }));
    await refetch(client, ...libraryCalls, 'GET /api/admin/logs');
  };
  return { progress, start: (label, sources) => void run(label, sources) };
}

export interface Source {
  name: string;
  send: Send;
}

export const fileSource = (file: File): Source => ({
  name: file.name,
  send: (importId) =>
    upload(
      'POST /api/admin/library/imports/{importId}/files',
      { params: { importId }, query: { name: file.name } },
      file,
    ),
});

export const addressSource = (url: string): Source => ({
  name: url,
  send: (importId) =>
    call('POST /api/admin/library/imports/{importId}/addresses', { params: { importId }, body: { url } }),
});

/** One source that could not be sent ends nothing: it stands among the failures. */
const failureOf = (error: unknown): ImportOutcome => ({
  outcome: 'failed',
  guideId: null,
  title: null,
  reason: messageOf(error, 'It could not be sent. Please try again.'),
});
