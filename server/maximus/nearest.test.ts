import { describe, expect, it } from 'vitest';
import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import { known } from '../language/testing/known.ts';
import { readQuestion } from './read-question.ts';

function specOf(understood: Understood): AnalysisSpec {
  if (understood.kind !== 'spec') throw new Error(`No spec: ${JSON.stringify(understood)}`);
  return understood.spec;
}
const shown = (question: string): AnalysisSpec => specOf(readQuestion(question, null, known));

describe('a follow-up that names a figure by some of its words', () => {
  it.each([
    ['share of employers with fertility coverage', 'mean benefit maximum', 'medical.fertility_maximum'],
    ['employer share of the single premium', 'deps', 'medical.dependent_share'],
    ['parental leave weeks in Ohio', 'which percent of the salary they pay in this time', 'leave.parental_pay'],
  ])('%s, then %s', (first, then, metric) => {
    const before = shown(first);
    const spec = specOf(readQuestion(then, before, known));
    expect(spec.measures).toMatchObject([{ of: 'value', metric }]);
    expect(spec.peers).toEqual(before.peers);
    expect(spec.assumed.join(' ')).toMatch(/Read “.*” as .*; it can also mean /);
  });

  it('asks which of two is meant where both are called so', () => {
    const understood = readQuestion('primary', shown('median medical deductible'), known);
    expect(understood).toMatchObject({
      kind: 'ask',
      choices: [{ label: 'Primary care copay' }, { label: 'Primary care coinsurance' }],
    });
  });

  it('takes no figure for words that it is not called by, or beside a number', () => {
    const before = shown('share of employers with fertility coverage');
    expect(readQuestion('benefit maximum for wombats', before, known).kind).not.toBe('spec');
    expect(readQuestion('deps', null, known).kind).not.toBe('spec');
  });
});
