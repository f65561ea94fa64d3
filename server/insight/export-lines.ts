import type { Citation, ThreadMessage } from '../../contract/insight.ts';

/** A message as it stands in an export. */
export interface ExportedMessage {
  who: 'You' | 'BenJovi';
  /** The moment, as `2026-11-23 19:05 UTC`. */
  at: string;
  /** Markdown, its markers as [1]. */
  text: string;
  stopped: boolean;
  /** What each marker stands for, in order. */
  sources: readonly { marker: number; text: string }[];
}

/** The messages of a chat as they are exported. */
export const exportedMessages = (messages: readonly ThreadMessage[]): ExportedMessage[] =>
  messages.map(({ role, createdAt, content, citations, stopped }) => ({
    who: role === 'user' ? 'You' : 'BenJovi',
    at: `${createdAt.slice(0, 16).replace('T', ' ')} UTC`,
    // What a person typed is their own, brackets and all.
    text: role === 'user' ? content : content.replaceAll(/【(\d+)】/gu, '[$1]'),
    stopped,
    sources: citations.map((one) => ({ marker: one.marker, text: sourceLine(one) })),
  }));

function sourceLine(source: Citation): string {
  switch (source.kind) {
    case 'figure': {
      const { title, peers, n, samples } = source;
      return `Computed: ${title}. ${peers}. n ${n}${samples > 0 ? `, ${samples} of them modelled` : ''}.`;
    }
    case 'rule':
      return `${source.survey === undefined ? 'Rule' : 'Published survey'}: ${source.title}. ${source.source} (as of ${source.asOf}).`;
    case 'passage':
    case undefined: {
      const { title, planYear, page, heading, quote } = source;
      const place = [planYear, heading, `page ${page}`].filter((part) => part !== null).join(', ');
      return `${title} (${place}): “${quote.replaceAll(/\s+/g, ' ').trim()}”`;
    }
    default:
      return source satisfies never;
  }
}
