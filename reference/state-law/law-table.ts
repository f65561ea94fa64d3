import { lawCities, lawTopics, type LawTopicKey } from '../../contract/vocabulary/law-topics.ts';
import { stateNames } from '../../contract/vocabulary/states.ts';
import { entriesOf, type Entry, type Places } from '../entry.ts';

/** What a state, or a city, has on a topic. */
export interface LawRow {
  rule: string;
  source: string;
  exceptions?: string;
  checked?: Places;
}

/** The laws of states on one topic. */
export interface LawTable {
  topic: LawTopicKey;
  /** What federal law says of it, and which states have a law; the id where another file has it. */
  general: LawRow | string;
  /** It names every state that has one, so that another has none. */
  isWhole?: true;
  appliesTo: string;
  planDecides: string;
  counsel?: string;
  /** By the code of a state or a city. */
  rules: Readonly<Record<string, LawRow>>;
  /** Ids of entries of other tables and files, by the code of their state or city. */
  also?: Readonly<Record<string, readonly string[]>>;
  /** The topic whose law of a place is the nearest where this one has none: what people call "paid leave" is either. */
  nearest?: LawTopicKey;
}

const COUNSEL = 'Counsel should look at employees in several states, at remote work, and at policies that were promised in writing.'; // prettier-ignore

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const nameOf = (code: string): string => lawCities[code]?.[0] ?? stateNames[code] ?? code;
/** The id of the entry of a table's place; the general one has no place. */
export const lawId = (topic: LawTopicKey, place = 'us'): string => `law-${topic}-${place.toLowerCase()}`;

/** The entries of a table: its general one, then one a place. */
export function entriesOfTable({
  topic,
  general,
  rules,
  appliesTo,
  planDecides,
  counsel = COUNSEL,
}: LawTable): readonly Entry[] {
  const { label, subject } = lawTopics[topic];
  const [name] = lawTopics[topic].names;
  return entriesOf({ topics: [subject], appliesTo, planDecides, counsel }, [
    ...(typeof general === 'string'
      ? []
      : [{ id: lawId(topic), title: `${capital(label)} by law`, names: [`which states require ${name}`], ...general }]),
    ...Object.entries(rules).map(([code, row]) => ({
      id: lawId(topic, code),
      title: `${nameOf(code)}: ${label}`,
      names: [`${nameOf(code)} ${name}`.toLowerCase()],
      ...row,
    })),
  ]);
}
