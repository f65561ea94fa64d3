/**
 * For what is tried again every second: a trouble is logged when it comes, not each time that it is still there.
 */
export function tellOnce(name: string, log: (message: string) => void): { tell(error: unknown): void; over(): void } {
  let told: string | null = null;
  return {
    tell(error) {
      const message = `${name}: ${error instanceof Error ? error.message : 'failed'}`;
      if (message !== told) log(message);
      told = message;
    },
    over() {
      told = null;
    },
  };
}
