import { exportedMessages } from './export-lines.ts';
import type { ThreadMessage } from '../../contract/insight.ts';

/** A chat as Markdown, each answer with its sources below it. */
export function chatMarkdown(title: string, messages: readonly ThreadMessage[]): string {
  const parts = exportedMessages(messages).map(({ who, at, text, stopped, sources }) => {
    const said = who === 'You' ? text.replaceAll(/^/gm, '> ') : text;
    const list = sources.map(({ marker, text: source }) => `- [${marker}] ${source}`);
    return [
      `## ${who}, ${at}`,
      said,
      stopped ? '_Stopped_' : '',
      list.length === 0 ? '' : `Sources:\n\n${list.join('\n')}`,
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  return `${[`# ${title}`, 'Insight, Benesight', ...parts].join('\n\n')}\n`;
}
