import { cellsIn } from '../lines.ts';
import { planTypeIn } from '../plans.ts';
import { exceptAnnounced } from './announced.ts';
import { carrierMetrics, isKnown, type Kind, knownCarriers, notItsCarrier } from './known-carriers.ts';
import type { Candidate, Sentence, SentenceRules } from '../sentence.ts';

const by =
  /(?:offered|available|provided|administered|insured|underwritten|covered|managed|carried|coverage|insurance|plans?|network|benefits?|options?|enroll\w*|partner\w*)(?:,| -+)?(?: \w+){0,5}? (?:through|by|with|from|via) /g;
const ofPlan = /\b(medical|dental|vision|health) (?:plan|plans) of /g;
const properName = /^(?:the )?((?:[A-Z][\w&.'’-]*)(?: (?:[A-Z&][\w&.'’-]*|of(?= [A-Z])|and(?= [A-Z])))*)/;
const noName =
  /^(?:The|You|Your|Our|Benefits?|HR|Human Resources|January|March|April|May|June|July|August|October|IRS|Medicare|Plan|Workday|ADP|FSA|HSA|PPO|HDHP|HMO|In|Out|Network|Payroll|State|Federal|COBRA|A|An|Any|Each|All|This|That|Section)\b/;

/** "The plans offered through Quillmark LLC": who offers, and no insurer. */
const ofEmployer = /\b(?:LLC|LLP|Inc|Corp|Ltd)\.?$/;

const kindsOf = (text: string): Kind[] =>
  (['medical', 'dental', 'vision'] as const).filter(
    (kind) =>
      new RegExp(`\\b${kind}\\b`).test(text) ||
      (kind === 'vision' && /\beye ?care\b/.test(text)) ||
      (kind === 'medical' &&
        /\bhealth (?:plans?|insurance|coverage)|\bhealth(?:,| and| &) (?:dental|vision)|\bhealthcare\b/.test(text)),
  );

/** "Dental coverage through Brightmolar Dental": a name that stands where a carrier does. */
function namedInSentence({ text, original, kind, topic }: Sentence): Candidate[] {
  if (kind === 'row' || !/through|by |with |from |via |plans? of|coverage of|insurance of/.test(text)) return [];
  const here = kindsOf(text);
  const about = here.length > 0 ? here : topic === 'medical' || topic === 'dental' || topic === 'vision' ? [topic] : [];
  const [only] = about;
  const told = text.replaceAll(/\blife (?:insurance|assurance) (?:company|co\b)/g, ' ');
  if (only === undefined || about.length > 1 || notItsCarrier.test(told)) return [];
  const isArranged = arranges.test(text);
  for (const pattern of [by, ofPlan]) {
    for (const { index, 0: whole } of text.matchAll(pattern)) {
      const rest = original.slice(index + whole.length);
      const name = properName.exec(rest)?.[1]?.replace(/[.,;:'’]+$|['’]s$/, '');
      if (name === undefined || noName.test(name) || ofEmployer.test(name) || name.length > 60 || name.length < 3)
        continue;
      const several = name.split(/,? and | & /).filter((part) => isKnown(only, part.toLowerCase()));
      const all = several.length > 1 ? several : [name];
      if (isKnown(only, name.toLowerCase()))
        return all.map((words) => ({ metric: carrierMetrics[only], words, confidence: 0.88 }));
      // "provided by Clearbay Vision": the name says itself that it is an insurer's.
      if (
        !isArranged &&
        ofTrade[only].test(name) &&
        /(?:provided|offered|administered|insured|carried)(?: \w+){0,2} (?:by|through|via) $/.test(whole) &&
        !/^(?:Medical|Dental|Vision|Health|Other)\b|\b(?:Death|Other|Group|Employee|Program|Plans|Benefits)\b/.test(
          name,
        )
      )
        return [
          {
            metric: carrierMetrics[only],
            words: name,
            confidence: isPool.test(name) ? 0.74 : 0.84,
            review: isPool.test(name),
          },
        ];
      const isPlan = /^(?: \w+)?,? plan\b/.test(rest.slice(rest.indexOf(name) + name.length).toLowerCase());
      if (
        isPlan ||
        isArranged ||
        here.length === 0 ||
        !places.test(whole) ||
        !/plan|coverage|insured|administered/.test(whole)
      )
        continue;
      // A name that nothing tells to be an insurer's may be of who arranges the plan.
      return [
        {
          metric: carrierMetrics[only],
          words: name,
          confidence: 0.82,
          review: !ofTrade[only].test(name) || isPool.test(name),
        },
      ];
    }
  }
  return [];
}

