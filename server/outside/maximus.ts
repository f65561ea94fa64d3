import { z } from 'zod';
import { Refusal } from '../../contract/errors.ts';
import { KeptAnalysis, PEOPLE } from '../../contract/maximus.ts';

/** What the product asks the provider of Maximus about a person. */
export interface MaximusProvider {
  /** What it keeps about them. @throws Refusal `unavailable` */
  read(userId: string): Promise<KeptAnalysis[]>;
  /** Deletes what it keeps about them. @throws Refusal `unavailable` */
  forget(userId: string): Promise<void>;
}

const PATIENCE = 15_000;

/** Connects to the provider at `url` with the key that both sides hold. */
export function connectMaximus(url: string, serviceKey: string): MaximusProvider {
  async function ask(method: 'GET' | 'DELETE', userId: string): Promise<unknown> {
    const answer = await fetch(`${url}${PEOPLE}/${userId}`, {
      method,
      headers: { authorization: `Bearer ${serviceKey}` },
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null);
    if (answer?.ok !== true) throw new Refusal('unavailable');
    return answer.json();
  }
  return {
    read: async (userId) => z.array(KeptAnalysis).parse(await ask('GET', userId)),
    forget: async (userId) => void (await ask('DELETE', userId)),
  };
}
