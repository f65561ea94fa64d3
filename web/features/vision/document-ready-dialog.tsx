import { copyText } from '../../lib/copy-text.ts';
import { AnchorButton, Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { CopyIcon, ExternalIcon } from '../../ui/icons/actions.tsx';
import type { Ready } from './use-open-document.ts';

/** The address of an unlocked guide, when neither a window nor the clipboard was to be had. */
export default function DocumentReadyDialog({ ready, onClose }: { ready: Ready; onClose: () => void }) {
  return (
    <Dialog
      title="Document Ready"
      description={`Your browser blocked the new window. Open ${ready.title} from here, or copy its address.`}
      tool="vision"
      onClose={onClose}
    >
      <Field label="Address">
        {(control) => (
          <Input {...control} readOnly value={ready.url} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <DialogActions>
        <Button icon={<CopyIcon size={18} />} onClick={() => void copyText(ready.url)}>
          Copy Address
        </Button>
        <AnchorButton
          kind="primary"
          href={ready.url}
          target="_blank"
          rel="noopener"
          icon={<ExternalIcon size={18} />}
          onClick={onClose}
        >
          Open Document
        </AnchorButton>
      </DialogActions>
    </Dialog>
  );
}
