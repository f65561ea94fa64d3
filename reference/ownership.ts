import { entriesOf } from './entry.ts';
import { places } from './places.ts';

/** Who counts as one employer or as no employee, and coverage that is taken back. */
export const ownership = entriesOf(
  {
    topics: ['aca'],
    appliesTo: 'Employers of any size; the mandate and its forms bind those of 50 and more.',
    planDecides: 'Eligibility within these rules, and which related employers take part.',
    counsel: 'Counsel should look at common ownership, at owners and their families, and before coverage is taken back.',
  },
  [
  {
    id: 'controlled-group',
    topics: ['aca', 'cobra', 'nondiscrimination'],
    title: 'Controlled groups: related employers count as one',
    names: ['controlled group', 'common ownership', 'related companies', 'affiliated service group', 'two companies same owner', 'brother-sister group', 'parent subsidiary 80%', 'owner has several companies', 'aggregate companies ale', 'sister company count', 'i own two companies do they count together', 'same owner of two businesses', 'sister companies count together'],
    rule: 'Employers under common ownership, mostly of 80% or more, count as one when employees are counted for the ACA’s mandate, COBRA and nondiscrimination tests. A group that is large makes every member large; each member then answers for its own offer, penalties and Forms 1095-C.',
    exceptions: 'Brother-sister groups need five or fewer owners with 80% together and more than 50% alike. Service groups may count as one by what they do together.',
    source: 'IRC §414(b), (c), (m), (o); 26 CFR 54.4980H-1(a)(16)',
    checked: [places.healthFaqsControlled, places.peopleKeepControlled, places.michBusinessControlled],
  },
  {
    id: 's-corporation-owners',
    topics: ['section-125', 'hsa'],
    title: 'Owners of more than 2% of an S corporation, partners and sole proprietors',
    names: ['who cannot be in a cafeteria plan', 'owners excluded from pre-tax benefits', 's corp owner', 's corporation shareholder', '2% shareholder', 'more than 2% shareholder', 'owner in the cafeteria plan', 'owner hsa', 'partner cafeteria plan', 'llc member cafeteria plan', 'sole proprietor benefits', 'self-employed owner benefits', 's corp owner hsa', 's corp owner health premiums'],
    rule: 'Shareholders of more than 2% of an S corporation count as self-employed: they cannot take part in a cafeteria plan, so not in pre-tax premiums, FSAs or HSA contributions by payroll. Premiums and HSA contributions that the company pays for them are income on their W-2; they may deduct both on their own return.',
    exceptions: 'Their spouse, children, parents and grandparents who work there are treated alike. Shareholders of a C corporation are employees.',
    source: 'IRC §§125, 162(l), 318, 1372; Notice 2008-1; Notice 2005-8',
    checked: [places.thomsonReutersOwners, places.newfrontOwners, places.nfpOwners],
  },
  {
    id: 'rescission',
    topics: ['aca'],
    title: 'Taking coverage back (rescission)',
    names: ['rescission', 'rescind coverage', 'retroactive termination', 'terminate coverage retroactively', 'cancel coverage retroactively', 'take back coverage', 'ineligible dependent found', 'ex-spouse left on the plan', 'cancel coverage back to an earlier date', 'drop someone retroactively', 'take coverage back', 'ineligible person on the plan'],
    rule: 'A health plan may end coverage retroactively only for fraud or an intentional misrepresentation of a material fact, as its terms say, and after at least 30 days of written notice. Otherwise it ends from now on.',
    exceptions: 'It is no rescission where premiums were not paid, where the employee asks for it, or where a plan was not told of a divorce and nobody paid the COBRA premium.',
    source: 'PHSA §2712; 29 CFR 2590.715-2712; FAQ Part II, Q7',
    checked: [places.keenanRescission, places.asrRescission, places.asintaRescission],
  },
  ],
); // prettier-ignore
