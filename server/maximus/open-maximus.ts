import type { changeMaximusSettings } from '../../contract/maximus.ts';
import type { PartOf } from '../../contract/endpoint.ts';
import type { Note } from '../db/act.ts';
import type { Transaction } from '../db/connect.ts';
import { changeNoted } from '../settings/change-noted.ts';

/** Opens Maximus to everybody, or keeps those on its waitlist out. @throws Refusal `changed_meanwhile` */
export async function openMaximus(
  tx: Transaction,
  actorId: string,
  { maximusEnabled: value, was }: PartOf<typeof changeMaximusSettings, 'body'>,
  note: Note,
): Promise<{ maximusEnabled: boolean }> {
  await changeNoted(tx, { key: 'maximus.enabled', value, was, actorId }, note);
  return { maximusEnabled: value };
}
