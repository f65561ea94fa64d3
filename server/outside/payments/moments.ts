/** The provider's seconds since 1970 as a date. */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** A date as the provider counts, in whole seconds. */
export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
