import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';

interface DeleteDialogProps {
  title: string;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a chat is deleted: it cannot be brought back. */
export default function DeleteDialog({ title, pending, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      title="Delete this perspective?"
      description={`“${title}” and everything said in it will be gone for good. Its credit is not returned.`}
      tool="insight"
      onClose={onClose}
    >
      <DialogActions>
        <Button data-first-focus onClick={onClose}>
          Keep it
        </Button>
        <Button kind="danger" pending={pending} onClick={onConfirm}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
