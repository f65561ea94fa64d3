/**
 * Bundles programs of the server as they are shipped, and every *-worker.ts below server/ beside them.
 *
 * @param programs paths of TypeScript files
 * @param outdir a folder of the project, from which its packages are found
 */
export function bundleServer(programs: string[], outdir: string): Promise<void>;
