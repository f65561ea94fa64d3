const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, least: number, most: number): Intl.NumberFormat {
  const key = `${currency}:${least}:${most}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  formats.set(key, made);
  return made;
}

/** `$39.00`: an amount of cents, always with two decimals. */
export function formatAmount(cents: number, currency: string): string {
  return formatOf(currency, 2, 2).format(cents / 100);
}

/** `$49`: the price of a plan in whole dollars; with its cents only where it has some. */
export function formatPlanPrice(cents: number, currency: string): string {
  return formatOf(currency, cents % 100 === 0 ? 0 : 2, 2).format(cents / 100);
}

/** `$0.26`, `$0.198`: what one credit of a pack costs. */
export function formatPerCredit(cents: number, credits: number, currency: string): string {
  return formatOf(currency, 2, 3).format(cents / 100 / credits);
}
