import { clauseAt, clausesOf, isChanged } from './clauses.ts';
import { planOfValue } from './plan-of-value.ts';
import type { Statement } from './statements.ts';
import { subjectsIn } from './subject.ts';
import type { Unit } from './unit.ts';
import { type Value, valuesOf } from './value.ts';
import { says, names, said } from './words.ts';

/** What is paid. */
const premiums = names(['premium', 'cost', 'coverage', 'insurance', 'plan', 'medical', 'healthcare', 'health insurance']); // prettier-ignore
const pays = /\b(?:pays?|paid|paying|covers?|covered|covering|contributes?|contribut(?:ing|ion)|subsidi[sz]es?|picks up)\b/; // prettier-ignore
const byEmployees = /\b(?:employees?|you|members?|participants?) (?:will |must )?(?:pays?|contributes?|cover|responsible)\b|\byour (?:cost|share|portion)\b|\bpaid by (?:the )?employees?\b/; // prettier-ignore
/** A share of something else: of a bill, of pay, of a fee. */
const ofOthers = /\b(?:salary|pay(?:roll)?|earnings|wages|deductible|co-?insurance|in[- ]network|out[- ]of[- ]network|expenses?|credit|preventive|services?|visits?|generic|drugs?|tuition|match\w*|401|hsa|fsa|cobra|disability|life|leave|membership|claims?|vested|vaccin\w*|eligible expenses|bonus|holiday)\b/; // prettier-ignore
const dependents = /\b(?:dependents?|famil(?:y|ies)|spouses?|children|partners?)\b/g;
const employees = /\b(?:employees?(?:'s?)?(?: only)?|your|you|individuals?|self|team members?'?|teammates?|colleagues?|members?|associates?|staff|own|single)\b/g; // prettier-ignore

/** The shares of the premium that the employer pays, by what a sentence or a line says; for employees and for those they bring. */
export function employerSharesOf(unit: Unit): Statement[] {
  const { own, around, kind } = unit;
  if (kind === 'cell') return [];
  const shares = sharesIn(own.text);
  const clauses = clausesOf(own.text);
  const label = [...around.label, ...around.lead].map((text) => said(text));
  if (
    shares.length === 0 ||
    !isPaid(unit) ||
    [own.text, ...around.label].some((text) => byEmployees.test(text) || ofOthers.test(text.toLowerCase()))
  )
    return [];
  const isForWhom = kind === 'line' && /\b(?:individuals?|employees?|dependents?|famil)/.test(own.text);
  if (!isForWhom && !says(own, premiums) && !label.some((text) => says(text, premiums))) return [];
  if (!isOfMedical(unit)) return [];
  return shares.flatMap(({ from, to, percent }, at): Statement[] => {
    const clause = clauseAt(clauses, from);
    if (clause === undefined || clause.modality !== 'granted' || isChanged(own.text, from)) return [];
    const whose = whoseIn(own.text, from, to, shares[at - 1]?.to ?? 0, shares[at + 1]?.from ?? own.text.length);
    const plan = planOfValue(unit, { to });
    if (whose === 'dependents') return [{ metric: 'medical.dependent_share', value: percent, plan, score: 0.84 }];
    return [
      {
        metric: 'medical.employer_share',
        value: percent,
        tier: whose === 'employees' ? 'employee' : null,
        plan,
        score: 0.84,
      },
    ];
  });
}

/** A line beneath "Coverage" or "Premium" needs no verb. */
const isPaid = ({ own, around, kind }: Unit): boolean =>
  pays.test(own.text) ||
  (kind === 'line' &&
    around.label.some((text) => /\b(?:coverage|premiums?|costs?|pays?|paid|contribution)\b/i.test(text)));

interface Share {
  from: number;
  to: number;
  percent: number;
}

const sharesIn = (text: string): Share[] =>
  valuesOf(text).flatMap((value: Value): Share[] =>
    value.kind === 'share' && value.percent <= 100
      ? [{ from: value.from, to: value.to, percent: value.percent }]
      : value.kind === 'all'
        ? [{ from: value.from, to: value.to, percent: 100 }]
        : [],
  );

/** Medical care is meant where the sentence names it among others, or nothing else but what heads it does. */
function isOfMedical({ own, around }: Unit): boolean {
  const named = subjectsIn(own).map(({ kind }) => kind);
  if (named.includes('medical')) return true;
  if (named.length > 0) return false;
  for (const text of [...around.label, ...around.lead, ...around.heading, ...around.chapter]) {
    const subjects = subjectsIn(said(text)).map(({ kind: about }) => about);
    if (subjects.length > 0) return subjects.includes('medical');
  }
  return says(own, names(['premium', 'health', 'coverage']));
}

/** Whose premium a share is of: by the words behind it up to the next share, else by those before it. */
/** Levels of cover are no persons: "employee + spouse". */
const levels = /\bemployees? ?(?:\+|and|&|plus) ?(?:spouse|child\w*|famil\w*)/g;

function whoseIn(
  whole: string,
  from: number,
  to: number,
  start: number,
  end: number,
): 'dependents' | 'employees' | null {
  const text = whole.replaceAll(levels, (words) => ' '.repeat(words.length));
  if (/\bfor (?:your |their )?(?:dependents?|famil\w+|spouses?)\b[^%$]*$/.test(text.slice(start, from)))
    return 'dependents';
  for (const part of [text.slice(to, end), text.slice(start, from)]) {
    const others = Array.from(part.matchAll(dependents), ({ index }) => index);
    const own = Array.from(part.matchAll(employees), ({ index }) => index);
    const isBoth =
      /\b(?:and|&|\/|or) (?:their |your |all |eligible )?(?:dependents?|famil)/.test(part) && own.length > 0;
    if (isBoth) return null;
    const isOfOthers = own.length === 0 || Math.min(...others) < Math.min(...own);
    if (others.length > 0 && (isOfOthers || /'s? (?:dependents|famil)/.test(part))) return 'dependents';
    if (own.length > 0) return 'employees';
  }
  return null;
}
