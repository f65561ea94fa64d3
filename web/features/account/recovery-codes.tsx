import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAuthService } from '../../lib/auth-service.ts';
import { copyText } from '../../lib/copy-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { CopyIcon, DownloadIcon } from '../../ui/icons/actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sentenceOfFactor } from './factor-sentences.ts';
import { recoveryCodesKey, useRecoveryCodeCount } from './recovery-code-count.ts';

/** How many recovery codes are left, and ten new ones. */
export default function RecoveryCodes() {
  const count = useRecoveryCodeCount();
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = useMutation({
    mutationFn: () => askAuthService<{ codes: readonly string[] }>('POST', '/recovery-codes'),
    onSuccess: (made) => {
      setCodes(made.codes);
      void client.invalidateQueries({ queryKey: recoveryCodesKey });
    },
  });
  const left = count.data?.remaining;
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="font-strong">Recovery codes</h3>
      <p className="text-soft">{sentenceOf(left)}</p>
      {make.isError ? <Notice tone="loss">{sentenceOfFactor(make.error)}</Notice> : null}
      <Button className="justify-self-start" pending={make.isPending} onClick={() => make.mutate()}>
        {left === undefined || left === 0 ? 'Make Recovery Codes' : 'Replace Recovery Codes'}
      </Button>
      {codes === null ? null : <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  );
}

function sentenceOf(left: number | undefined): string {
  if (left === undefined) return 'They open your account when your authenticator is lost.';
  if (left === 0) return 'You have none. They open your account when your authenticator is lost.';
  return `You have ${left} left. Each opens your account once when your authenticator is lost.`;
}

/** Only its button closes it: a press beside it would lose the codes. */
function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n');
  return (
    <Dialog
      title="Your recovery codes"
      description="Keep them where your authenticator is not. They are shown this once; those from before no longer work."
    >
      <ul className="figures grid grid-cols-2 gap-2 rounded-control border border-line bg-sunken p-4">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button icon={<CopyIcon size={18} />} onClick={() => void copyText(text)}>
          Copy
        </Button>
        <Button
          icon={<DownloadIcon size={18} />}
          onClick={() => saveFile('benesight-recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          Download
        </Button>
        <Button kind="primary" onClick={onClose}>
          I Have Kept Them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
