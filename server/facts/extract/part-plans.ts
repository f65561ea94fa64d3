import { planTypeIn } from './plans.ts';
import type { Line } from './lines.ts';
import type { PlanName } from './sentence.ts';

/** What plans of one benefit go by beside each other; "preferred" is as often a drug, and "network" where one goes. */
const name = String.raw`((?:high|low|mid|base|buy-?up|core|premier|premium|enhanced|standard|basic|gold|silver|bronze|platinum|choice|classic|value|plus|traditional|saver|c?hdhp|[dh]?ppo|d?hmo|epo|pos|hsa)(?: (?:ppo|hmo|epo|pos|hdhp|hsa))?(?: (?:plan|option))?)`;
const amount = String.raw`(\$?\d[\d,.]*%?)`;
const behind = new RegExp(
  String.raw`^${amount}(?: co-?pay)? (?:\(${name}\)|(?:for |on |under |in |with )?(?:the )?${name})$`,
);
const before = new RegExp(String.raw`^(?:the )?${name}:? ${amount}$`);

/** An amount of a cell with the plan that the cell names for it. */
export interface PlanPart {
  cell: string;
  plan: PlanName;
}

/** "80% base / 100% high", "$1,500 (low) / $2,000 (high)": the amounts of a cell by the plans that it names; null otherwise. */
export function partsByPlan(cell: string, line: Line): PlanPart[] | null {
  const parts = cell.split(/ ?(?:\/|;|,(?!\d)|\band\b) ?/);
  if (parts.length < 2) return null;
  const read = parts.flatMap((part): PlanPart[] => {
    const [, first, inBrackets, plain] = behind.exec(part) ?? [];
    const [, ahead, second] = before.exec(part) ?? [];
    const [value, called] = [first ?? second, inBrackets ?? plain ?? ahead];
    return value === undefined || called === undefined ? [] : [{ cell: value, plan: planCalled(called, line) }];
  });
  const names = new Set(read.map(({ plan }) => plan.name));
  return read.length === parts.length && names.size === parts.length ? read : null;
}

/** The plan by the name as the line writes it. */
function planCalled(called: string, { passage, from }: Line): PlanName {
  const text = passage.text.slice(from);
  const at = text.toLowerCase().indexOf(called);
  return { name: at === -1 ? called : text.slice(at, at + called.length), type: planTypeIn(called) };
}
