import { expect, it } from 'vitest';
import type { AnswerEvent } from '../../../contract/insight.ts';
import { afterEvent, newAnswer } from './live-answer.ts';

const after = (...events: AnswerEvent[]) => events.reduce(afterEvent, newAnswer('How many?', '2026-11-21T10:00:00Z'));

it('gathers steps and text', () => {
  const live = after(
    { type: 'step', text: 'Searching' },
    { type: 'text', text: 'Six' },
    { type: 'text', text: 'teen' },
  );
  expect(live).toMatchObject({ steps: ['Searching'], text: 'Sixteen', final: null, question: 'How many?' });
});

it('hears everything once when it attaches again', () => {
  const live = after(
    { type: 'text', text: 'Six' },
    { type: 'start', threadId: 't' },
    { type: 'step', text: 'Searching' },
    { type: 'text', text: 'Sixteen' },
  );
  expect(live).toMatchObject({ steps: ['Searching'], text: 'Sixteen' });
});

it('keeps what was said when it is stopped, and nothing when nothing was', () => {
  expect(after({ type: 'stopped', message: null, threadId: 't', creditsRemaining: 3 }).final).toBeNull();
});