/** What insurers have in their names by what they cover. */
const ofTrade: Record<Kind, RegExp> = {
  medical: /\b(?:Health ?|HMO|Insurance|Mutual)\b/,
  dental: /\b(?:Dental|Insurance|Mutual|Life)\b/,
  vision: /\b(?:Vision|Eye|Eyecare|Mutual|Life)\b/,
};

/** Who arranges insurance for an employer, and insures nobody. */
const arranges = /\bbrokers?\b|\bconsult(?:ant|ing)s?\b|\bpeo\b|\bpayroll\b/;

/** Who gathers employers, whose plans others insure. */
const isPool = /\b(?:Fund|Trust|Pool|Board)\b/;

/** Words after which a name is the carrier's; "offered by" may as well name the employer. */
const places = /administered|insured|carried|through $|from $|of $/;
const carrierWords =
  /\bplans?\b|coverage|insur|carrier|network|administ|provider|through|partner|offer|\bd?ppo\b|\bhdhp\b|\bd?hmo\b|\bepo\b|\bhsa\b|claims|nurse|card|co-?pay|allowance|maximum/;

/** "Wellmark Blue Cross-Blue Shield" is one name: what stands side by side is. */
function withoutParts(all: readonly string[], original: string): string[] {
  // "Vision Service Plan (VSP)"
  const names = all.filter((name) => !all.some((other) => original.includes(`${other} (${name})`)));
  const [first, second] = names;
  const joined = [' ', '-', '/']
    .map((gap) => `${first}${gap}${second}`)
    .find((whole) => first !== undefined && second !== undefined && original.includes(whole));
  return joined === undefined ? [...names] : [joined, ...names.slice(2)];
}

const medicalAlone = /blue cross|kaiser/;

/** Well-known carriers in a text about one benefit, or about several that the carrier has all of. */
function knownCarrier({ text, original, kind, topic, heading, section }: Sentence): Candidate[] {
  if (kind === 'row' || !carrierWords.test(text)) return [];
  if (
    /disabilit|\blife\b|\beap\b|telehealth|pharmacy|prescription|spouse's|discount|\bapp\b|not (?:a|an|the)|such as/.test(
      text,
    )
  )
    return [];
  const here = kindsOf(text);
  const told = topic ?? (planTypeIn(text) !== null || medicalAlone.test(text) ? 'medical' : null);
  const headed =
    told === 'medical' || told === 'dental' || told === 'vision'
      ? [told]
      : told === null
        ? kindsOf(`${heading} ${section}`)
        : [];
  return (here.length > 0 ? here : headed).flatMap((about, _, kinds) => {
    const places = Array.from(text.matchAll(knownCarriers[about]), ({ index, 0: name }) =>
      original.slice(index, index + name.length),
    );
    const names = [...new Set(withoutParts(places, original))];
    const most = kinds.length > 1 ? 1 : /\b(?:carriers|insurers)\b/.test(text) ? 5 : 2;
    if (names.length > most) return [];
    const confidence = names.length > 1 || kinds.length > 1 ? 0.74 : 0.8;
    return names.map((words) => ({ metric: carrierMetrics[about], words, confidence }));
  });
}

