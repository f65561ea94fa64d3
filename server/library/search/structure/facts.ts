import type { FactValue } from '../search-index.ts';

/**
 * What the guides of a segment state, guide after guide: flat arrays, so that half a million values cost what they hold.
 */
export interface SegmentFacts {
  /** Names by number; `tiers` and `words` count from 1, since 0 says that there is none. */
  metrics: string[];
  tiers: string[];
  words: string[];
  /** By guide: where its facts begin; one more entry at the end. */
  starts: Uint32Array;
  metric: Uint8Array;
  /** The number of the plan within its guide, from 1 on; 0 for what holds whatever the plan. */
  plan: Uint8Array;
  tier: Uint8Array;
  /** Not a number where there are words. */
  value: Float64Array;
  word: Uint32Array;
  /** The passage that says it, counted from 0 within the guide. */
  ordinal: Uint16Array;
}

/** Numbers for names, in the order in which they come. */
class Names {
  readonly all: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** The number of a name, counted from 0. */
  numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.all.length);
    return this.all.push(name) - 1;
  }
}

/** Guides have few plans; those from this one on are taken for one. */
const MOST_PLANS = 31;

/** Collects what guides state, in the order of the guides. */
export class FactsBuilder {
  private readonly metrics = new Names();
  private readonly tiers = new Names();
  private readonly words = new Names();
  private readonly starts = [0];
  private readonly metric: number[] = [];
  private readonly plan: number[] = [];
  private readonly tier: number[] = [];
  private readonly value: number[] = [];
  private readonly word: number[] = [];
  private readonly ordinal: number[] = [];

  add(facts: readonly FactValue[]): void {
    const plans = new Names();
    for (const { metric, plan, tier, value, words, ordinal } of facts) {
      this.metric.push(this.metrics.numberOf(metric));
      this.plan.push(plan === null ? 0 : Math.min(plans.numberOf(plan) + 1, MOST_PLANS));
      this.tier.push(tier === null ? 0 : this.tiers.numberOf(tier) + 1);
      this.value.push(value ?? Number.NaN);
      this.word.push(words === null ? 0 : this.words.numberOf(words) + 1);
      this.ordinal.push(Math.min(ordinal, 65_535));
    }
    this.starts.push(this.metric.length);
  }

  finish(): SegmentFacts {
    return {
      metrics: this.metrics.all,
      tiers: this.tiers.all,
      words: this.words.all,
      starts: Uint32Array.from(this.starts),
      metric: Uint8Array.from(this.metric),
      plan: Uint8Array.from(this.plan),
      tier: Uint8Array.from(this.tier),
      value: Float64Array.from(this.value),
      word: Uint32Array.from(this.word),
      ordinal: Uint16Array.from(this.ordinal),
    };
  }
}

/** What one guide states, as it was given, but for the names of its plans, of which numbers are left. */
export function factsOf(facts: SegmentFacts, guide: number): FactValue[] {
  const found: FactValue[] = [];
  for (let at = facts.starts[guide] ?? 0; at < (facts.starts[guide + 1] ?? 0); at += 1) {
    const value = facts.value[at] ?? Number.NaN;
    const plan = facts.plan[at] ?? 0;
    found.push({
      metric: facts.metrics[facts.metric[at] ?? 0] ?? '',
      plan: plan === 0 ? null : String(plan),
      tier: facts.tiers[(facts.tier[at] ?? 0) - 1] ?? null,
      value: Number.isNaN(value) ? null : value,
      words: facts.words[(facts.word[at] ?? 0) - 1] ?? null,
      ordinal: facts.ordinal[at] ?? 0,
    });
  }
  return found;
}

/** The words that any guide states of a metric, each once. */
export function wordsOfMetric(facts: SegmentFacts, metric: string): string[] {
  const wanted = facts.metrics.indexOf(metric);
  const seen = new Uint8Array(facts.words.length + 1);
  for (let at = 0; wanted >= 0 && at < facts.metric.length; at += 1) {
    if (facts.metric[at] === wanted) seen[facts.word[at] ?? 0] = 1;
  }
  return facts.words.filter((_, word) => seen[word + 1] === 1);
}
