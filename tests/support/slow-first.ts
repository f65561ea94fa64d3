import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long although they are short. Begun last, one of them would keep a single core busy at the end: without an
 * earlier run to learn from, Vitest goes by the size of a file.
 */
const SLOW = [
  'tests/benches.test.ts',
  'tests/kills.test.ts',
  'tests/start.test.ts',
  'tests/backup.test.ts',
  'tests/walls.test.ts',
  'server/library/hostile-files.test.ts',
  'server/library/sample-read-back.test.ts',
  'server/reading/long-texts.test.ts',
  'server/library/many-pages.test.ts',
  'server/library/search/any-query.test.ts',
];

/** The slow files first, then the others as Vitest has them. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
