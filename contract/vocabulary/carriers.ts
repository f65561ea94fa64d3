/** The lines of cover of which guides state who insures them. */
export const carrierLines = ['medical', 'dental', 'vision'] as const;
export type CarrierLine = (typeof carrierLines)[number];

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

/** Carriers by the lines that they are asked about, first the one that is meant where none is said. */
export const linesOfCarriers: Readonly<Record<string, readonly CarrierLine[]>> = {
  UnitedHealthcare: ['medical', 'dental', 'vision'], 'Blue Cross Blue Shield': ['medical', 'dental', 'vision'],
  'Kaiser Permanente': ['medical'], Aetna: ['medical', 'dental', 'vision'], Cigna: ['medical', 'dental', 'vision'],
  Anthem: ['medical', 'dental', 'vision'], Humana: ['medical', 'dental', 'vision'], 'Delta Dental': ['dental', 'vision'],
  VSP: ['vision'], MetLife: ['dental', 'vision'],
}; // prettier-ignore

/** Carriers of dental and vision plans, which are meant wherever they are named. */
export const otherCarriers: Readonly<Record<string, readonly CarrierLine[]>> = {
  EyeMed: ['vision'], Ameritas: ['dental', 'vision'], 'Davis Vision': ['vision'], 'Superior Vision': ['vision'], Unum: ['dental', 'vision'],
  'Sun Life': ['dental', 'vision'], 'Lincoln Financial': ['dental', 'vision'], Aflac: ['dental', 'vision'], UnitedConcordia: ['dental'],
  'United Concordia': ['dental'], DeltaCare: ['dental'], Spectera: ['vision'], HealthPartners: ['medical'], Highmark: ['medical'],
  'Harvard Pilgrim': ['medical'], CareFirst: ['medical'],
}; // prettier-ignore

/** Carriers whose names are words: meant beside a line of cover alone. */
export const carriersBesideLine: readonly string[] = ['Guardian', 'Principal', 'Lincoln', 'Standard', 'Hartford'];
