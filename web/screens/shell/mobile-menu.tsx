import type { ComponentProps } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { Navigation } from './navigation.tsx';

type MobileMenuProps = ComponentProps<typeof Navigation> & { onClose: () => void };

/** The sidebar as a slide-over. */
export default function MobileMenu({ onClose, ...navigation }: MobileMenuProps) {
  return (
    <Sheet title="Menu" onClose={onClose}>
      <Navigation {...navigation} />
    </Sheet>
  );
}
