import type { BadgeIcon } from '../../../contract/founding.ts';
import { drawn } from '../../ui/icons/icon.tsx';

/** The figure of each tier's badge. */
export const tierIcons: Record<BadgeIcon, ReturnType<typeof drawn>> = {
  crown: drawn('M3.5 14.5 2.8 6.5l4 3 3.2-5 3.2 5 4-3-.7 8zM4 17h12'),
  star: drawn('m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7z'),
  sparkles: drawn(
    'M8.5 4 10 8.5 14.5 10 10 11.5 8.5 16 7 11.5 2.5 10 7 8.500zM15.5 3v3M14 4.500h3M16 14v2.500M14.8 15.200h2.5',
  ),
  zap: drawn('M11 2.5 4.5 11.5H9.5L9 17.5l6.5-9h-5z'),
  award: drawn('M14.5 8a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM7 11.5 6 17.2l4-2 4 2-1-5.7'),
  shield: drawn('M10 2.8 16 5v4.8c0 3.7-2.5 6.2-6 7.4-3.5-1.2-6-3.7-6-7.4V5zM7.5 10l1.8 1.8 3.2-3.4'),
};
