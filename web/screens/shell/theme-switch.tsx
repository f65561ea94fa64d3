import { setTheme, useTheme, type Theme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { DeviceIcon, MoonIcon, SunIcon } from '../../ui/icons/things.tsx';

const STEPS: Record<Theme, { next: Theme; name: string; icon: React.ReactNode }> = {
  system: { next: 'light', name: 'as on this device', icon: <DeviceIcon /> },
  light: { next: 'dark', name: 'light', icon: <SunIcon /> },
  dark: { next: 'system', name: 'dark', icon: <MoonIcon /> },
};

/** One button that goes round: as the device, light, dark. */
export function ThemeSwitch() {
  const theme = useTheme();
  const { next, name, icon } = STEPS[theme];
  return (
    <IconButton label={`Theme: ${name}. Change to ${STEPS[next].name}`} icon={icon} onClick={() => setTheme(next)} />
  );
}
