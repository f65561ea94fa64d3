import { chapter, part, type Section, type Writer } from '../sections.ts';
import { glossary } from '../words/glossary.ts';
import { carrierTexts } from '../words/carrier.ts';
import { sayLines, type Script } from '../words/grammar.ts';
import { guidance } from '../words/guidance.ts';
import { moreNotices } from '../words/more-notices.ts';
import { notices } from '../words/notices.ts';
import { opening } from '../words/opening.ts';

/** Advice that a reader may skip. */
const asides = new Set(['preventive', 'taxes', 'drugs', 'accounts', 'dentalcare', 'visioncare', 'beneficiary', 'saving', 'leaveask', 'mind', 'scams', 'nurseline', 'newmember', 'away']); // prettier-ignore

const told = new Map([...opening, ...guidance, ...carrierTexts].map((script) => [script.key, script]));

/** Says a script as a part of the chapter before it. */
export const tell =
  (key: string): Writer =>
  (source) => {
    const script = told.get(key);
    if (script === undefined) throw new Error(`There is no script ${key}`);
    const said = part(source.say(script.heading), sayLines(source.random, script, source.words));
    return [{ ...said, isAside: asides.has(key) }];
  };

const allNotices = [...notices, ...moreNotices];
/** Those that hardly any guide leaves out. */
const usual = new Set(['whcra', 'nmhpa', 'special', 'cobra', 'chip', 'medicare', 'privacy']);

/** Those that an employer owes, whoever insures its plan. */
const ofEmployers = new Set(['erisa', 'fmla', 'userra']);

/** The chapter of notices; `share` of those that are not usual are in it. */
export const writeNotices =
  (share: number): Writer =>
  (source) => {
    const { random, say, words } = source;
    const isTold = ({ key }: Script): boolean =>
      (usual.has(key) || random.chance(share)) &&
      // The law on pensions and welfare plans leaves out those of public employers.
      !(key === 'erisa' && source.employer.sector === 'public') &&
      // That on leave, businesses with fewer than fifty people.
      !(key === 'fmla' && source.employer.sector !== 'public' && source.employer.employees < 50) &&
      !(source.family === 'carrier' && ofEmployers.has(key));
    const parts = allNotices.flatMap((script): Section[] => {
      if (source.medical.plans.length === 0 || !isTold(script)) return [];
      const lines = sayLines(random, script, words);
      return lines.length === 0 ? [] : [{ ...part(say(script.heading), lines), isFormal: true }];
    });
    if (parts.length === 0) return [];
    const intro = say(
      `[Federal law requires that you be told of the following rights.|Every health plan has to send its members notices like these.|Please read these notices and pass them on to your covered family.|The notices below are required by law; please
        keep them with your records.|These notices explain rights that you have under federal law.] [Questions [go|should be directed] to {contact}.|If [anything|a notice] is unclear, [ask|contact] {contact}.|{contact} [answers|can answer] questions about them.|]`,
    );
    return [
      chapter(say('[Required notices|Legal notices|Important notices|Annual notices|Annual required notices]'), [
        intro,
      ]),
      ...parts,
    ];
  };

/** Terms explained, of those that the guide needs. */
export const writeGlossary: Writer = ({ medical, others, random, say, words }) => {
  const needed: Record<string, boolean> = {
    any: true,
    hsa: medical.plans.some(({ type }) => type === 'HDHP'),
    hra: medical.plans.some(({ hra }) => hra !== null),
    fsa: others.fsa !== null,
    referral: medical.plans.some(({ referral }) => referral),
    retirement: others.retirement !== null,
    roth: others.retirement?.roth === true,
    life: others.life !== null,
    disability: others.shortTerm !== null,
  };
  const share = 0.45 + random.next() * 0.45;
  const terms = glossary.filter(({ key }) => needed[key] === true && random.chance(share));
  const lines = terms.map((script) => {
    const meaning = sayLines(random, script, words).join(' ');
    return `${say(script.heading)}: ${meaning}`;
  });
  return [
    chapter(
      say('[Glossary|Terms to know|Key terms|Benefit terms explained|Benefits glossary]'),
      lines.toSorted((a, b) => a.localeCompare(b, 'en-US')),
    ),
  ];
};
