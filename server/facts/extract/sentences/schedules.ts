import { holidaysOfList } from './holidays.ts';
import { tenureOf, type Told } from './tenure.ts';
import type { GuideContext, Sentence } from '../sentence.ts';

const concerned = /holiday|vacation|\bpto\b|time[- ]off|annual leave/;

/** What several sentences or rows under one heading state together: days by years of service, and lists of holidays. */
export function schedulesOf(sentences: readonly Sentence[], guide: GuideContext): Told[] {
  const told: Told[] = [];
  let group: Sentence[] = [];
  const close = (): void => {
    if (
      group.some(
        ({ heading, section, text }) => concerned.test(heading) || concerned.test(section) || concerned.test(text),
      )
    )
      told.push(...tenureOf(group, guide), ...holidaysOfList(group));
    group = [];
  };
  for (const sentence of sentences) {
    if (group[0] !== undefined && group[0].heading !== sentence.heading) close();
    group.push(sentence);
  }
  close();
  return told;
}
