import type { StatedFact } from '../sections.ts';
import {
  aPlan,
  cells,
  chapter,
  dollars,
  type Line,
  listed,
  part,
  type Section,
  type Source,
  stating,
  type Writer,
} from '../sections.ts';
import type { MedicalPlan } from '../benefits.ts';
import { type Cell, type Feature, features, moreFeatures } from './medical-features.ts';

const own = (plan: MedicalPlan, facts: readonly StatedFact[]): StatedFact[] =>
  facts.map((fact) => ({ ...fact, plan: plan.name }));

/** A row with a cell for each plan. */
export const acrossPlans = (
  label: string,
  plans: readonly MedicalPlan[],
  cell: (plan: MedicalPlan) => string,
  facts: (plan: MedicalPlan) => StatedFact[] = () => [],
): Line => stating(cells(label, ...plans.map(cell)), ...plans.flatMap((plan) => own(plan, facts(plan))));

export const writeMedical: Writer = (source) => {
  const { isBrief, medical, random, say } = source;
  if (medical.ichra !== null) return [writeIchra(source)];
  const { plans, carrier } = medical;
  const names = listed(plans.map(({ name }) => name));
  const intro: Line[] = [
    stating(
      say(
        plans.length === 1
          ? `[{name} offers one medical plan through {carrier}: {names}.|Medical coverage is provided through {carrier}. The plan is the {names}.
             |There is one medical plan, the {names}, administered by {carrier}.]`
          : `[{name} offers {count} medical plans through {carrier}: {names}.|Medical coverage is administered by {carrier}. You can choose from: {names}.
             |You have a choice of {count} medical plans through {carrier}: {names}.|The medical carrier is {carrier}. Your options are {names}.]`,
        { carrier, names, count: ['no', 'one', 'two', 'three', 'four', 'five'][plans.length] ?? plans.length },
      ),
      { metric: 'medical.carrier', value: carrier },
      ...(names.includes('HSA') ? [{ metric: 'hsa.eligible', value: 'yes' } as const] : []),
    ),
    say(
      plans.length === 1
        ? `[The plan covers|It covers|It pays for|The plan pays for] [office visits, hospital care, emergencies and
            prescriptions|preventive care, office visits, hospital stays and prescription drugs]; [the table shows what you pay|what you pay
            depends on the service|preventive care in the network is free].`
        : `[All plans cover|Each option covers|Each of them covers|Every plan pays for] [the same range of services|office visits, hospital
        care, emergencies and prescriptions]; [what differs is how much you pay, and when|they differ in premium and
        in what you pay for care|compare how costs are shared].`,
    ),
  ];
  // A single plan has room for both sides of its network.
  const isStacked = !isBrief && random.chance(plans.length === 1 ? 0.65 : 0.3);
  const shown = [
    ...features.filter((_, at) => at < 3 || at === 4 || random.chance(0.92)),
    ...(isBrief ? [] : moreFeatures.filter(() => random.chance(0.6))),
  ];
  const labels = shown.map(({ labels: choices }) => say(choices));
  const tables = isStacked ? stacked(source, shown, labels) : compared(source, shown, labels);
  return [
    chapter(
      say('[Medical plans|Medical coverage|Your medical plan options|Medical benefits|Medical insurance]'),
      intro,
    ),
    ...tables,
    ...(isBrief ? [] : about(source)),
  ];
};

/** All plans side by side, and how care outside of the network is shared. */
function compared(
  { isBrief, medical: { plans }, say }: Source,
  shown: readonly Feature[],
  labels: readonly string[],
): Section[] {
  const near: Line[] = [
    cells(say('[In-network|What you pay in network|In-network benefits]'), ...plans.map(({ name }) => name)),
    acrossPlans(
      say('[Plan type|Type of plan]'),
      plans,
      ({ type }) => type,
      ({ type }) => [{ metric: 'medical.plan_type', value: type }],
    ),
    acrossPlans(say('[Provider network|Network]'), plans, ({ network }) => network),
    ...shown.map(({ inside }, at) =>
      acrossPlans(
        labels[at] ?? '',
        plans,
        (plan) => inside(plan).text,
        (plan) => inside(plan).facts,
      ),
    ),
  ];
  const sections = [
    part(
      say(
        plans.length === 1
          ? '[Your medical plan|What the plan pays|Medical benefits in brief|Plan highlights|At a glance: medical]'
          : '[Medical plan comparison|Compare your plans|Medical plans side by side|Plan highlights|At a glance: medical]',
      ),
      near,
    ),
  ];
  const open = plans.filter(({ outside }) => outside !== null);
  if (open.length === 0 || isBrief) return sections;
  const far: Line[] = [
    say(
      `[Outside of the network you pay more.|If you go out of network, other amounts apply.|You may [use|see] providers outside of the network, [at a higher cost|but you pay more].|Out-of-network care is
        subject to amounts of its own.]`,
    ),
    cells(say('[Out-of-network|Out-of-network benefits]'), ...open.map(({ name }) => name)),
    ...shown.slice(0, 3).map(({ outside }, at) => {
      const cellOf = (plan: MedicalPlan): Cell =>
        plan.outside === null ? { text: 'Not covered', facts: [] } : outside(plan.outside, plan);
      return acrossPlans(
        labels[at] ?? '',
        open,
        (plan) => cellOf(plan).text,
        (plan) => cellOf(plan).facts,
      );
    }),
  ];
  return [
    ...sections,
    part(say('[Care outside the network|Out-of-network coverage|Using out-of-network providers]'), far),
  ];
}

