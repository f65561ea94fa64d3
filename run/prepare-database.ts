import { join } from 'node:path';
import { ConfigError } from '../server/environment.ts';
import { migrate, NewerDatabase } from '../server/db/migrate.ts';
import { projectRoot } from './project-root.ts';

/** Where the migrations of the product's tables lie. */
export const migrationsFolder = (): string => join(projectRoot(), 'server/db/migrations');

/** Brings the product's tables up to date, or to the migration `through`. @throws ConfigError with one line where a newer program has done so before */
export async function prepareDatabase(databaseUrl: string, through?: number): Promise<void> {
  try {
    await migrate(databaseUrl, migrationsFolder(), through);
  } catch (error) {
    throw error instanceof NewerDatabase ? new ConfigError(error.message) : error;
  }
}
