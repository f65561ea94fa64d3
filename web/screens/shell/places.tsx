import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import {
  AdminIcon,
  CollectiveIcon,
  DashboardIcon,
  HistoryIcon,
  InsightIcon,
  MaximusIcon,
  PlansIcon,
  ReceiptIcon,
  VisionIcon,
} from '../../ui/icons/places.tsx';

export type Tool = 'insight' | 'vision' | 'maximus';

/** One entry of the sidebar that leads somewhere. */
export interface Place {
  to: (typeof paths)[
    | 'home'
    | 'insight'
    | 'vision'
    | 'maximus'
    | 'history'
    | 'subscriptions'
    | 'billingHistory'
    | 'referrals'
    | 'admin'];
  label: string;
  icon: ReactNode;
  tool?: Tool;
  /** In its hue also while one is elsewhere. */
  alwaysHued?: boolean;
  /** Other addresses of the same screen. */
  also?: readonly string[];
}

export const mainPlaces: readonly Place[] = [
  { to: paths.home, label: 'Dashboard', icon: <DashboardIcon /> },
  { to: paths.insight, label: 'Insight', icon: <InsightIcon />, tool: 'insight' },
  { to: paths.vision, label: 'Peripheral Vision', icon: <VisionIcon />, tool: 'vision', also: [paths.visionAlias] },
  { to: paths.maximus, label: 'Maximus', icon: <MaximusIcon />, tool: 'maximus', alwaysHued: true },
];

export const accountPlaces: readonly Place[] = [
  { to: paths.subscriptions, label: 'Subscriptions', icon: <PlansIcon /> },
  { to: paths.billingHistory, label: 'Billing History', icon: <ReceiptIcon />, also: [paths.purchaseHistory] },
  { to: paths.referrals, label: 'Expand Collective', icon: <CollectiveIcon /> },
  { to: paths.history, label: 'Vision History', icon: <HistoryIcon />, tool: 'vision' },
];

/** Shown to administrators only, below the others. */
export const adminPlace: Place = { to: paths.admin, label: 'Admin Panel', icon: <AdminIcon /> };

/** The tool that an address belongs to: its hue marks what is active there. */
export function toolOf(path: string): Tool | undefined {
  if (path.startsWith('/documents/')) return 'vision';
  return [...mainPlaces, ...accountPlaces].find((place) => place.to === path || place.also?.includes(path))?.tool;
}
