import type { Asked } from '../conversation.ts';
import { NO_TEXTS, NOTHING_FOR_TEXT } from '../replies.ts';
import { findStatements } from './find-statements.ts';
import { saidGuides } from './guides.ts';
import { isLikely, saidRules } from './rules.ts';

/** A text was asked for: what it can rest on instead. */
export function saidDraft(asked: Asked): string {
  const { reading, passages, rules } = asked;
  const isNamed = reading.metrics.length + reading.subjects.length > 0;
  const said = isNamed && findStatements(reading, passages, 1).answers.length > 0 ? saidGuides(asked) : '';
  const parts = [isLikely(rules) ? saidRules({ ...asked, reading: { ...reading, intent: 'rule' } }) : '', said].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? NOTHING_FOR_TEXT : [NO_TEXTS, ...parts].join('\n\n');
}
