import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

/** Databases to copy: one with the product's tables, and one where the product has run before. */
export const templates = { migrated: 'benesight_migrated', started: 'benesight_started' } as const;

/**
 * Starts one PostgreSQL for the whole run, with the templates that test files copy.
 * `TEST_POSTGRES_BINARIES` names the folder of another PostgreSQL to run on.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'benesight-test-'));
  const binaries = process.env['TEST_POSTGRES_BINARIES'] ?? embeddedBinaries();
  const postgres = await startPostgres({ folder, binaries, durable: false });
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${templates.migrated}`);
  await migrate(addressOf(postgres.url, templates.migrated), 'server/db/migrations');
  await admin.query(copyOf(templates.migrated, templates.started));
  await admin.end();
  project.provide('postgresUrl', postgres.url);
  // Below the project, where its packages are found.
  const bundles = join(projectRoot(), '.cache', `test-bundles-${process.pid}`);
  const programs = ['server/testing/house-process.ts', 'server/testing/first-start.ts', 'run/library.ts'];
  await bundleServer(
    programs.map((program) => join(projectRoot(), program)),
    bundles,
  );
  project.provide('bundles', bundles);
  await promisify(execFile)(process.execPath, [
    join(bundles, 'first-start.js'),
    addressOf(postgres.url, templates.started),
  ]);
  return async () => {
    rmSync(bundles, { recursive: true, force: true });
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The statement that makes a database by copying files: through the log it takes ten times as long. */
export const copyOf = (template: string, name: string): string =>
  `create database ${name} template ${template} strategy file_copy`;

/** The address of another database on the server of `url`. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
