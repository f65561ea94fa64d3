/** `1 credit`, `3 credits`. */
export function creditsInWords(amount: number): string {
  return amount === 1 ? '1 credit' : `${amount} credits`;
}
