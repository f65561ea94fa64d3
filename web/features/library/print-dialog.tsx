import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureOf, failureText, type Failure } from './guide-failure.tsx';
import { printOriginal } from './print-original.ts';

interface PrintDialogProps {
  documentId: string;
  isPdf: boolean;
  onClose: () => void;
}

/** Prepares the original for the browser's print dialog, says how far it is, and goes away when that opens. */
export default function PrintDialog({ onClose, ...guide }: PrintDialogProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <Dialog title="Print" tool="vision" onClose={onClose}>
      {failure === null ? (
        <Preparing {...guide} onClose={onClose} onFailure={setFailure} />
      ) : (
        <Notice tone="loss">
          {failureText(failure).title}. {failureText(failure).text}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {failure === null ? null : (
          <Button kind="primary" onClick={() => setFailure(null)}>
            Try again
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Preparing({
  documentId,
  isPdf,
  onClose,
  onFailure,
}: PrintDialogProps & { onFailure: (failure: Failure) => void }) {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const close = useEffectEvent(onClose);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const leaving = new AbortController();
    const print = async () => {
      await printOriginal(documentId, isPdf, leaving.signal, (done, of) => setProgress({ done, of }));
      close();
    };
    print().catch((error: unknown) => {
      if (!leaving.signal.aborted) fail(failureOf(error));
    });
    return () => leaving.abort();
  }, [documentId, isPdf]);
  return (
    <div className="figures grid gap-2">
      <output>
        {progress === null ? 'Fetching the original…' : `Preparing page ${progress.done + 1} of ${progress.of}…`}
      </output>
      <progress
        aria-label="Preparing to print"
        {...(progress === null ? {} : { value: progress.done, max: progress.of })}
        className="h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-hue [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-hue"
      />
    </div>
  );
}
