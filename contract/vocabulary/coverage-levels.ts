import type { Tier } from '../metrics.ts';

/** Coverage levels as texts for people say them. */
export const levelLabels: Readonly<Record<Tier, string>> = {
  individual: 'individual',
  family: 'family',
  employee: 'employee only',
  employee_spouse: 'employee and spouse',
  employee_children: 'employee and children',
  employee_family: 'employee and family',
};

/** The levels by which premiums and contributions are stated, the smallest first. */
export const coverageLevels = ['employee', 'employee_spouse', 'employee_children', 'employee_family'] as const;
export type CoverageLevel = (typeof coverageLevels)[number];

/** Words for the employee in a level's name, and signs and words that join them to whom else is covered. */
export const employeeWords: readonly string[] = ['employee', 'ee'];
export const levelJoints: readonly string[] = ['', 'and ', 'and a ', 'and your ', 'plus ', 'with ', '- '];

/** `joined` follow the employee ("employee and spouse", "EE + spouse"); `alone` name the level without. */
export const levelNames: Readonly<Record<CoverageLevel, { joined: readonly string[]; alone: readonly string[] }>> = {
  employee_family: { joined: ['family', 'fam'], alone: ['family', 'full family', 'family tier', 'fam tier', 'whole family', 'entire family', 'your family', 'their family', 'their families'] },
  employee_children: {
    joined: ['child', 'children', 'child ren', 'ch', 'ch ren', 'kids', 'dependent children'],
    alone: [
      'parent and child', 'parent and children', 'parent plus child', 'single parent', 'single parents', 'children coverage', 'child coverage',
      'kids only',
    ],
  },
  employee_spouse: {
    joined: ['spouse', 'sp', 'partner', 'domestic partner'],
    alone: ['couple', 'couples', 'married couple', 'two - person', 'spouse', 'spouse coverage', 'ee + 1', 'employee + 1', 'employee plus one'],
  },
  employee: {
    joined: [],
    alone: [
      'employee only', 'employee - only', 'employees only', 'ee only', 'ee - only', 'single', 'single only', 'individual', 'individual only',
      'self only', 'self - only', 'themselves', 'only themselves', 'just themselves', 'themselves only', 'themselves alone', 'himself', 'herself',
      'just me', 'single person', 'single people', 'single employee', 'single employees', 'singles', 'individuals', 'one person', 'one employee', 'one worker', 'employee alone',
      'just the employee', 'only the employee', 'the employee alone', 'the employee only', 'single coverage', 'single tier', 'employee tier',
      'ee tier', 'self coverage',
    ],
  },
}; // prettier-ignore

/** What makes another thing of a level's name: family leave, a spouse surcharge. */
export const notAfterLevel: readonly string[] = ['leave', 'member', 'members', 'planning', 'building', 'surcharge', 'care', 'doctor', 'business', 'owned', 'office', 'practice']; // prettier-ignore
