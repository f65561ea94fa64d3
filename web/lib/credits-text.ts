/** `1 credit`, `5 credits`. */
export function creditsText(amount: number): string {
  return `${amount} ${amount === 1 ? 'credit' : 'credits'}`;
}
