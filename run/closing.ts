export interface Exits {
  add(close: () => unknown): void;
  run(): Promise<void>;
}

/** Collects how to undo what was started, and undoes it in reverse order, each once, whatever fails on the way. */
export function closing(): Exits {
  const exits: (() => unknown)[] = [];
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    let failure: unknown;
    for (let exit = exits.pop(); exit !== undefined; exit = exits.pop()) {
      try {
        await exit();
      } catch (error) {
        failure ??= error;
      }
    }
    if (failure !== undefined) throw failure;
  };
  return { add: (close) => exits.push(close), run: () => (running ??= run()) };
}
