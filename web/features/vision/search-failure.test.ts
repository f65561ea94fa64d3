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

  it('tells a busy server from a broken one and from anything else', () => {
    expect(searchFailure(answered(503))).toMatch(/temporarily busy/);
    for (const status of [500, 502, 504]) expect(searchFailure(answered(status))).toMatch(/Our team has been notified/);
    expect(searchFailure(answered(418))).toMatch(/^We couldn't complete your search right now/);
    expect(searchFailure(new TypeError('Failed to fetch'))).toMatch(/^We couldn't complete your search right now/);
  });
});
