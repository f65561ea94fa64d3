import { drawn } from './icon.tsx';

/** Icons of things and conditions. */
export const LockIcon = drawn('M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v1.5');
export const UnlockIcon = drawn('M5 9h10v7.5H5zM7 9V6.3a3 3 0 0 1 5.8-1M10 12v1.5');
export const CreditIcon = drawn('M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM7.6 8.6v2.8M10 7v6M12.4 8.6v2.8');
export const EyeIcon = drawn(
  'M2.5 10s2.8-4.75 7.5-4.75S17.5 10 17.5 10s-2.8 4.75-7.5 4.75S2.5 10 2.5 10ZM12 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
);
export const EyeOffIcon = drawn(
  'M8.2 5.5c.6-.2 1.2-.25 1.8-.25 4.7 0 7.5 4.75 7.5 4.75s-.8 1.4-2.3 2.7M5.2 6.9C3.4 8.3 2.5 10 2.5 10s2.8 4.75 7.5 4.75c1.2 0 2.3-.3 3.2-.75M3.5 3.5l13 13',
);
export const WarningIcon = drawn('M10 3 2.5 16.5h15zM10 8.2v3.6M10 14v.01');
export const InfoIcon = drawn('M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 9.2v4M10 6.8v.01');
export const QuoteIcon = drawn('M8.5 6.5h-5v5h3c0 1.8-1 2.6-2.4 3M16.5 6.5h-5v5h3c0 1.8-1 2.6-2.4 3');
export const SunIcon = drawn(
  'M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM10 2.8v1.4M10 15.8v1.4M2.8 10h1.4M15.8 10h1.4M4.9 4.9l1 1M14.1 14.1l1 1M4.9 15.1l1-1M14.1 5.9l1-1',
);
export const MoonIcon = drawn('M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z');
export const DeviceIcon = drawn('M2.8 4h14.4v9.5H2.8zM7.5 16.5h5M10 13.5v3');
export const BadgeIcon = drawn('M14.5 8a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM7 11.5 6 17.2l4-2 4 2-1-5.7');
