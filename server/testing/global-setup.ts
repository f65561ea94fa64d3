import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { embeddedBinaries } from '../../embedded/postgres/binaries.ts';
import { startPostgres } from '../../embedded/postgres/start.ts';
import { bundleServer } from '../../run/bundle-server.mjs';
import { projectRoot } from '../../run/project-root.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server's maintenance database; test databases are made from the template beside it. */
    postgresUrl: string;
    /** Folder of the programs that tests start as processes of their own, bundled as the product is shipped. */
    bundles: string;
  }
}

export const TEMPLATE = 'benesight_template';

/**
 * Starts one PostgreSQL for the whole run, with a migrated template that every test file copies.
 * `TEST_POSTGRES_BINARIES` names the folder of another PostgreSQL to run on.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'benesight-test-'));
  const binaries = process.env['TEST_POSTGRES_BINARIES'] ?? embeddedBinaries();
  const postgres = await startPostgres({ folder, binaries, durable: false });
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = new URL(postgres.url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.href, 'server/db/migrations');
  project.provide('postgresUrl', postgres.url);
  // Below the project, where its packages are found.
  const bundles = join(projectRoot(), '.cache', `test-bundles-${process.pid}`);
  const programs = ['server/testing/house-process.ts', 'run/library.ts'];
  await bundleServer(
    programs.map((program) => join(projectRoot(), program)),
    bundles,
  );
  project.provide('bundles', bundles);
  return async () => {
    rmSync(bundles, { recursive: true, force: true });
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
