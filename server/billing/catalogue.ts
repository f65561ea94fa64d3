/** A plan as it is first offered. `cents` is for a month. */
interface FirstPlan {
  id: string;
  name: string;
  description: string;
  monthlyCredits: number;
  cents: number;
  popular: boolean;
}

/** A pack as it is first offered. */
interface FirstPack {
  id: string;
  name: string;
  description: string;
  credits: number;
  cents: number;
  popular: boolean;
}

/** What every plan brings beside its credits. */
export const planFeatures = ['AI-powered Guide Search', 'Document Discovery', 'Priority email support'];

export const CURRENCY = 'usd';

/** What an installation offers until somebody changes it; afterwards the database holds what is true. */
export const firstPlans: readonly FirstPlan[] = [
  {
    id: 'clarity',
    name: 'Clarity',
    description: 'For a consultant or broker who looks things up every week.',
    monthlyCredits: 250,
    cents: 4900,
    popular: true,
  },
  {
    id: 'panorama',
    name: 'Panorama',
    description: 'For whoever compares employers all month long.',
    monthlyCredits: 750,
    cents: 12_900,
    popular: false,
  },
];

export const firstPacks: readonly FirstPack[] = [
  {
    id: 'starter',
    name: 'Starter Pack',
    description: 'A few more questions to the end of the month.',
    credits: 50,
    cents: 1500,
    popular: false,
  },
  {
    id: 'popular',
    name: 'Popular Pack',
    description: 'For a project of its own.',
    credits: 150,
    cents: 3900,
    popular: true,
  },
  {
    id: 'professional',
    name: 'Professional Pack',
    description: 'For a whole season of renewals, at the lowest price a credit.',
    credits: 500,
    cents: 9900,
    popular: false,
  },
];
