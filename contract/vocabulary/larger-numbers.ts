/** What a number before it is multiplied by. */
export const multipliers: Readonly<Record<string, number>> = {
  k: 1000, grand: 1000, thousand: 1000, hundred: 100, m: 1_000_000, mm: 1_000_000, million: 1_000_000,
}; // prettier-ignore
