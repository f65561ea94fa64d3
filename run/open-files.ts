import { join } from 'node:path';
import type { Config } from '../server/config.ts';
import { type FileStore, folderStore } from '../server/outside/files.ts';

/** Where originals of guides are kept: the bucket of `FILES_URL`, else a folder. */
export async function openFiles(config: Pick<Config, 'filesBucket' | 'filesDir' | 'dataDir'>): Promise<FileStore> {
  if (config.filesBucket === null) return folderStore(config.filesDir ?? join(config.dataDir, 'files'));
  // Its client is large, and loaded only where there is a bucket.
  const { s3Store } = await import('../server/outside/files/s3-store.ts');
  return s3Store(config.filesBucket);
}
