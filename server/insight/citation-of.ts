import type { Citation } from '../../contract/insight.ts';
import { placesOf } from '../../reference/entry.ts';
import { supportingQuote } from './supporting-quote.ts';
import type { Source } from './tools/sources.ts';

type PassageSource = Extract<Source, { kind: 'passage' }>;

/** The citation of a source by the sentences that cite it, under the number that the reader sees. */
export function citationOf(source: Source, marker: number, sentences: readonly string[]): Citation {
  switch (source.kind) {
    case 'figure': {
      const { result, title, n, samples } = source;
      const guides = result.guides.map(({ guideId, title: named, employer, planYear }) => ({
        documentId: guideId,
        title: named,
        employer,
        planYear,
      }));
      return {
        kind: 'figure',
        marker,
        title,
        peers: result.peers,
        n,
        samples,
        guides: guides.slice(0, MOST_GUIDES),
        guidesTotal: result.guidesTotal,
        spec: result.spec,
      };
    }
    case 'rule': {
      const { id, title, source: authority, asOf } = source.entry;
      const { survey } = source;
      return {
        kind: 'rule',
        marker,
        id,
        title,
        source: authority,
        asOf,
        places: placesOf(source.entry),
        ...(survey === undefined ? {} : { survey }),
      };
    }
    case 'passage': {
      const { guideId, passageId, title, employer, planYear, page, heading } = source.passage;
      const quote = quoteOf(source, sentences);
      return {
        kind: 'passage',
        marker,
        documentId: guideId,
        passageId,
        title,
        employer,
        planYear,
        page,
        heading,
        quote,
      };
    }
    default:
      return source satisfies never;
  }
}

/** Guides that stand with a figure; how many there are in all is said. */
const MOST_GUIDES = 12;

/** The words of a passage that support some sentences: those of the facts that they state, else the ones that say most of it. */
function quoteOf({ passage, facts }: PassageSource, sentences: readonly string[]): string {
  const stated = facts.filter(({ said }) => sentences.some((sentence) => sentence.includes(said)));
  if (stated.length === 0) return supportingQuote(passage.text, sentences);
  const from = Math.min(...stated.map(({ quoteFrom }) => quoteFrom));
  const to = Math.max(...stated.map(({ quoteTo }) => quoteTo));
  return passage.text.slice(from, to);
}
