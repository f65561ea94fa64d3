import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { DashboardIcon, HistoryIcon, InsightIcon, PlansIcon, ReceiptIcon, VisionIcon } from '../../ui/icons/places.tsx';

export type Tool = 'insight' | 'vision' | 'maximus';

/** One entry of the sidebar that leads somewhere. */
export interface Place {
  to: (typeof paths)['home' | 'insight' | 'vision' | 'history' | 'subscriptions' | 'billingHistory'];
  label: string;
  icon: ReactNode;
  tool?: Tool;
  /** Other addresses of the same screen. */
  also?: readonly string[];
}

export const mainPlaces: readonly Place[] = [
  { to: paths.home, label: 'Dashboard', icon: <DashboardIcon /> },
  { to: paths.insight, label: 'Insight', icon: <InsightIcon />, tool: 'insight' },
  { to: paths.vision, label: 'Peripheral Vision', icon: <VisionIcon />, tool: 'vision', also: ['/doc-search'] },
];

export const accountPlaces: readonly Place[] = [
  { to: paths.subscriptions, label: 'Subscriptions', icon: <PlansIcon /> },
  { to: paths.billingHistory, label: 'Billing History', icon: <ReceiptIcon />, also: ['/purchase-history'] },
  { to: paths.history, label: 'Vision History', icon: <HistoryIcon />, tool: 'vision' },
];

/** The tool that an address belongs to: its hue marks what is active there. */
export function toolOf(path: string): Tool | undefined {
  if (path.startsWith('/documents/')) return 'vision';
  return [...mainPlaces, ...accountPlaces].find((place) => place.to === path || place.also?.includes(path))?.tool;
}
