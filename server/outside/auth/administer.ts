import { z } from 'zod';
import { Refusal } from '../../../contract/errors.ts';

/** What the server does to accounts in its own name, at a hosted or embedded auth service. */
export interface AuthAdmin {
  /** Removes the account; one that is gone already stays so. Throws `unavailable`. */
  deleteUser(userId: string): Promise<void>;
  /** Removes every second factor of the account and answers how many there were verified. Throws `unavailable`. */
  removeFactors(userId: string): Promise<number>;
}

interface AdminAddress {
  /** Base address of the service, for example `http://127.0.0.1:3000/auth/v1`. */
  url: string;
  /** A bearer token with the role `service_role`. */
  serviceKey: string;
}

const PATIENCE_MS = 10_000;

const Factors = z.array(z.object({ id: z.string(), status: z.string() }));

/** Connects to the administrating calls of the auth service. */
export function connectAuthAdmin({ url, serviceKey }: AdminAddress): AuthAdmin {
  const ask = async (method: 'GET' | 'DELETE', path: string): Promise<{ status: number; body: unknown }> => {
    try {
      const answer = await fetch(`${url}/admin/users/${path}`, {
        method,
        headers: { authorization: `Bearer ${serviceKey}`, apikey: serviceKey },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body: unknown = await answer.json().catch(() => null);
      if (answer.ok || answer.status === 404) return { status: answer.status, body };
    } catch {
      // Said below, as for every other answer.
    }
    throw new Refusal('unavailable');
  };
  return {
    async deleteUser(userId) {
      await ask('DELETE', userId);
    },
    async removeFactors(userId) {
      const { status, body } = await ask('GET', `${userId}/factors`);
      const factors = status === 404 ? [] : Factors.parse(body);
      for (const { id } of factors) await ask('DELETE', `${userId}/factors/${id}`);
      return factors.filter((factor) => factor.status === 'verified').length;
    },
  };
}
