export const USER = 'benesight';
export const DATABASE = 'benesight';

/** Connection address of a database of the embedded server: loopback, with the generated password. */
export function address(password: string, port: number, database: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}
