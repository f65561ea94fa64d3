import { copyText } from '../../lib/copy-text.ts';
import { AnchorButton, Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { CopyIcon, ExternalIcon } from '../../ui/icons/actions.tsx';

/** Says where a link of a guide leads before anything is opened: whoever published the guide chose it. */
export default function LinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const { protocol, host } = new URL(url);
  const mail = protocol === 'mailto:';
  return (
    <Dialog
      title="This link leaves the guide"
      description={mail ? 'It writes a mail to:' : `It leads to ${host}, which is not ours:`}
      tool="vision"
      onClose={onClose}
    >
      <p className="max-h-40 overflow-y-auto rounded-control bg-sunken px-3 py-2 text-small break-all">
        {mail ? url.slice('mailto:'.length) : url}
      </p>
      <DialogActions>
        <Button icon={<CopyIcon size={18} />} onClick={() => void copyText(url)}>
          Copy the address
        </Button>
        <AnchorButton
          kind="primary"
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          icon={<ExternalIcon size={18} />}
          onClick={onClose}
        >
          {mail ? 'Write a mail' : 'Open in a new tab'}
        </AnchorButton>
      </DialogActions>
    </Dialog>
  );
}
