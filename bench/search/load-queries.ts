import { employers } from '../../sample/employer.ts';
import { industries } from '../../sample/industries.ts';
import { SAMPLE_EDITION } from '../../sample/make-guides.ts';
import { Random } from '../../sample/random.ts';
import { stateNames } from '../../contract/vocabulary/states.ts';

const subjects = [
  'parental leave 16 weeks',
  'PTO',
  '401k match',
  'tuition reimbursement',
  'HSA contribution',
  'fertility',
  'deductible',
  'commuter benefits',
  'sabbatical',
  'vision exam copay',
  'STD',
  'paid holidays',
  'tobacco surcharge',
  'bereavement leave',
  'orthodontia maximum',
  'EAP sessions',
  'adoption assistance',
  'dependent care FSA',
  'basic life insurance',
  'telehealth',
  'HDHP',
  'out of pocket maximum',
  'vesting schedule',
  'home office stipend',
  'wellness program',
  'weight loss drugs',
] as const;
const years = ['2024', '2025', '2026'] as const;
/** The first ones, which are in a small library too. */
const SOME_EMPLOYERS = 300;

/** Queries like those that people type, each once: nothing that was found before answers them. */
export function* loadQueries(seed: string): Generator<string, never> {
  const random = new Random(seed);
  const names: string[] = [];
  for (const { name } of employers(`sample ${SAMPLE_EDITION}`)) if (names.push(name) === SOME_EMPLOYERS) break;
  const states = Object.values(stateNames);
  const any = <Item>(items: readonly Item[], other: Item): Item => items[random.int(0, items.length - 1)] ?? other;
  const asked = new Set<string>();
  for (;;) {
    const subject = random.pick(subjects);
    const industry = random.pick(industries).name;
    const state = any(states, 'Texas');
    const employer = any(names, '');
    const query = random.weighted<string>([
      [`${subject} ${industry} ${state}`, 25],
      [`${industry} employers in ${state} with ${subject} ${random.pick(years)}`, 20],
      [`${subject} and ${random.pick(subjects)} ${state}`, 15],
      [`${employer} ${subject}`, 15],
      [`${employer} ${random.pick(years)}`, 10],
      [misspelled(random, `${employer} ${subject}`), 5],
      [`${subject} over ${random.int(1, 99)}00 employees`, 10],
    ]);
    if (asked.has(query)) continue;
    asked.add(query);
    yield query;
  }
}

/** One letter is missing. */
function misspelled(random: Random, text: string): string {
  const at = random.int(1, text.length - 2);
  return text.slice(0, at) + text.slice(at + 1);
}
