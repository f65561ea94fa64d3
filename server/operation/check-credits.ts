import { purchaseInvariants } from '../billing/invariants.ts';
import { checkInvariants, type Invariant, type Invariants } from '../credits/check-invariants.ts';
import { invariants } from '../credits/invariants.ts';
import type { Connection } from '../db/connect.ts';
import { chatInvariants } from '../insight/invariants.ts';
import { maximusInvariants } from '../maximus/invariants.ts';
import { reportInvariants } from '../reports/invariants.ts';
import { unlockInvariants } from '../vision/invariants.ts';

/** What must be true between the ledger and what was paid into it or out of it, room by room. */
export const crossInvariants: Invariants = {
  ...purchaseInvariants,
  ...unlockInvariants,
  ...chatInvariants,
  ...reportInvariants,
  ...maximusInvariants,
};

/** Checks the ledger, and the ledger against all that brings or costs credits, as of one moment. */
export function checkCredits(db: Connection): Promise<Invariant[]> {
  return checkInvariants(db, { ...invariants, ...crossInvariants });
}
