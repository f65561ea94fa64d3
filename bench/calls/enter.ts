import { signUp, type TestPerson } from '../../server/testing/person.ts';

/** Some at a time: passwords are hashed with care. */
const AT_ONCE = 8;

/** Signs so many people up. @param nameOf their address before the at-sign */
export async function enter(url: string, count: number, nameOf: (at: number) => string): Promise<TestPerson[]> {
  const people: TestPerson[] = [];
  while (people.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - people.length) }, (_, at) =>
      signUp(url, `${nameOf(people.length + at)}@bench.test`),
    );
    people.push(...(await Promise.all(some)));
  }
  return people;
}
