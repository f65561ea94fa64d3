import { Suspense } from 'react';
import type { Guide } from '../../../contract/library.ts';
import { lazyPart } from '../../lib/fetch-part.ts';

const KeysDialog = lazyPart(() => import('./keys-dialog.tsx'));
const LinkDialog = lazyPart(() => import('./link-dialog.tsx'));
const PrintDialog = lazyPart(() => import('./print-dialog.tsx'));

export type OpenDialog = { name: 'keys' } | { name: 'print' } | { name: 'link'; url: string };

interface ReaderDialogsProps {
  guide: Guide;
  dialog: OpenDialog | null;
  onClose: () => void;
}

/** The dialog over the reader, where one is open: its keys, how to print, or a link that leads out of the guide. */
export function ReaderDialogs({ guide, dialog, onClose }: ReaderDialogsProps) {
  return (
    <Suspense>
      {dialog?.name === 'keys' ? <KeysDialog onClose={onClose} /> : null}
      {dialog?.name === 'print' ? (
        <PrintDialog documentId={guide.id} isPdf={guide.type === 'pdf'} onClose={onClose} />
      ) : null}
      {dialog?.name === 'link' ? <LinkDialog url={dialog.url} onClose={onClose} /> : null}
    </Suspense>
  );
}
