import type { Transaction } from '../db/connect.ts';
import { callEndPeriods } from './store.ts';

export interface EndPeriods {
  userId: string;
  /** When the subscription ended. */
  through: Date;
}

/**
 * Ends the periods until `through`, because the subscription ended then and no renewal will: their credits are over at
 * once, expired or carried over as the setting says. Those of such a period that are granted later are over as they
 * arrive. Credits of a period that goes on beyond `through` stay.
 */
export async function endPeriods(tx: Transaction, { userId, through }: EndPeriods): Promise<void> {
  await callEndPeriods(tx, userId, through);
}
