import { carrierMetrics, type Kind, knownCarriers } from './sentences/known-carriers.ts';
import type { Stated } from './table-context.ts';

const kinds: readonly Kind[] = ['medical', 'dental', 'vision'];

/** What may be a common word at the beginning of a name: "The standard plan", "Principal plan". */
const common = /^(?:the standard|principal|beam|medica|curative|sana|oxford|quartz)$/;

/** The carrier whose name a plan's name begins with: "Cigna" of "Cigna DHMO". Null where it begins with no known one. */
export function carrierOfName(name: string, kind: Kind): string | null {
  const plain = name.toLowerCase();
  // Those who insure medical care have dental and vision plans too.
  for (const known of [knownCarriers[kind], knownCarriers.medical]) {
    const [match] = plain.matchAll(known);
    if (match?.index === 0) return common.test(match[0]) ? null : name.slice(0, match[0].length);
  }
  return null;
}

/** The carriers of the plans that the rows of a table are of, each once for a benefit, with the line that names it first. */
export function carriersOfPlans(stated: readonly Stated[]): Stated[] {
  const found = new Map<string, Stated>();
  for (const { line, candidate } of stated) {
    const kind = kinds.find((each) => candidate.metric.startsWith(`${each}.`));
    const words = kind === undefined ? null : carrierOfName(candidate.plan?.name ?? '', kind);
    if (kind === undefined || words === null) continue;
    const key = `${kind} ${words.toLowerCase()}`;
    if (!found.has(key)) found.set(key, { line, candidate: { metric: carrierMetrics[kind], words, confidence: 0.8 } });
  }
  return [...found.values()];
}

/** The carrier that the short line above rows names and nothing else: "EyeMed" above what the vision plan costs. */
export function carrierAbove({ line, candidate }: Stated, section: string): Stated[] {
  const kind = kinds.find((each) => candidate.metric.startsWith(`${each}.`));
  if (kind === undefined || section === '') return [];
  const at = line.passage.text.toLowerCase().lastIndexOf(section, line.from);
  const words = at === -1 ? null : carrierOfName(line.passage.text.slice(at, at + section.length), kind);
  return words === null || words.length < section.length
    ? []
    : [{ line, candidate: { metric: carrierMetrics[kind], words, confidence: 0.8 } }];
}
