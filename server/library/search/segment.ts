import { stateNames } from '../../../contract/vocabulary/states.ts';
import { atOnce, type Pieces } from './in-pieces.ts';
import { type Postings, PostingsBuilder } from './postings.ts';
import type { FactValue, GuideRow } from './search-index.ts';
import { FactsBuilder, type SegmentFacts } from './structure/facts.ts';
import { type Token, tokenize } from './tokenize.ts';

/** What the search needs to know of a guide; texts stay in the database. */
export interface GuideFacts extends Pick<
  GuideRow,
  'id' | 'title' | 'employer' | 'planYear' | 'sample' | 'type' | 'industry' | 'state' | 'employees'
> {
  /** Of its medical plans. */
  planTypes: string[];
  carriers: string[];
}

/** Some guides and their passages, indexed together. Nothing in it changes; a removed guide is passed over by its owner. */
export interface Segment {
  guides: GuideFacts[];
  /** By guide: its first passage; one more entry at the end. */
  firstPassage: Uint32Array;
  /** By passage: its guide. */
  guideOf: Uint32Array;
  /** By passage: the 16 bytes of its id. */
  passageIds: Uint8Array;
  /** By passage: how many words its heading has, which stand before those of its text; 0 for one that says nothing of its own. */
  headings: Uint8Array;
  /** Heading and text of each passage. */
  passages: Postings;
  /** Title, employer, industry, state and year of each guide. */
  guideFields: Postings;
  facts: SegmentFacts;
}

// Halves: a word in a heading says more than one in the text, and a word in a title more than either.
const TEXT = 2;
const BARE = 1;
const HEADING = 4;
const TITLE = 4;
const DETAIL = 2;

/** Collects guides and turns them into a {@link Segment}. */
export class SegmentBuilder {
  private readonly guides: GuideFacts[] = [];
  private readonly firstPassage: number[] = [];
  private readonly guideOf: number[] = [];
  private readonly ids: string[] = [];
  private readonly headings: number[] = [];
  private readonly passages = new PostingsBuilder();
  private readonly guideFields = new PostingsBuilder();
  private readonly facts = new FactsBuilder();

  get passageCount(): number {
    return this.ids.length;
  }

  add(guide: GuideRow): void {
    const number = this.guides.length;
    this.guides.push(whatItIs(guide));
    this.facts.add(guide.facts ?? []);
    this.firstPassage.push(this.ids.length);
    const [title, employer] = [tokenize(guide.title), tokenize(guide.employer)];
    this.guideFields.add([
      { tokens: title, weight: TITLE },
      { tokens: employer, weight: TITLE },
      { tokens: tokenize(detailsOf(guide)), weight: DETAIL },
    ]);
    const named = new Set([...title, ...employer].map((token) => token.term));
    const repeats = (tokens: readonly Token[]): boolean => tokens.every((token) => named.has(token.term));
    for (const passage of guide.passages) {
      this.ids.push(passage.id);
      this.guideOf.push(number);
      const [heading, text] = [tokenize(passage.heading ?? ''), tokenize(passage.text)];
      this.headings.push(repeats(heading) || repeats(text) ? 0 : Math.min(heading.length, 255));
      // A cover tells a reader nothing more than the title, which counts for the whole guide; and a heading that is the
      // title, carried on over pages, says little of what stands beneath it.
      this.passages.add([
        { tokens: repeats(text) ? [] : heading, weight: repeats(heading) ? BARE : HEADING },
        { tokens: repeats(text) ? [] : text, weight: TEXT },
      ]);
    }
  }

  finish(): Segment {
    return atOnce(this.finishInPieces());
  }

  *finishInPieces(): Pieces<Segment> {
    return {
      guides: this.guides,
      firstPassage: Uint32Array.from([...this.firstPassage, this.ids.length]),
      guideOf: Uint32Array.from(this.guideOf),
      passageIds: packIds(this.ids),
      headings: Uint8Array.from(this.headings),
      passages: yield* this.passages.finishInPieces(),
      guideFields: yield* this.guideFields.finishInPieces(),
      facts: this.facts.finish(),
    };
  }
}

function whatItIs(guide: GuideRow): GuideFacts {
  const { id, title, employer, planYear, sample, type, industry, state, employees, facts = [] } = guide;
  const plans = { planTypes: wordsOf(facts, 'medical.plan_type'), carriers: wordsOf(facts, 'medical.carrier') };
  return { id, title, employer, planYear, sample, type, industry, state, employees, ...plans };
}

function wordsOf(facts: readonly FactValue[], metric: string): string[] {
  return [...new Set(facts.flatMap((fact) => (fact.metric === metric && fact.words !== null ? [fact.words] : [])))];
}

function detailsOf(guide: GuideRow): string {
  const state = guide.state === null ? '' : `${guide.state} ${stateNames[guide.state] ?? ''}`;
  return [guide.industry ?? '', state, guide.planYear ?? '', guide.type].join(' ');
}

function packIds(ids: readonly string[]): Uint8Array {
  const packed = new Uint8Array(ids.length * 16);
  ids.forEach((id, at) => packed.set(Buffer.from(id.replaceAll('-', ''), 'hex'), at * 16));
  return packed;
}

const digits = Buffer.from('0123456789abcdef');
/** An id while it is written, with its hyphens. */
const written = Buffer.from('00000000-0000-0000-0000-000000000000');
/** By byte of an id: where its two digits stand. */
const places = Uint8Array.from(
  { length: 16 },
  (_, byte) => 2 * byte + [4, 6, 8, 10].filter((from) => byte >= from).length,
);

/** The id of a passage as it was given. A search writes a hundred: digit by digit is quicker than slices of a string. */
export function passageIdOf({ passageIds }: Segment, passage: number): string {
  for (let byte = 0; byte < places.length; byte += 1) {
    const value = passageIds[passage * 16 + byte] ?? 0;
    const place = places[byte] ?? 0;
    written[place] = digits[value >>> 4] ?? 0;
    written[place + 1] = digits[value & 15] ?? 0;
  }
  return written.toString('latin1');
}
