import { firstWords, phraseAt, type TypedWord } from './typed-words.ts';
import type { Found, Reader } from './reading.ts';

const planTypes: readonly [string, readonly string[]][] = [
  ['PPO', ['ppo', 'ppos', 'preferred provider organization']],
  ['HDHP', ['hdhp', 'hdhps', 'cdhp', 'cdhps', 'high deductible health plan', 'high deductible health plans', 'high - deductible health plan', 'high - deductible health plans', 'high deductible plan', 'high deductible plans']],
  ['HMO', ['hmo', 'hmos', 'health maintenance organization']],
  ['POS', ['pos plan', 'pos plans', 'point of service']],
  ['EPO', ['epo', 'epos', 'exclusive provider organization']],
]; // prettier-ignore
const begin = firstWords(planTypes.flatMap(([, phrases]) => phrases));
const otherPlans = new Set(['dental', 'vision', 'dhmo']);

/** The type of medical plan that is named at `at`; null where none is. A dental PPO is none. */
export function planTypeAt(
  words: readonly TypedWord[],
  at: number,
): { type: string; length: number; phrases: readonly string[] } | null {
  if (!begin.has(words[at]?.low ?? '')) return null;
  for (const [type, phrases] of planTypes) {
    // In small letters it is an end of sale, or short for position.
    const length =
      type === 'POS' && words[at]?.text === type
        ? Math.max(1, phraseAt(words, at, phrases))
        : phraseAt(words, at, phrases);
    const [before, next] = [words[at - 1]?.low ?? '', words[at + length]?.low ?? ''];
    if (length > 0 && !otherPlans.has(before) && !otherPlans.has(next)) return { type, length, phrases };
  }
  return null;
}

/** The types of plans that are named from `at` on, with "or" between them, as conditions. */
export function planTypesAt(words: readonly TypedWord[], at: number): Found[] {
  const found: Found[] = [];
  for (let read = planTypeAt(words, at); read !== null;) {
    const one = ofPlanType(read, found.length === 0 ? at : (found.at(-1)?.to ?? at) + 1);
    found.push(one);
    read = words[one.to]?.low === 'or' ? planTypeAt(words, one.to + 1) : null;
  }
  return together(found);
}

function ofPlanType({ type, length, phrases }: NonNullable<ReturnType<typeof planTypeAt>>, at: number): Found {
  const to = at + length;
  const filter = { planTypes: [type] };
  return { kind: 'planType', label: `${type} plan`, filter, from: at, to, keep: [at, to], mentions: phrases };
}

/** Types of medical plans: "HDHP", "PPO plans"; those that no guide has as well, since their names say nothing else. */
export const readPlanTypes: Reader = (words, _known, isTaken) => {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const read = isTaken(at) ? null : planTypeAt(words, at);
    if (read === null) continue;
    found.push(ofPlanType(read, at));
    at += read.length - 1;
  }
  return together(found);
};

/** "PPO or HDHP" is one condition, "PPO vs HDHP" too: a guide that has either answers a part of it. */
function together(found: readonly Found[]): Found[] {
  const all = [...new Set(found.flatMap((one) => one.filter.planTypes ?? []))];
  const label = `${all.join(' or ')} plan`;
  return found.map((one) => ({ ...one, label, filter: { planTypes: all } }));
}
