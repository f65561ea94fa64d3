/** What a heading, a table or a line is about. */
export type Subject =
  | 'medical'
  | 'drugs'
  | 'hsa'
  | 'hra'
  | 'fsa'
  | 'dependent_care'
  | 'commuter'
  | 'dental'
  | 'vision'
  | 'life'
  | 'std'
  | 'ltd'
  | 'retirement'
  | 'time_off'
  | 'leave'
  | 'programs'
  | 'eligibility'
  /** Named benefits that the catalogue has nothing of: accident, critical illness, hospital indemnity, pets, legal. */
  | 'other';

const patterns: readonly (readonly [Subject, RegExp])[] = [
  ['other', /\b(?:critical illness|accident (?:insurance|plan|coverage)|hospital (?:indemnity|confinement)|pet insurance|legal (?:plan|services|insurance)|identity theft|long[- ]term care|cobra|medicare|medicaid|chip|marketplace|voluntary benefits|supplemental health|glossary|retirees?|retiree)\b/],
  ['dental', /\bdental\b|\borthodonti|\bdppo\b|\bdhmo\b/],
  ['vision', /\bvision\b|\beye ?(?:care|wear)\b|\beye exams?\b/],
  ['drugs', /\bprescriptions?\b|\bpharmac|\brx\b|\bdrugs?\b/],
  ['dependent_care', /dependent care|\bdcfsa\b|\bdc-?fsa\b|\bdcap\b/],
  ['hra', /\b(?:qse|ic|eb)?hra\b|health ?(?:care)? reimbursement/],
  ['fsa', /\bfsas?\b|flexible spending|\bhcfsa\b|\blpfsa\b/],
  ['hsa', /\bhsas?\b|health savings? accounts?/],
  ['commuter', /\bcommut|\btransit\b|\bparking\b/],
  ['std', /short[- ]?term disability|\bstd\b|short(?:[- ]?term)?,? ?-? ?(?:and|&|\/|or) ?long[- ]?term disability/],
  ['ltd', /long[- ]?term disability|\bltd\b|long(?:[- ]?term)?,? ?-? ?(?:and|&|\/|or) ?short[- ]?term disability/],
  ['life', /^(?:basic |group |term )*life$|\blife (?:and|&|insurance|ad)|\bad ?& ?d\b|\baccidental death|\bbasic life\b|\blife\/ad/],
  ['retirement', /\bretire|\b40[13] ?\(?[kb]\)?|\b457\b|\bpension\b|\bthrift savings|\btsp\b/],
  ['leave', /parental|maternity|paternity|bereavement|\bleaves?\b|sabbatical|\bfmla\b|caregiver/],
  ['time_off', /\btime off\b|\bpto\b|\bvacation|\bholidays?\b|\bsick\b/],
  ['programs', /tuition|education(?:al)? assist|wellness|wellbeing|well-being|\beap\b|employee assistance|adoption|stipend|professional development|learning|home office|\bgym\b|fitness|internet|phone/],
  ['medical', /^health ?(?:care)?(?: benefits?| plans?)?$|\bmedical\b(?! (?:reasons?|leave|certificat\w+|conditions?|emergenc\w+|attention|necessity|appointments?|documentation|evidence|professionals?|doctor|release|statement|note))|\bhealth ?(?:plans?|care (?:plans?|coverage|benefits)|insurance|coverage|premiums?|rates?)\b|\bhealth(?:,| and| &) (?:dental|vision)\b/],
  ['eligibility', /\beligib|\bwho can enroll|\bwhen (?:does )?coverage|\benrollment\b|\bdependents\b/],
]; // prettier-ignore

/** What every subject's words contain: most sentences have none of it. */
const hint =
  /illness|accident|indemnity|hospital|\bpet\b|legal|identity|term|cobra|medic|chip|market|volunt|supplement|gloss|retire|dental|ortho|dppo|dhmo|vision|\beye|prescr|pharm|\brx\b|drug|dependent|dcfsa|dc-?fsa|dcap|\bhra|health|fsa|flexible|hsas?\b|commut|transit|parking|\bstd\b|\bltd\b|life|hra\b|ad ?& ?d|\b40|\b457|pension|thrift|tsp|parental|ternity|bereav|leave|sabbat|fmla|caregiver|time off|pto|vacation|holiday|sick|tuition|educat|well|eap|assist|adoption|stipend|develop|learning|office|gym|fitness|internet|phone|eligib|enroll|coverage/;

/** All that a plain text is about, the narrower before the wider. */
export function subjectsIn(text: string): Subject[] {
  if (!hint.test(text)) return [];
  return patterns.flatMap(([subject, pattern]) => (pattern.test(text) ? [subject] : []));
}

/** What a text speaks of, where it names one benefit by its own name. */
export function topicOf(text: string): Subject | null {
  const found = subjectsIn(text).filter((subject) => subject !== 'eligibility' && subject !== 'programs');
  const [only] = found;
  return found.length === 1 ? (only ?? null) : null;
}

/** What a plan for medical care goes by; plans for dental care borrow some of it. */
const medicalPlan =
  /\bppo\b|\bhdhp\b|\bcdhp\b|\bhmo\b|\bepo\b|\bpos plan\b|\bdeductibles?\b|\bout-of-pocket\b|\bco-?pays?\b/;
const accounts: ReadonlySet<Subject> = new Set(['hsa', 'hra', 'fsa', 'dependent_care']);

/** What a heading is about; null when it does not tell, or tells of several benefits at once ("Dental and vision"). */
export function subjectOf(text: string): Subject | null {
  const all = subjectsIn(text);
  if (all.length === 0) return medicalPlan.test(text) ? 'medical' : null;
  if (all.length === 1 || all[0] === 'other') return all[0] ?? null;
  const found: readonly Subject[] = all.filter((subject) => subject !== 'eligibility' && subject !== 'programs');
  const is = (...subjects: readonly Subject[]): boolean =>
    subjects.length === found.length && subjects.every((subject) => found.includes(subject));
  if (found.length === 1) return found[0] ?? null;
  if (is('dependent_care', 'fsa')) return 'dependent_care';
  // A plan for medical care is about it whatever goes with it: "Medical and prescription drugs", "Health plan with HSA".
  if (is('drugs', 'medical')) return 'medical';
  const account = found.find((subject) => accounts.has(subject));
  if (account !== undefined && is(account, 'medical')) return /contribut|account|fund/.test(text) ? account : 'medical';
  return is('time_off', 'leave') ? 'leave' : null;
}
