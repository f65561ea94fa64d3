import type { Source, Writer } from '../sections.ts';

/** Many guides are silent about some of it: a writer that is heard in that share of them. */
export const often =
  (share: number, write: Writer): Writer =>
  (source) =>
    source.random.chance(share) ? write(source) : [];

/** A subject, and below it what goes with it: advice on what a guide does not say stands nowhere. */
export const together =
  (lead: Writer, ...others: readonly Writer[]): Writer =>
  (source) => {
    const sections = lead(source);
    return sections.length === 0 ? [] : [...sections, ...others.flatMap((write) => write(source))];
  };

/** What is told only where it holds of the employer. */
export const where =
  (holds: (source: Source) => boolean, write: Writer): Writer =>
  (source) =>
    holds(source) ? write(source) : [];

/** What is told as a part, as a chapter of its own. */
export const opens =
  (write: Writer): Writer =>
  (source) =>
    write(source).map((section) => ({ ...section, level: 1 }));
