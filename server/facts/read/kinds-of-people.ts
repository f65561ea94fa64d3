import type { Unit } from './unit.ts';

/** Words that say which employees a label is of; the word itself may stand beside them. */
const some = new Set(
  `vice president presidents vp vps avp svp evp executive executives officer officers director directors manager managers management managerial
  supervisor supervisors supervisory administrator administrators administrative faculty teacher teachers union nonunion non-union bargaining
  represented unrepresented exempt nonexempt non-exempt hourly salaried salary part part-time temporary seasonal prn classified certificated
  certified professional professionals technical clerical police fire sworn civilian physicians nurses drivers attorneys senior leadership
  9-month 10-month 11-month 12-month nine-month ten-month twelve-month tier class group legacy grandfathered`.split(
    /\s+/,
  ),
);
const everybody = new Set(
  'all other others everyone else regular full full-time fulltime hire hires hired standard remaining'.split(' '),
);
const besides = new Set(
  'employee employees staff associates worker workers personnel team member members time and or the of new newly active eligible benefits-eligible unit above below non level levels'.split(
    ' ',
  ),
);
const people = /\b(?:employees|staff|associates|workers|team members)\b/;
/** And nouns of people that are of some. */
const persons =
  /\b(?:presidents?|[ase]?vps?|executives|officers|directors|managers|supervisors|administrators|faculty|teachers|physicians|nurses|drivers|attorneys|hires|hired)\b/;
const date = /\b(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2}\b/;
const earlier = /(?:\bhired\b|^).{0,20}\b(?:before|prior to|through|until)\b/;
const later = /(?:\bhired\b|^).{0,20}\b(?:after|since|from)\b/;

/** A longer label says more than whom it is of. */
const LONGEST = 60;

type Kind = 'everybody' | 'some' | 'people';

/** Which people a whole label names: everybody or those who come now, some alone, or people at large; null where it names other things. */
function kindOf(label: string): Kind | null {
  const text = label
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[*:]|^(?:class|group|tier) \w{1,3}(?=[:.–-])/g, ' ')
    .trim();
  if (text.length > LONGEST) return null;
  if (date.test(text) && earlier.test(text)) return 'some';
  if (date.test(text) && later.test(text)) return 'everybody';
  const words = text.split(/[\s/&,–—]+|(?<=\bnon)-|(?<=time)-/).filter((word) => word !== '');
  const known = words.filter((word) => !/^(?:\d{1,2}|i{1,3}|iv|v|[a-d])$/.test(word));
  if (known.length === 0 || known.some((word) => !some.has(word) && !everybody.has(word) && !besides.has(word)))
    return null;
  if (known.some((word) => some.has(word))) return 'some';
  return known.some((word) => everybody.has(word)) && words.length === known.length
    ? 'everybody'
    : people.test(text)
      ? 'people'
      : null;
}

/** Kinds that are of people only where what stands beside them says so: drugs have tiers, too. */
const isCounted = (label: string): boolean => /^(?:tier|class|group)\b[\s\w]{0,4}$/i.test(label.trim());

/**
 * Labels beside each other that are of different people, without the one that is of everybody: "Vice presidents" beside "All
 * others". Where none is so, all of them.
 *
 * @param areOfWork whether what they label is of employment, and not of care
 */
export function ofSome(labels: readonly string[], areOfWork: boolean): ReadonlySet<string> {
  // Plans and networks are called "Standard" and "Senior", too.
  if (!areOfWork && !labels.some((label) => people.test(label.toLowerCase()) || persons.test(label.toLowerCase())))
    return new Set();
  const kinds = new Map(
    [...new Set(labels)].map((label) => [label, isCounted(label) && !areOfWork ? null : kindOf(label)]),
  );
  const told = [...kinds].filter(([, kind]) => kind !== null);
  if (told.length < 2 || told.every(([, kind]) => kind !== 'some')) return new Set();
  const general = told.filter(([, kind]) => kind === 'everybody');
  const [only] = general.length === 1 ? general : [];
  return new Set(told.flatMap(([label]) => (label === only?.[0] ? [] : [label])));
}

const ofWork = /\b(?:service|tenure|employment|vacation|pto|time off|leave|sick|holidays?|accru\w+|hire)\b/i;

/** Whether a text names those alone who came before a day. */
export const isOfEarlier = (text: string): boolean =>
  /\bhired\b/i.test(text) && text.length <= LONGEST && date.test(text) && earlier.test(text.toLowerCase());

/** Whether what stands around says that a table is of employment. */
export const isOfWork = (texts: readonly string[]): boolean => texts.some((text) => ofWork.test(text));

/** Lines that one lead or title stands above, without those whose labels are of some people alone. */
export function withoutSome(units: readonly Unit[]): Unit[] {
  const groups = new Map<number, Unit[]>();
  for (const unit of units)
    if (unit.kind !== 'cell' && unit.around.label.length > 0) {
      const group = groups.get(unit.group);
      if (group === undefined) groups.set(unit.group, [unit]);
      else group.push(unit);
    }
  const left = new Set<Unit>();
  for (const group of groups.values()) {
    const others = ofSome(
      group.flatMap(({ around }) => around.label),
      isOfWork(group.flatMap(({ around }) => [...around.lead, ...around.heading])),
    );
    for (const unit of group) if (unit.around.label.some((label) => others.has(label))) left.add(unit);
  }
  return units.filter((unit) => !left.has(unit));
}
