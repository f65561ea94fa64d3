const two = (value: number): string => String(value).padStart(2, '0');

/** A day as it is here, for a field of dates: `2026-11-23`. */
export const today = (now: Date): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** The first day of the month, the same way. */
export const firstOfMonth = (now: Date): string => `${today(now).slice(0, 8)}01`;

/** Whether two days make a period. */
export const isPeriod = (from: string, to: string): boolean => from !== '' && to !== '' && from <= to;
