import { readStored, writeStored } from './storage.ts';
import { useValue, valueStore } from './value-store.ts';

/** `system` follows the device. The value is read again by `public/first.js` before the first paint. */
export type Theme = 'light' | 'dark' | 'system';

function storedTheme(): Theme {
  const value = readStored('theme');
  return value === 'light' || value === 'dark' ? value : 'system';
}

const theme = valueStore<Theme>(storedTheme());

/** The chosen theme. */
export function useTheme(): Theme {
  return useValue(theme);
}

/** Applies a theme at once and remembers it in this browser. */
export function setTheme(choice: Theme): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  writeStored('theme', choice === 'system' ? null : choice);
  theme.set(choice);
}
