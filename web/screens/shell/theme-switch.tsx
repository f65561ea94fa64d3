import { setTheme, useTheme, type Theme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { DeviceIcon, MoonIcon, SunIcon } from '../../ui/icons/things.tsx';

const STEPS: Record<Theme, { next: Theme; name: string; icon: React.ReactNode }> = {
  system: { next: 'light', name: 'as on this device', icon: <DeviceIcon /> },
  light: { next: 'dark', name: 'light', icon: <SunIcon /> },
  dark: { next: 'system', name: 'dark', icon: <MoonIcon /> },
};

/** The theme, and the step to the next one: as the device, light, dark, and round again. */
export function useNextTheme() {
  const { next, name, icon } = STEPS[useTheme()];
  return { name, nextName: STEPS[next].name, icon, change: () => setTheme(next) };
}

/** One button that goes round. */
export function ThemeSwitch({ className }: { className?: string }) {
  const { name, nextName, icon, change } = useNextTheme();
  return (
    <IconButton label={`Theme: ${name}. Change to ${nextName}`} icon={icon} onClick={change} className={className} />
  );
}
