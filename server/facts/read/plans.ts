/** A plan by the name that the guide gives it, with its type where the name or the guide tells it. */
export interface PlanName {
  name: string;
  type: string | null;
}

const types: readonly (readonly [RegExp, string])[] = [
  [/\bhdhp\b|high[- ]deductible|\bcdhp\b|consumer[- ]driven|\bhsa\b|\bqhdhp\b|\bhdp\b/, 'HDHP'],
  [/\bhmo\b|health maintenance/, 'HMO'],
  [/\bepo\b|exclusive provider/, 'EPO'],
  [/\bpos\b|point[- ]of[- ]service/, 'POS'],
  [/\bppo\b|preferred provider/, 'PPO'],
  [/\bindemnity\b(?! plan for hospital)/, 'Indemnity'],
];

/** "PPO HMO HDHP" are several plans; a PPO may well be a high-deductible plan too. */
const isOfSeveral = (plain: string): boolean => new Set(plain.match(/\b(?:ppo|hmo|epo|pos)\b/g)).size > 1;

/**
 * The type of medical plan that a plain text names, null where it names none or several; a plan that goes with an HSA is a
 * high-deductible one.
 */
export function planTypeIn(text: string): string | null {
  if (isOfSeveral(text)) return null;
  return types.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const filler = /\b(?:the|a|an|our|plan|plans|medical|health|dental|vision|option|coverage|network|in-network|out-of-network)\b/g; // prettier-ignore

/** What makes two spellings of one plan's name equal: "The Saver HDHP plan" and "Saver HDHP". */
export function planKey(name: string): string {
  // "PPO+" beside "PPO" is another plan.
  const small = name.toLowerCase().replaceAll(/(?<=[a-z0-9])\+(?=$|[ )])/g, ' plus');
  const key = small.replaceAll(/\$(\d+),(\d{3})/g, '$$$1$2').replaceAll(filler, ' ').replaceAll(/[^a-z0-9$]+/g, ' ').trim(); // prettier-ignore
  return key === '' ? small.trim() : key;
}

/** Whether a name is of any plan: "Medical plan". */
export const isAnyPlan = (name: string): boolean => !/[a-z0-9]/.test(name.toLowerCase().replaceAll(filler, ' '));

const named = /\b(?:ppo|\w?dhp|\w?hdhp|hmo|epo|pos|hsa|dppo|dhmo|plan|option|plus|premium|premier|basic|standard|enhanced|high|low|mid|middle|core|buy-?up|base|gold|silver|bronze|platinum|choice|select|value|saver|advantage|classic|traditional|network|preferred|consumer|indemnity|copay|open access|navigate|kaiser|aetna|cigna|blue|united|uhc|humana|anthem)\b/; // prettier-ignore

/** Whether a plain text reads like a plan's name. */
export const isPlanLike = (text: string): boolean => text.length <= 60 && named.test(text) && !isOfSeveral(text);

const LONGEST_NAME = 60;

/** The plan that a heading names; null where it names none, or several. */
export function planOfHeading(written: string, writtenOriginal: string): PlanName | null {
  // "Base plan (North & South networks)" is one plan.
  const [remark = ''] = / \([^)]*(?:network|[&,/])[^)]*\)[*:]?$/.exec(written) ?? [];
  const whole = written.slice(0, written.length - remark.length).replace(/[*†‡]+$/, '');
  // "Weekly payroll deductions for full-time staff - Standard PPO plan" ends in the plan that it is of.
  const from = whole.length > LONGEST_NAME ? whole.lastIndexOf(' - ') + 3 : 0;
  const plain = from < 3 ? whole : whole.slice(from).trimStart();
  const original = writtenOriginal.slice(whole.length - plain.length, whole.length);
  const isNamed =
    /^(?:option|plan) [a-d\d]\b.{1,40}\bh[sr]a$/.test(plain) ||
    /\b(?:ppo|hdhp|cdhp|hmo|epo|pos|high[- ]deductible health plan)\b/.test(plain) ||
    (/\bplan$/.test(plain) && plain.split(' ').length <= 5);
  if (
    !isNamed ||
    plain.length > LONGEST_NAME ||
    isOfSeveral(plain) ||
    /\bplan\b.*\bplan\b|\bppo\b.*out-of-network.*\bppo\b|\b(?:plans|and|or|vs|compar|your|how|what|about|which|the cost)\b|[,&/|?]/.test(
      plain.replaceAll(/(?<=\d)\/(?=\$?\d)/g, ' '),
    )
  )
    return null;
  if (
    /^(?:the |our )?(?:20\d\d )?(?:medical|health|dental|vision|health care|medical insurance|retirement|401\(?k\)?|403\(?b\)?)(?: insurance)? plan$/.test(
      plain,
    )
  )
    return null;
  if (/^(?:the |our )?plan$|^(?:name|type) of (?:the )?plan$/.test(plain)) return null;
  // Heads of columns that lost their bounds: "Coverage level 2024 PPO".
  if (/^(?:coverage|enrollment) (?:level|tier|type|category)\b/.test(plain)) return null;
  if (
    /retire|401|403|savings|dentist|provider|you pay|life|disab|spending|leave|document|summary|action|commun|bonus|pension|work plan/.test(
      plain,
    )
  )
    return null;
  const last = original.split(/(?: [–—-]|:) /).at(-1) ?? original;
  const name = (isPlanLike(last.toLowerCase()) ? last : original)
    .replace(/^20\d\d\s+/, '')
    .replace(/^(?:the|option \d:?|plan \d:?)\s+/i, '')
    .replace(/:$/, '')
    .trim();
  return { name, type: planTypeIn(plain) };
}
