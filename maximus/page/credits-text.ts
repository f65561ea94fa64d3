/** `1 credit`, `10 credits`. */
export const creditsText = (amount: number): string =>
  `${amount.toLocaleString('en-US')} ${amount === 1 ? 'credit' : 'credits'}`;
