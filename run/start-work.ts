import { fillValuesSoon } from '../server/analysis/fill-values.ts';
import { reconcileSoon } from '../server/billing/reconcile-regularly.ts';
import { startJobs } from '../server/jobs/start-jobs.ts';
import { buildLongTasks, buildTasks, type TaskParts } from '../server/jobs/tasks.ts';
import { openExtractor } from '../server/library/extract/extractor.ts';
import { rereadSoon } from '../server/library/reread-soon.ts';
import { tellCreditsSoon } from '../server/notices/tell-credits.ts';
import { tidyUpSoon } from '../server/operation/tidy-up.ts';
import type { FileStore } from '../server/outside/files.ts';
import type { Setting } from './house-options.ts';
import { openFactsModel } from './open-services.ts';

/** Starts background work: a runner for what takes moments, one for what takes minutes, and what is due after a start. */
export async function startWork(setting: Setting, parts: TaskParts, files: FileStore): Promise<void> {
  const { databaseUrl, db, log, exits } = setting;
  const jobs = await startJobs({ databaseUrl, tasks: buildTasks(parts), log });
  exits.add(jobs.stop);
  await startLongWork(setting, files);
  await reconcileSoon(db);
  await tellCreditsSoon(db);
  await tidyUpSoon(db);
  await fillValuesSoon(db);
  await rereadSoon(db);
}

async function startLongWork({ config, databaseUrl, db, log, exits }: Setting, files: FileStore): Promise<void> {
  const model = openFactsModel(config);
  const ending = new AbortController();
  const extractor = openExtractor({ background: true });
  exits.add(() => extractor.close());
  const tasks = buildLongTasks({ db, files, model, extractor, signal: ending.signal });
  const jobs = await startJobs({ databaseUrl, tasks, log });
  exits.add(() => {
    ending.abort();
    return jobs.stop();
  });
}
