import type { Change, Others } from './benefits.ts';
import type { Writer } from './sections.ts';
import { writeSavings } from './writers/accounts.ts';
import { writeCarrierContacts, writeCarrierWelcome, writeFamilyCovered } from './writers/carrier.ts';
import { often, opens, together, where } from './writers/combine.ts';
import { writeDrugs } from './writers/drugs.ts';
import { writeMedical } from './writers/medical.ts';
import { writeChanges } from './writers/opening.ts';
import { tell, writeGlossary, writeNotices } from './writers/told.ts';

const choosing = where(({ medical }) => medical.plans.length > 1, tell('choosing'));

/** What a carrier tells its members: its plans and how to use them. What else the employer offers it does not know. */
export const carrierWriters: readonly Writer[] = [
  writeCarrierWelcome, writeChanges, often(0.7, tell('newmember')), tell('idcard'), often(0.9, tell('portal')), tell('members'), writeFamilyCovered,
  writeMedical, often(0.9, choosing), tell('network'), often(0.9, tell('preventive')), often(0.9, tell('where')), often(0.9, tell('nurseline')),
  together(writeDrugs, often(0.9, tell('drugs'))), often(0.95, writeSavings),
  opens(tell('using')), tell('authorization'), tell('claims'), often(0.8, tell('scams')), tell('appeals'), often(0.8, tell('careteam')), tell('wellbeing'),
  often(0.8, tell('away')), often(0.8, tell('limits')), often(0.7, tell('rights')), often(0.8, writeGlossary), writeNotices(0.15), writeCarrierContacts,
]; // prettier-ignore

/** What the employer has from others, left out. */
const untold = {
  dental: null, vision: null, life: null, shortTerm: null, longTerm: null, fsa: null, retirement: null, eap: null, wellness: null, tuition: null,
  studentLoans: null, commuter: null, adoption: null, fertility: null, homeOffice: null, phone: null, voluntary: [],
} satisfies Partial<Others>; // prettier-ignore

/** Whether a carrier knows of a change: it is one of its plans. */
const isOfPlans = (change: Change): boolean =>
  change.kind === 'carrier' ? change.line === 'medical' : change.kind !== 'contribution' && change.kind !== 'limit';

/** What a carrier knows of an employer's benefits, and of what changed in them. */
export function knownToCarrier<Told extends { others: Others; changes: readonly Change[] }>(told: Told): Told {
  return { ...told, others: { ...told.others, ...untold }, changes: told.changes.filter(isOfPlans) };
}
