import { percentsIn } from './amounts.ts';
import { type Value, valuesOf } from './value.ts';

/** How the employer's contributions become the employee's, and after how many years. */
export interface Vesting {
  kind: 'immediate' | 'cliff' | 'graded' | null;
  years: number | null;
}

const parts =
  /[;.] |,? (?:but|while|whereas|however)\b|, (?:and )?(?=(?:company|employer|our|the company|the employer|matching)\b)/;
const own = /\b(?:your|their|employees?'?|participants?'?|member) (?:own )?(?:\w+ )?(?:contributions?|deferrals?|savings|money)\b|\b(?:you|they) (?:contribute|save|defer|put in)\b|\brollover/; // prettier-ignore
const company =
  /\b(?:company|employer|firm|college|university|hospital|organization|match\w*|ours?|profit|safe harbor|all contributions|all funds|we)\b/;
const atOnce = /\bimmediate|\bno vesting\b|\bday (?:one|1)\b|\bright away\b|\bat all times\b|\balways\b|\b(?:upon|at) (?:hire|deposit|enrollment)\b|\bfirst day\b|\bfrom inception\b|\bwhen (?:they are |it is )?(?:received|made|deposited)\b/; // prettier-ignore
const full = /(?:100 ?%|fully|completely|totally) vest|vest\w* (?:at )?100 ?%/;
const bySteps =
  /\bgrad(?:ed|ual\w*)\b|\bratabl|\bincremental|\bpro-?rata|\bover (?:a |an |the |your )?(?:period of |course of |first )*(?:\d|two|three|four|five|six)|\bschedule\b.*\d ?%/;
const eachYear = /\b(?:per|each|every|a) (?:completed |full |additional )?year\b/;

const yearsOf = (value: Value): number[] => {
  if (value.kind !== 'time' || (value.unit !== 'year' && value.unit !== 'month')) return [];
  const years = value.unit === 'month' ? value.amount / 12 : value.amount;
  return Number.isInteger(years) && years >= 1 && years <= 10 ? [years] : [];
};

/** What a plain text that is about vesting says of the employer's money; null where it says nothing. */
export function vestingIn(text: string): Vesting | null {
  const ofCompany = text.split(parts).filter((part) => company.test(part) || !own.test(part));
  const said = ofCompany.join('; ');
  if (said.trim() === '') return null;
  const lengths = valuesOf(said).flatMap(yearsOf);
  const longest = lengths.length === 0 ? null : Math.max(...lengths);
  const steps = percentsIn(said).filter(({ value, from, to }) => value < 100 && value >= 10 && !/\bmatch\w* (?:of |up to |at )?$/.test(said.slice(Math.max(0, from - 16), from)) && !/^ ?(?:of (?:pay|the first|your|contrib)|match|up to)/.test(said.slice(to))); // prettier-ignore
  const [step] = steps;
  if (/\bcliff\b/.test(said)) return { kind: 'cliff', years: longest };
  if (longest === null) {
    if (step !== undefined && eachYear.test(said) && step.value <= 50)
      return { kind: 'graded', years: Math.ceil(100 / step.value) };
    const last = /\b100 ?%[^.;,%]{0,25}\byear (\d)\b|\byear (\d)[:( -]{1,4}100 ?%/.exec(said);
    if (last !== null) return { kind: steps.length > 0 ? 'graded' : 'cliff', years: Number(last[1] ?? last[2]) };
    return atOnce.test(said) || full.test(said) || /^(?:100 ?%|fully)$/.test(said)
      ? { kind: 'immediate', years: 0 }
      : null;
  }
  const isYearly = eachYear.test(said) && /vest\w*[^.;,]{0,30} (?:each|every|per|a) /.test(said);
  if (steps.length > 0 || bySteps.test(said) || isYearly) {
    const isSteady = steps.length === 1 && step !== undefined && eachYear.test(said) && longest === 1;
    return { kind: 'graded', years: isSteady ? Math.ceil(100 / step.value) : longest };
  }
  if (full.test(said) || /\b(?:after|upon|following|once|until|complet\w+|with|at)\b/.test(said))
    return { kind: 'cliff', years: longest };
  return { kind: null, years: longest };
}
