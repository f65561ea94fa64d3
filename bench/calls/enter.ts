import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { signUp, type TestPerson } from '../../server/testing/person.ts';

/** Some at a time: passwords are hashed with care. */
const AT_ONCE = 8;

/**
 * Signs so many people up from one address, whose limits begin anew each time.
 *
 * @param nameOf their address before the at-sign
 */
export async function enter(
  { url, db }: { url: string; db: Database },
  count: number,
  nameOf: (at: number) => string,
): Promise<TestPerson[]> {
  const people: TestPerson[] = [];
  while (people.length < count) {
    await db.execute(sql`delete from auth.rate_buckets`);
    const some = Array.from({ length: Math.min(AT_ONCE, count - people.length) }, (_, at) =>
      signUp(url, `${nameOf(people.length + at)}@bench.test`),
    );
    people.push(...(await Promise.all(some)));
  }
  return people;
}
