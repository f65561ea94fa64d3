import type { Change, Medical, Others } from './benefits.ts';
import type { Employer } from './employer.ts';
import { limits, type PlanYear } from './limits.ts';
import { modelMedical } from './model-medical.ts';
import { modelOthers } from './model-other.ts';

const before: Record<PlanYear, PlanYear | null> = { 2024: null, 2025: 2024, 2026: 2025 };

export interface YearOfBenefits {
  year: PlanYear;
  medical: Medical;
  others: Others;
  /** What is not as it was the year before; the first year is compared with none. */
  changes: Change[];
}

/** What an employer offers in a year. `known` is the year before where it is at hand: each year is modelled once. */
export function modelYear(employer: Employer, year: PlanYear, known: YearOfBenefits | null = null): YearOfBenefits {
  const [medical, others] = [modelMedical(employer, year), modelOthers(employer, year)];
  const last = before[year];
  if (last === null) return { year, medical, others, changes: [] };
  const old =
    known?.year === last ? known : { medical: modelMedical(employer, last), others: modelOthers(employer, last) };
  const changes = [
    ...carrierChanges(old.medical, medical, old.others, others),
    ...planChanges(old.medical, medical),
    ...limitChanges(others, last, year),
  ];
  return { year, medical, others, changes };
}

/** Lines whose members show a card. */
const cards = new Set(['medical', 'dental', 'vision']);

function carrierChanges(oldMedical: Medical, medical: Medical, oldOthers: Others, others: Others): Change[] {
  const lines: (readonly [string, string | undefined, string | undefined])[] = [
    ['medical', oldMedical.carrier, medical.carrier],
    ['dental', oldOthers.dental?.carrier, others.dental?.carrier],
    ['vision', oldOthers.vision?.carrier, others.vision?.carrier],
    ['life insurance plan', oldOthers.life?.carrier, others.life?.carrier],
    ['employee assistance program', oldOthers.eap?.vendor, others.eap?.vendor],
  ];
  return lines.flatMap(([line, from, to]): Change[] => {
    const isNew = from !== undefined && to !== undefined && from !== to;
    return isNew ? [{ kind: 'carrier', line, from, to, hasCards: cards.has(line) }] : [];
  });
}

function planChanges(old: Medical, now: Medical): Change[] {
  const [then, today] = [old, now].map(({ plans }) => new Map(plans.map((plan) => [plan.name, plan])));
  const changes: Change[] = [];
  for (const [name, plan] of today ?? []) {
    const earlier = then?.get(name);
    if (earlier === undefined) {
      changes.push({ kind: 'plan added', plan: name });
      continue;
    }
    const [[from], [to]] = [earlier.contribution, plan.contribution];
    if (from !== to) changes.push({ kind: 'contribution', plan: name, from, to });
    const [[was], [is]] = [earlier.deductible, plan.deductible];
    if (was !== is) changes.push({ kind: 'deductible', plan: name, from: was, to: is });
  }
  const closed = [...(then?.keys() ?? [])].filter((name) => today?.has(name) !== true);
  return [...changes, ...closed.map((plan): Change => ({ kind: 'plan closed', plan }))];
}

function limitChanges({ fsa }: Others, last: PlanYear, year: PlanYear): Change[] {
  const [then, now] = [limits[last], limits[year]];
  const all: Change[] = [
    { kind: 'limit', account: 'health care FSA', from: then.fsa, to: now.fsa },
    { kind: 'limit', account: 'dependent care FSA', from: then.dependentCare, to: now.dependentCare },
  ];
  return fsa === null ? [] : all.filter((change) => change.kind === 'limit' && change.from !== change.to);
}
