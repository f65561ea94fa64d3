import type { Behind } from '../../contract/analysis.ts';
import { Refusal } from '../../contract/errors.ts';
import type { FigureCitation } from '../../contract/insight.ts';
import { GUIDES_A_PAGE } from '../../contract/limits.ts';
import { guidesBehind } from '../analysis/guides-behind.ts';
import type { Connection } from '../db/connect.ts';
import { readMessage } from './message-store.ts';

interface AskedFigure {
  chatId: string;
  messageId: string;
  marker: number;
  offset: number;
}

/**
 * The guides that a figure of an answer rests on, as the library has them now. No value of one of them is told.
 *
 * @throws Refusal `not_found` where the chat has no such figure
 */
export async function figureGuides(
  db: Connection,
  { chatId, messageId, marker, offset }: AskedFigure,
): Promise<{ guides: Behind[]; total: number }> {
  const message = await readMessage(db, chatId, messageId);
  const figure = message?.citations.find(
    (one): one is FigureCitation => one.kind === 'figure' && one.marker === marker,
  );
  if (figure === undefined) throw new Refusal('not_found');
  const { spec, guides } = figure;
  if (spec !== undefined) return guidesBehind(db, spec, { limit: GUIDES_A_PAGE, offset });
  // An old answer kept some of its guides and not what it had computed.
  const kept = guides.map(({ documentId, ...of }) => ({ guideId: documentId, ...of, sample: false }));
  return { guides: kept.slice(offset), total: kept.length };
}
