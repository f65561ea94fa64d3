import type { Conversation, Outcome, Turn } from '../../wire.ts';
import { tableOf } from '../answer/table-of.ts';
import { lookedAt } from '../look/looked-at.ts';
import { jpegOf } from './jpeg-of.ts';
import { Pages } from './pages.ts';

/** A conversation as a document to hand on: each question with its answer, drawing, figures, and what they are of. */
export async function sessionPdf(conversation: Conversation, turns: readonly Turn[]): Promise<Blob> {
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  const pages = new Pages(conversation.title, `Benesight, Maximus: The Observer, ${today}`);
  pages.text(conversation.title, { size: 20, isBold: true, gap: 0 });
  pages.text(`Maximus: The Observer. ${today}.`, { isSoft: true });
  for (const turn of turns) {
    pages.text(turn.question, { size: 13, isBold: true, gap: 22 });
    await writeOutcome(pages, turn);
  }
  return pages.end();
}

async function writeOutcome(pages: Pages, turn: Turn): Promise<void> {
  const { outcome } = turn;
  switch (outcome.kind) {
    case 'answer':
      return writeAnswer(pages, turn, outcome);
    case 'ask':
      return pages.text(outcome.question);
    case 'refuse':
      return pages.text(outcome.sentence);
    case 'failed':
      return pages.text(outcome.message);
    case 'stopped':
      return pages.text('Stopped.');
    default:
      return outcome satisfies never;
  }
}

async function writeAnswer(pages: Pages, turn: Turn, outcome: Extract<Outcome, { kind: 'answer' }>): Promise<void> {
  const result = lookedAt(outcome.result, turn.look);
  pages.text(result.headline, { size: 11 });
  const drawing = document.querySelector<SVGSVGElement>(`[data-turn="${turn.id}"] svg.drawing`);
  if (drawing !== null) pages.picture(await jpegOf(result, drawing));
  if (result.hasFigures) {
    const { heads, rows } = tableOf(result);
    const shown = rows.map((cells) => cells.map((cell) => cell.shown));
    pages.table(
      heads.map(({ label }) => label),
      shown,
      (at) => heads[at]?.isFigure === true,
    );
  }
  for (const change of outcome.changes ?? []) pages.text(`Since then: ${change}`);
  pages.text(`Of ${result.peers}. ${result.guidesTotal.toLocaleString('en-US')} guides behind it.`, {
    size: 9,
    gap: 8,
  });
  for (const one of result.assumptions) pages.text(`Assumed: ${one}`, { size: 9, isSoft: true, gap: 2 });
  for (const one of result.caveats) pages.text(`Keep in mind: ${one}`, { size: 9, isSoft: true, gap: 2 });
  const asked = new Date(turn.createdAt).toLocaleDateString('en-US', { dateStyle: 'medium' });
  pages.text(`Asked ${asked}, state ${result.libraryVersion} of the library.`, { size: 9, isSoft: true, gap: 2 });
}
