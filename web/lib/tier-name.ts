import { levelLabels } from '../../contract/vocabulary/coverage-levels.ts';

const names: Readonly<Record<string, string>> = levelLabels;

/** A coverage level of a plan in words. */
export const tierName = (tier: string): string => names[tier] ?? tier;
