import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useTheme } from '../../lib/theme.ts';
import { useMedia } from '../../lib/use-media.ts';

/** Pages stay paper on a dark screen too, unless somebody asks for dark ones: null on a light screen, where nobody can. */
export function useDarkPages(): { dark: boolean | null; setDark: (dark: boolean) => void } {
  const theme = useTheme();
  const device = useMedia('(prefers-color-scheme: dark)');
  const [chosen, setChosen] = useState(() => readStored('dark-pages') !== null);
  const setDark = (dark: boolean) => {
    writeStored('dark-pages', dark ? 'yes' : null);
    setChosen(dark);
  };
  const darkScreen = theme === 'dark' || (theme === 'system' && device);
  return { dark: darkScreen ? chosen : null, setDark };
}
