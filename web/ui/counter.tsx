/** A whole number as people read it: 7,500. Without `Intl`, whose first object costs a phone 160 ms while a screen loads. */
export function formatNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
