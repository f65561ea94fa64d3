/** What a process holds, in bytes, and the seconds of processor time that it has used. */
export interface Usage {
  memory: number;
  cpu: number;
}

/** Tells the benchmark that forked this process its address, and then what it uses whenever it is asked. */
export function sayUsage(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const usage: Usage = { memory: process.memoryUsage.rss(), cpu: (user + system) / 1e6 };
    process.send?.(usage);
  });
  process.send?.(url);
}
