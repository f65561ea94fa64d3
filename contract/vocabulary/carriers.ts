/** A carrier: what shows it in the name that a guide has, letters and digits only; and what people call it. */
export interface Carrier {
  shows: string;
  label: string;
  names: readonly string[];
}

export const carriers: readonly Carrier[] = [
  { shows: 'unitedhealth', label: 'UnitedHealthcare', names: ['uhc', 'united healthcare', 'united health care', 'unitedhealthcare', 'united health'] },
  { shows: 'bluecross', label: 'Blue Cross Blue Shield', names: ['bcbs', 'blue cross', 'blue cross blue shield', 'blue cross and blue shield', 'bluecross'] },
  { shows: 'kaiser', label: 'Kaiser Permanente', names: ['kaiser', 'kaiser permanente'] },
  { shows: 'aetna', label: 'Aetna', names: ['aetna'] },
  { shows: 'cigna', label: 'Cigna', names: ['cigna', 'cigna healthcare'] },
  { shows: 'anthem', label: 'Anthem', names: ['anthem', 'elevance'] },
  { shows: 'humana', label: 'Humana', names: ['humana'] },
  { shows: 'delta', label: 'Delta Dental', names: ['delta dental'] },
  { shows: 'vsp', label: 'VSP', names: ['vsp', 'vision service plan'] },
  { shows: 'metlife', label: 'MetLife', names: ['metlife', 'met life'] },
]; // prettier-ignore
