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
  medical: /\b(?:aetna|cigna(?: healthcare)?|united ?health ?care|uhc|umr|humana|kaiser(?: permanente| foundation health plan)?|anthem(?: blue cross(?: and blue shield| blue shield)?)?|(?:(?:anthem|empire|horizon|highmark|capital|independence|premera|regence) )?blue ?(?:cross (?:and|&|\/)? ?blue ?shield|cross|shield)(?: of [a-z]+(?: (?:carolina|jersey|york|mexico|hampshire|dakota|island|virginia))?)?|bcbs(?:[a-z]{2})?|florida blue|highmark|premera|regence|carefirst|excellus|wellmark|independence blue cross|horizon bcbs\w*|health ?partners|medica|priority health|harvard pilgrim|tufts health plan|point32health|health net|sharp health plan|geisinger|upmc(?: health plan)?|meritain(?: health)?|surest|oscar|curative|sana|quartz|dean health|select ?health|moda|providence health plan|presbyterian|allegiance|trustmark|mvp|cdphp|emblem ?health|oxford|hawaii medical service association|hmsa|web-?tpa|allied benefit systems|luminare|centivo|gravie|angle health)\b/g,
  dental: /\b(?:delta dental(?: of [a-z]+)?|met ?life|guardian|cigna|aetna|principal|united ?concordia|ameritas|sun life|lincoln financial|beam(?: dental| benefits)?|humana|united ?health ?care|anthem|unum|mutual of omaha|the standard|reliance standard|renaissance|dentaquest|willamette dental|hartford|blue (?:cross )?blue shield(?: of [a-z]+)?|moda)\b/g,
  vision: /\b(?:vsp(?: vision care)?|vision service plan|eye ?med|davis vision|superior vision|spectera|met ?life|guardian|cigna|aetna|principal|ameritas|sun life|humana|united ?health ?care|anthem|avesis|nva|national vision administrators|unum|beam|avēsis|the standard|community eye care|heritage vision|blue view vision)\b/g,
}; // prettier-ignore

/** Whether a plain name is that of a carrier of the kind. */
export const isKnown = (kind: Kind, name: string): boolean => new RegExp(knownCarriers[kind].source).test(name);

/** Words beside which a name is of another benefit, or of nobody's plan. */
export const notItsCarrier =
  /disabilit|\blife\b|retire|401|\beap\b|spending|savings account|\bfsa\b|telehealth|prescription|pharmacy|cobra|marketplace|spouse's|another|employer's|waiv|opt[- ]out|such as|questions|continue|handled|verified|website|portal|app\b/;
