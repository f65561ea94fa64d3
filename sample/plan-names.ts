import type { PlanType } from './benefits.ts';

type Names = Readonly<Record<PlanType, string>>;

const named = (ppo: string, hdhp: string, hmo: string, epo: string, pos: string): Names => ({
  PPO: ppo,
  HDHP: hdhp,
  HMO: hmo,
  EPO: epo,
  POS: pos,
});

/** What employers call their plans: one way each. */
export const planNames: readonly [Names, ...Names[]] = [
  named('PPO', 'HDHP with HSA', 'HMO', 'EPO', 'POS'),
  named('Choice PPO', 'Saver HDHP', 'Network HMO', 'Network EPO', 'Choice POS'),
  named('Premier PPO', 'Consumer HDHP', 'Select HMO', 'Select EPO', 'Flex POS'),
  named('Core PPO', 'Core HDHP', 'Core HMO', 'Core EPO', 'Core POS'),
  named('Classic PPO', 'HDHP Saver', 'Local HMO', 'Local EPO', 'Open POS'),
  named('Gold PPO', 'Bronze HDHP', 'Silver HMO', 'Silver EPO', 'Silver POS'),
];
