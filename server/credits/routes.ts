import { getPersonLedger } from '../../contract/admin-person.ts';
import { adjustCredits, getBillingHistory, getCreditBalance } from '../../contract/credits.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { adjust } from './adjust.ts';
import { readBalance } from './read-balance.ts';
import { readHistory, type ReadNames } from './read-history.ts';
import { readLedger } from './read-ledger.ts';

interface CreditsParts {
  db: Database;
  personExists: (userId: string) => Promise<boolean>;
  /** How the things are named now that lines of a ledger were for. */
  namesOf: ReadNames;
}

export function creditsRoutes(mount: Mount, { db, personExists, namesOf }: CreditsParts): void {
  mount(getBillingHistory, { handle: ({ caller }) => readHistory(db, caller.userId, namesOf) });

  mount(getCreditBalance, { handle: ({ caller }) => readBalance(db, caller.userId) });

  const find = async ({ params }: { params: { userId: string } }): Promise<void> => {
    if (!(await personExists(params.userId))) throw new Refusal('not_found');
  };
  mount(getPersonLedger, { find, handle: ({ params, query }) => readLedger(db, params.userId, query) });

  mount(adjustCredits, {
    find,
    handle: async ({ caller, params, body, act }) => {
      const { userId } = params;
      if (body.userId !== undefined && body.userId !== userId) {
        throw new Refusal('invalid_input', 'The person of the adjustment is another than that of the address.');
      }
      const { amount, notes, nonce } = body;
      const expiresAt = body.expiresAt === undefined ? undefined : new Date(body.expiresAt);
      const wanted = { userId, amount, notes, nonce, expiresAt, actorId: caller.userId };
      return act(async (tx, note) => {
        const newBalance = await adjust(tx, wanted);
        note({ after: { creditBalance: newBalance } });
        return { newBalance };
      });
    },
  });
}
