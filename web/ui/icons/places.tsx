import { drawn } from './icon.tsx';

/** Icons of the places one can go to. */
export const DashboardIcon = drawn('M3.5 16.5v-5M7.8 16.5V6.5M12.2 16.5V9.5M16.5 16.5v-13');
export const InsightIcon = drawn(
  'M2.5 10s2.8-4.75 7.5-4.75S17.5 10 17.5 10s-2.8 4.75-7.5 4.75S2.5 10 2.5 10ZM10 7.75v4.5M7.75 9v2M12.25 9v2',
);
export const VisionIcon = drawn(
  'M13.2 13.2 17 17M14.75 8.9a5.85 5.85 0 1 1-11.7 0 5.85 5.85 0 0 1 11.7 0ZM6.9 9.9v-2M8.9 10.9v-4M10.9 9.9v-2',
);
/** A market as a distribution, with one point in it. */
export const MaximusIcon = drawn('M2.5 16.5h15M3.5 14c3 0 3.6-9.5 6.5-9.5s3.5 9.5 6.5 9.5M12.2 8.2v8.3');
export const HistoryIcon = drawn('M3.2 8.2A7 7 0 1 1 3 10.8M3 4.5v3.9h3.9M10 6.3V10l2.6 1.7');
export const SupportIcon = drawn(
  'M17 10a7 7 0 0 1-7 7H3.5l1.3-2.4A7 7 0 1 1 17 10ZM8.1 8.2a2 2 0 1 1 2.8 1.9c-.6.3-.9.6-.9 1.2M10 13.5v.01',
);
export const LogoutIcon = drawn(
  'M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M12.5 13.5 16.5 10l-4-3.5M16.5 10H8',
);
export const PlansIcon = drawn('M3 7.2 10 3.5l7 3.7-7 3.7zM3.6 10.6 10 14l6.4-3.4M3.6 13.8 10 17.2l6.4-3.4');
export const ReceiptIcon = drawn(
  'M5 3h10v14l-1.7-1.2-1.6 1.2-1.7-1.2L8.3 17l-1.6-1.2L5 17zM7.8 6.8h4.4M7.8 9.6h4.4M7.8 12.4h2.2',
);
export const MailIcon = drawn('M3 5.5h14v9.5H3zM3.3 6l6.7 5 6.7-5');
export const BuildingIcon = drawn(
  'M4.5 17V4.2l6-1.7V17M10.5 7.5l5 1.2V17M2.5 17h15M7 6.8v.01M7 9.8v.01M7 12.8v.01M13 11.2v.01M13 13.8v.01',
);
export const ChartIcon = drawn('M3 3v14h14M6.5 13.5V10M10 13.5V6.5M13.5 13.5V8.5');
export const CompassIcon = drawn('M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM12.6 7.4l-1.5 3.7-3.7 1.5 1.5-3.7z');
export const TrendIcon = drawn('M2.8 14 7.5 9.2l3.2 3.1L17 6M12.6 5.8H17v4.4');
export const CollectiveIcon = drawn(
  'M12.4 7.4a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0ZM5.5 16.5a4.5 4.5 0 0 1 9 0M4.6 5.2a1.8 1.8 0 0 0 0 3.4M2.3 14a3.6 3.6 0 0 1 2-3.2M15.4 5.2a1.8 1.8 0 0 1 0 3.4M17.7 14a3.6 3.6 0 0 0-2-3.2',
);
export const ProfileIcon = drawn('M13.2 7a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM3.8 16.8a6.2 6.2 0 0 1 12.4 0');
export const AdminIcon = drawn(
  'M3 6h7M14 6h3M3 14h3M10 14h7M14 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM10 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
);