/** A table for each plan, in the network and out of it. */
function stacked({ medical: { plans }, say }: Source, shown: readonly Feature[], labels: readonly string[]): Section[] {
  const heads = [say('[Benefit|Covered service|What you pay]'), 'In-network', 'Out-of-network'];
  return plans.map((plan) => {
    const { outside: out } = plan;
    const lines: Line[] = [
      stating(
        say(
          `[This is {type} plan|The {plan} is {type}] [that uses the {network} network|with the {network}
            network].`,
          { type: aPlan(plan.type), plan: plan.name, network: plan.network.replace(/ Network$/, '') },
        ),
        {
          metric: 'medical.plan_type',
          value: plan.type,
          plan: plan.name,
        },
      ),
      cells(...(out === null ? heads.slice(0, 2) : heads)),
      ...shown.map(({ inside, outside }, at) => {
        const both = [inside(plan), ...(out === null ? [] : [outside(out, plan)])];
        return stating(
          cells(labels[at] ?? '', ...both.map(({ text }) => text)),
          ...own(
            plan,
            both.flatMap(({ facts }) => facts),
          ),
        );
      }),
    ];
    return part(plan.name, lines);
  });
}

/** What is said below the tables. */
function about({ medical, random, say }: Source): Section[] {
  const lines: Line[] = [];
  const { plans, funding, stopLoss, telehealthCopay, telehealth } = medical;
  if (random.chance(0.3)) {
    const metric = { metric: 'medical.funding', value: funding } as const;
    lines.push(
      stating(say('[The medical plans are {funding}.|These medical plans are {funding}.]', { funding }), metric),
    );
    if (stopLoss !== null && funding === 'self-funded') {
      lines.push(
        say(
          `{name} [pays the claims itself|bears the cost of claims]; {carrier} [handles them|administers
            them], and [very large claims are insured|stop-loss coverage protects the plan from catastrophic
            claims].`,
          { carrier: medical.carrier },
        ),
      );
    }
  }
  const gated = plans.filter(({ referral }) => referral);
  if (gated.length > 0) {
    lines.push(
      say(
        `[In the {plans} you choose a primary care provider, who refers you to specialists.|With the {plans} you need a primary care provider and referrals to see specialists.]`,
        { plans: listed(gated.map(({ name }) => name)) },
      ),
    );
  }
  lines.push(
    stating(
      telehealthCopay === 0
        ? say(
            `[Telehealth visits are free of charge.|Virtual visits through {by} are free of charge.|Telehealth
              visits with {by} cost $0.]`,
            { by: telehealth.name },
          )
        : say(
            `[A telehealth visit costs {amount}.|A telehealth visit through {by} costs {amount}.|The telehealth
              copay is {amount}.]`,
            { by: telehealth.name, amount: dollars(telehealthCopay) },
          ),
      { metric: 'medical.telehealth_copay', value: telehealthCopay },
    ),
  );
  return [part(say('[Good to know|About your medical coverage|More about the medical plans|Also covered]'), lines)];
}

/** An arrangement that takes the place of plans. */
function writeIchra({ medical: { ichra }, say }: Source): Section {
  const { single = 0, family = 0, vendor = { name: '', phone: '', web: '' } } = ichra ?? {};
  return chapter(
    say('[Help with coverage of your own choice|Individual coverage HRA (ICHRA)|Your health coverage allowance]'),
    [
      say(
        `[{name} does not sponsor a group medical plan. Instead we reimburse the premiums of coverage that you buy
          yourself.|Rather than choosing a plan for everyone, {name} gives you an allowance for individual coverage
          of your choice.]`,
      ),
      say(
        `The allowance is {single} a month for an employee alone and {family} a month with dependents, paid through
          {vendor}.`,
        { single: dollars(single), family: dollars(family), vendor: vendor.name },
      ),
      say(
        "[Buy a plan on the Marketplace or from any insurer|Choose a plan in your state's Marketplace or directly from an insurer], [then upload proof of coverage at {web}|and send proof of coverage to {vendor} each month]. [Someone who accepts the allowance cannot also take a tax credit.|With the allowance there is no premium tax credit.]",
        { web: vendor.web, vendor: vendor.name },
      ),
    ],
  );
}
