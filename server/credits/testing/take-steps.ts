import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../contract/errors.ts';
import { inTransaction } from '../../db/connect.ts';
import type { TestLedger } from '../../testing/ledger.ts';
import { adjust } from '../adjust.ts';
import { endPeriods } from '../end-periods.ts';
import type { Grant } from '../grant.ts';
import type { ModelLedger } from './model-ledger.ts';
import { monthFrom, sourceOfMonth, type Outcome, type Step } from './steps.ts';

/** Takes steps on the real ledger for one person, and says what came of each in the words of the model. */
export function stepsOf(ledger: TestLedger, userId: string, model: ModelLedger): (wanted: Step) => Promise<Outcome> {
  const charges: string[] = [];
  const holds: string[] = [];
  const sources: string[] = [];
  const charged = ({ transactionId, replayed }: { transactionId: string; replayed: boolean }): Outcome => {
    if (!replayed) charges.push(transactionId);
    return replayed ? 'replayed' : 'done';
  };
  const give = async (amount: number, source: string, more: Partial<Grant>): Promise<Outcome> => {
    const sourceRef = `${userId}:${source}`;
    const { granted } = await ledger.give(userId, amount, { sourceRef, ...more });
    if (granted) sources.push(sourceRef);
    return granted ? 'done' : 'replayed';
  };

  const take = async (wanted: Step): Promise<Outcome> => {
    switch (wanted.do) {
      case 'wait':
        await ledger.setClock(new Date(model.now));
        return 'done';
      case 'setMonthlyExpire':
        await ledger.setMonthlyExpire(wanted.value, new Date(model.now));
        return 'done';
      case 'grant': {
        const end = wanted.expiresIn === null ? {} : { expiresAt: new Date(model.now + wanted.expiresIn) };
        return give(wanted.amount, wanted.source, end);
      }
      case 'month': {
        const { periodStart, periodEnd } = monthFrom(wanted.begin);
        const period = { periodStart: new Date(periodStart), expiresAt: new Date(periodEnd) };
        return give(wanted.amount, sourceOfMonth(wanted.begin), { kind: 'subscription', late: wanted.late, ...period });
      }
      case 'endPeriods': {
        const through = new Date(monthFrom(wanted.through).periodStart);
        await inTransaction(ledger.db, (tx) => endPeriods(tx, { userId, through }));
        return 'done';
      }
      case 'charge':
        return charged(await ledger.take(userId, wanted.amount, { key: `charge:${wanted.key}` }));
      case 'refund': {
        const transactionId = charges[wanted.charge] ?? randomUUID();
        const amount = wanted.amount === null ? {} : { amount: wanted.amount };
        const key = `refund:${wanted.key}`;
        return (await ledger.giveBack({ userId, transactionId, key, ...amount })).refunded;
      }
      case 'hold': {
        const { amount, key, minutes } = wanted;
        const { holdId, replayed } = await ledger.hold(userId, amount, { key, minutes });
        if (!replayed) holds.push(holdId);
        return replayed ? 'replayed' : 'done';
      }
      case 'capture': {
        const holdId = holds[wanted.hold] ?? randomUUID();
        return charged(await ledger.capture(userId, holdId, wanted.amount, { key: `capture:${wanted.key}` }));
      }
      case 'release':
        await ledger.release(userId, holds[wanted.hold] ?? randomUUID());
        return 'done';
      case 'sweep':
        return ledger.sweep();
      case 'takeBack':
        return (await ledger.takeBack(userId, sources[wanted.grant] ?? randomUUID(), wanted.total)).takenBack;
      case 'adjust': {
        const { amount, nonce } = wanted;
        const line = { userId, amount, nonce, notes: 'Because', actorId: randomUUID() };
        await inTransaction(ledger.db, (tx) => adjust(tx, line));
        return 'done';
      }
    }
  };

  return async (wanted) => {
    try {
      return await take(wanted);
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };
}