const labelled = /^(?:your )?(medical|health|dental|vision)(?: (?:insurance|carrier|plan)){0,2}: ([\w&.' -]{3,40})$/;

/** "Vision: Opal Sight" in a list of who provides what. */
function namedAfterLabel({ text, original, kind }: Sentence): Candidate[] {
  if (kind === 'row' || text.length > 70) return [];
  const [, label, rest = ''] = labelled.exec(text) ?? [];
  if (label === undefined || rest.split(' ').length > 5) return [];
  const about: Kind = label === 'dental' || label === 'vision' ? label : 'medical';
  const written = original.slice(original.length - rest.length);
  const name = written.replace(/ (?:vision|dental|medical|health)?(?: ?(?:d?ppo|d?hmo|epo|hdhp|plan))*$/i, '');
  if (!/^[A-Z]/.test(name) || noName.test(name) || /\b(?:covered|free|yes|paid|full|week|day|plan)/.test(rest))
    return [];
  return [{ metric: carrierMetrics[about], words: name, confidence: isKnown(about, rest) ? 0.84 : 0.76 }];
}

/** "Hospital care through Aetna" in a cell beside the benefit's name: one carrier that is knownCarriers. */
function throughKnown(about: Kind, cells: readonly string[], originals: readonly string[]): string | null {
  const found = cells.flatMap((cell, at) => {
    if (!/\b(?:through|by|with|via)\s/.test(cell) || notItsCarrier.test(cell)) return [];
    return Array.from(cell.matchAll(knownCarriers[about]), ({ index, 0: name }) =>
      /\b(?:through|by|with|via|is|:)\s(?:\w+ )?$/.test(cell.slice(0, index))
        ? (originals[at] ?? '').slice(index, index + name.length)
        : '',
    ).filter((name) => name !== '');
  });
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : null;
}

const contactHeading = /contact|carrier|call|vendor|phone|who to/;
const rowKind =
  /^(?:your )?(medical|health|dental|vision)(?: (?:plans?|insurance|coverage|benefits?|carrier|ppo|hmo|hdhp|claims|insurer)){0,3}(?: \(.*\))?$/;

/** "Dental | Brightmolar Dental" in a table of contacts, "Carrier | Aetna" in a table about one benefit. */
function namedInRow({ original, cells, heading, section, subject, kind }: Sentence): Candidate[] {
  if (kind !== 'row') return [];
  const [label = '', ...rest] = cells;
  const originals = cellsIn(original);
  const told = rowKind.exec(label)?.[1];
  const isLabel = /^(?:insurance )?(?:carrier|insurer|administrator|network)s?$/.test(label);
  const about: Kind | null =
    told !== undefined
      ? told === 'health'
        ? 'medical'
        : told === 'dental' || told === 'vision'
          ? told
          : 'medical'
      : isLabel && (subject === 'medical' || subject === 'dental' || subject === 'vision')
        ? subject
        : null;
  if (about === null) return [];
  const through = throughKnown(about, cells.slice(1), originals.slice(1));
  if (through !== null) return [{ metric: carrierMetrics[about], words: through, confidence: 0.82 }];
  const [cell = ''] = rest;
  const name = (originals[1] ?? '').trim();
  const isListed = contactHeading.test(`${heading} ${section}`) || isLabel;
  if (
    cell === '' ||
    cell.length > 60 ||
    /[$%@]|https?:|www\.|\d{3}|covered|not |you |pays?\b|^(?:yes|no|none|n\/a|varies)/.test(cell) ||
    !/^[A-Z]/.test(name)
  )
    return [];
  const sure = isKnown(about, cell);
  if (!sure && (!isListed || /\b(?:ppo|hdhp|hmo|plan)\b/.test(cell))) return [];
  return [
    {
      metric: carrierMetrics[about],
      words: name.replace(/ ?\(.*\)$/, ''),
      confidence: sure && isListed ? 0.86 : sure || isListed ? 0.8 : 0.6,
    },
  ];
}

/** A heading that is a carrier's name and nothing else: "VSP". */
function namedAbove({ heading, section, before, passage }: Sentence): Candidate[] {
  if (before !== '') return [];
  const head = section === '' ? heading : section;
  const written = (passage.heading ?? '').trim();
  if (head !== heading || written.length > 30) return [];
  return (['vision', 'dental'] as const).flatMap((kind) =>
    onlyKnown[kind].test(head) ? [{ metric: carrierMetrics[kind], words: written, confidence: 0.78 }] : [],
  );
}

const besideKind =
  /^(medical|health|dental|vision)(?: (?:insurance|plans?|benefits?|care)){0,2} ?(?:-|:|\(|,|\bby\b|\bthrough\b|\bwith\b|\bfrom\b) ?(.{2,50}?)\)?$/;

/** "Vision – VSP", "Dental insurance (Guardian)": a heading that names the carrier beside the benefit. */
function namedInHeading({ heading, before, passage }: Sentence): Candidate[] {
  if (before !== '') return [];
  const [, called = '', rest = ''] = besideKind.exec(heading) ?? [];
  const kind: Kind | undefined = called === 'health' ? 'medical' : kindsOf(called)[0];
  if (kind === undefined) return [];
  const places = Array.from(rest.matchAll(knownCarriers[kind]));
  if (places[0]?.index !== 0 || places.length > 2) return [];
  const start = heading.lastIndexOf(rest);
  return places.map(({ index, 0: name }) => ({
    metric: carrierMetrics[kind],
    words: (passage.heading ?? '').slice(start + index, start + index + name.length),
    confidence: places.length > 1 ? 0.74 : 0.82,
  }));
}

const onlyKnown = {
  vision: /^vsp$/,
  dental: /^(?:delta dental(?: of [a-z]+)?|united ?concordia|dentaquest)$/,
};

export const carriers: SentenceRules = {
  about:
    /medical|health|\bvsp\b|eye|delta|blue cross|dental|vision|carrier|insurer|administrator|\bppo\b|\bhmo\b|\bepo\b|\bhsa \d/,
  rules: [namedInSentence, knownCarrier, namedAfterLabel, namedInRow, namedAbove, namedInHeading].map(exceptAnnounced),
};
