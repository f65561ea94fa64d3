import { Dialog } from '../../ui/dialog.tsx';
import { EnrollFactor } from './enroll-factor.tsx';

interface EnrollDialogProps {
  onVerified: () => void;
  onClose: () => void;
}

/** Sets up an authenticator app, on the account page. */
export default function EnrollDialog({ onVerified, onClose }: EnrollDialogProps) {
  return (
    <Dialog title="Set up a second factor" onClose={onClose}>
      <EnrollFactor onVerified={onVerified} />
    </Dialog>
  );
}
