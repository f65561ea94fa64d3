import type { MetricKey } from '../../../../contract/metrics.ts';

/** What a carrier insures. */
export type Kind = 'medical' | 'dental' | 'vision';
/** The metric that names the carrier of each kind. */
export const carrierMetrics: Record<Kind, MetricKey> = {
  medical: 'medical.carrier',
  dental: 'dental.carrier',
  vision: 'vision.carrier',
};

/** Insurers and administrators of US group plans by what they cover; many cover more than one thing. */
export const knownCarriers: Record<Kind, RegExp> = {
  medical: /\b(?:aetna|cigna|united ?health ?care|uhc|umr|humana|kaiser(?: permanente)?|anthem(?: blue cross(?: blue shield)?)?|blue ?(?:cross (?:and|&|\/)? ?blue ?shield|cross|shield)(?: of [a-z]+)?|bcbs(?:[a-z]{2})?|premera|regence|carefirst|medica|health net|surest|oscar|sana|quartz|select ?health|moda|mvp|cdphp|oxford|hmsa|centivo|gravie)\b/g,
  dental: /\b(?:delta dental(?: of [a-z]+)?|met ?life|guardian|cigna|aetna|principal|beam|humana|united ?health ?care|anthem|unum|blue (?:cross )?blue shield(?: of [a-z]+)?|moda)\b/g,
  vision: /\b(?:vsp(?: vision care)?|vision service plan|met ?life|guardian|cigna|aetna|humana|anthem|avesis|nva|unum|beam|avēsis|the standard|blue view vision)\b/g,
}; // prettier-ignore

/** Whether a plain name is that of a carrier of the kind. */
export const isKnown = (kind: Kind, name: string): boolean => new RegExp(knownCarriers[kind].source).test(name);

/** Words beside which a name is of another benefit, or of nobody's plan. */
export const notItsCarrier =
  /disabilit|\blife\b|retire|401|\beap\b|spending|savings account|\bfsa\b|telehealth|prescription|pharmacy|cobra|marketplace|spouse's|another|waiv|opt[- ]out|such as|questions|continue|handled|verified|website|portal|app\b/;
