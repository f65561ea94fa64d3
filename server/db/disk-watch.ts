import { sqlState } from './connect.ts';

/** For so long after a write found no room, and none has been made since, the disk counts as full, in milliseconds. */
const COUNTS_FOR_MS = 60_000;

/** Whether a write failed because the database's disk is full. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === '53100';

/** For a write that can be done without: a full disk is no failure of it. @throws whatever else failed */
export function ignoreFullDisk(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}

/** Knows from the writes of this process whether the database's disk is full. */
export class DiskWatch {
  private fullSince = Number.NEGATIVE_INFINITY;
  private readonly clock: () => number;

  constructor(clock: () => number = () => performance.now()) {
    this.clock = clock;
  }

  /** Notes a failure; answers whether it was for a full disk. */
  failed(error: unknown): boolean {
    if (!isDiskFull(error)) return false;
    this.fullSince = this.clock();
    return true;
  }

  /** Notes a write that found room. */
  worked(): void {
    this.fullSince = Number.NEGATIVE_INFINITY;
  }

  isFull(): boolean {
    return this.clock() - this.fullSince < COUNTS_FOR_MS;
  }
}
