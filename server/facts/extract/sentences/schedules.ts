import { holidaysOfList } from './holidays.ts';
import { above } from './around.ts';
import { tenureOf, type Told } from './tenure.ts';
import type { GuideContext, Sentence } from '../sentence.ts';

const concerned = /holiday|vacation|\bpto\b|time[- ]off|annual leave|days of (?:paid )?leave (?:per|a|each|every) /;

/** What several sentences or rows under one heading state together: days by years of service, and lists of holidays. */
export function schedulesOf(sentences: readonly Sentence[], guide: GuideContext): Told[] {
  const told: Told[] = [];
  let group: Sentence[] = [];
  // The last heading that told, and the one before the group's own.
  let headed = '';
  let under = '';
  const close = (): void => {
    if (
      group.some(
        ({ heading, section, text }) => concerned.test(heading) || concerned.test(section) || concerned.test(text),
      ) ||
      (group[0]?.around === 'time_off' && concerned.test(under))
    )
      told.push(...tenureOf(group, guide, under), ...holidaysOfList(group));
    group = [];
  };
  for (const sentence of sentences) {
    if (group[0] !== undefined && group[0].heading !== sentence.heading) {
      close();
      under = headed;
    }
    if (sentence.subject !== null) headed = above(sentence);
    group.push(sentence);
  }
  close();
  return told;
}
