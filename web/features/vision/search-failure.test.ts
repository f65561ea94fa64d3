import { describe, expect, it } from 'vitest';
import { RequestError } from '../../lib/request-error.ts';
import { searchFailure } from './search-failure.ts';

const answered = (status: number, message = 'x') =>
  new RequestError(status, JSON.stringify({ error: message, message }));

describe('the words for a failed search', () => {
  it('says that a search took too long', () => {
    const late = new DOMException('The operation timed out.', 'TimeoutError');
    expect(searchFailure(late)).toMatch(/taking longer than expected.*simpler search.*few minutes/);
  });

  it('says the same of a search of our own that took too long', () => {
    const slow = new RequestError(503, JSON.stringify({ error: 'x', message: 'x', code: 'search_slow' }));
    expect(searchFailure(slow)).toMatch(/taking longer than expected.*simpler search.*few minutes/);
  });

  it.each([
    [500, /heavy load/],
    [524, /heavy load/],
    [503, /temporarily offline for maintenance/],
  ])('explains a workflow that answered %i', (status, words) => {
    expect(searchFailure(answered(status, 'N8N_ERROR'))).toMatch(words);
    expect(searchFailure(answered(400, `N8N_${status}: no matter`))).toMatch(words);
  });

  it('repeats what the workflow said, or speaks of trouble when it said nothing', () => {
    expect(searchFailure(answered(422, 'N8N_ERROR: The index is being rebuilt.'))).toBe('The index is being rebuilt.');
    expect(searchFailure(answered(422, 'N8N_ERROR'))).toMatch(/trouble searching/);
  });

  it('goes by the code of our own refusal, not by its text', () => {
    const refused = (status: number | null, said: string | null) =>
      new RequestError(
        502,
        JSON.stringify({ error: 'N8N_500', code: 'search_workflow_failed', details: { status, said } }),
      );
    expect(searchFailure(refused(524, 'Too slow'))).toMatch(/heavy load/);
    expect(searchFailure(refused(503, null))).toMatch(/temporarily offline for maintenance/);
    expect(searchFailure(refused(422, 'Be brief.'))).toBe('Be brief.');
    expect(searchFailure(refused(null, null))).toMatch(/trouble searching/);
    const ours = new RequestError(500, JSON.stringify({ error: 'N8N_503', code: 'internal' }));
    expect(searchFailure(ours)).toMatch(/Our team has been notified/);
  });

  it('tells a busy server from a broken one and from anything else', () => {
    expect(searchFailure(answered(503))).toMatch(/temporarily busy/);
    for (const status of [500, 502, 504]) expect(searchFailure(answered(status))).toMatch(/Our team has been notified/);
    expect(searchFailure(answered(418))).toMatch(/^We couldn't complete your search right now/);
    expect(searchFailure(new TypeError('Failed to fetch'))).toMatch(/^We couldn't complete your search right now/);
  });
});
