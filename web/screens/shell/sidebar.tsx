import { useState, type ReactNode } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useMedia, WITH_SIDEBAR } from '../../lib/use-media.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PanelIcon } from '../../ui/icons/actions.tsx';

/**
 * The sidebar of a wide screen: 64 units, or a rail of 20 that shows icons only. The choice is remembered. A phone, which opens
 * it as a menu, does not draw it before.
 */
export function Sidebar({ children }: { children: (narrow: boolean) => ReactNode }) {
  const [collapsed, setCollapsed] = useState(() => readStored('sidebar-collapsed') === 'true');
  const isWide = useMedia(WITH_SIDEBAR);
  if (!isWide) return null;
  const toggle = () => {
    writeStored('sidebar-collapsed', collapsed ? null : 'true');
    setCollapsed(!collapsed);
  };
  return (
    <aside
      className={cx(
        'sticky top-0 flex h-dvh shrink-0 flex-col border-r border-line bg-sunken transition-[width]',
        collapsed ? 'w-20' : 'w-64',
      )}
    >
      <div className="grow overflow-x-hidden overflow-y-auto">{children(collapsed)}</div>
      <div className={cx('flex p-3', collapsed ? 'justify-center' : 'justify-end')}>
        <IconButton
          label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          icon={<PanelIcon />}
          side="right"
          aria-expanded={!collapsed}
          onClick={toggle}
        />
      </div>
    </aside>
  );
}
