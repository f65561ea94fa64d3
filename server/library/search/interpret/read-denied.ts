import type { FactTest } from '../../../../contract/search-filters.ts';
import { type Denied, deniedNames, mayDeny } from './denials.ts';
import { accountAt } from './offered.ts';
import { planTypeAt } from './read-plan-types.ts';
import type { Found, Reader } from './reading.ts';
import type { TypedWord } from './typed-words.ts';

/**
 * Accounts and types of plans that guides are not to have: "without HSA", "not PPO or HMO", "HRA not offered". Guides which
 * state them are left out; of other things, guides hardly say that they lack them.
 */
export const readDenied: Reader = (words, _known, isTaken) => {
  if (!mayDeny(words)) return [];
  const names = words.flatMap((_, from) => {
    const named = isTaken(from) ? null : namedAt(words, from);
    return named === null ? [] : [{ ...named, from, to: from + named.length }];
  });
  return deniedNames(words, names, isTaken).flatMap((denied) =>
    isAside(words, denied) ? [] : denied.names.flatMap(({ from }) => conditionOf(words, denied, from)),
  );
};

interface Named {
  kind: Found['kind'];
  label: string;
  tests: readonly FactTest[];
  length: number;
  /** How guides name it. */
  mentions: readonly string[];
}

function namedAt(words: readonly TypedWord[], at: number): Named | null {
  const plan = planTypeAt(words, at);
  if (plan !== null) {
    const { type, length, phrases: mentions } = plan;
    return { kind: 'planType', label: type, tests: [{ metric: 'medical.plan_type', is: type }], length, mentions };
  }
  const account = accountAt(words, at);
  if (account === null) return null;
  const name = words.slice(at, at + account.length).map(({ low }) => low);
  return { kind: 'fact', ...account, mentions: [name.join(' ')] };
}

/** What may follow what is denied; another word may make it the name of something else, such as HSA fees. */
const following = new Set([',', '-', '–', 'or', 'and', 'but', 'nor', 'in', 'with', 'without', 'for', 'at', 'from', 'of', 'guides', 'employers', 'companies', 'plan', 'plans', 'who', 'that', 'which', 'over', 'under', 'no', 'not', 'tech', 'please']); // prettier-ignore

/** What belongs to a type of plan: "no HMO referral" and "outside the PPO network" exclude no plan. */
const partsOfPlans = new Set(['network', 'networks', 'referral', 'referrals', 'deductible', 'deductibles', 'discount', 'discounts', 'copay', 'copays', 'coinsurance', 'premium', 'premiums', 'contribution', 'contributions', 'cost', 'costs', 'provider', 'providers', 'doctor', 'doctors', 'gatekeeper']); // prettier-ignore

function isAside(words: readonly TypedWord[], { to, names }: Denied): boolean {
  const next = words[to];
  if (next === undefined || next.number !== null) return false;
  const isAccount = names.some(({ from }) => planTypeAt(words, from) === null);
  return isAccount ? !following.has(next.low) : partsOfPlans.has(next.low);
}

function conditionOf(words: readonly TypedWord[], { from, to }: Denied, at: number): Found[] {
  const named = namedAt(words, at);
  const [first, ...or] = named?.tests ?? [];
  if (named === null || first === undefined) return [];
  const filter = { facts: [{ ...first, ...(or.length > 0 && { or }), not: true as const }] };
  const { kind, label, mentions } = named;
  return [{ kind, label: kind === 'planType' ? `not ${label}` : `no ${label} stated`, filter, from, to, mentions }];
}
