import type { JobName, JobPayloads } from './names.ts';

/** What does a job. It throws to be tried again later. */
export type Task<Name extends JobName> = (payload: JobPayloads[Name]) => Promise<void>;

/** The task of every kind of job that a process works on. */
export type Tasks = { [Name in JobName]: Task<Name> };
