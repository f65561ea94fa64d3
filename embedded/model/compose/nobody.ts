import type { SaidReading } from '../../../contract/insight-tools.ts';
import type { Asked } from '../conversation.ts';
import { bold, listed } from './phrase.ts';

/** As many as are offered as buttons. */
const MOST_CHOICES = 4;

/** The library has no guide of somebody. */
export function saidNobody({ employers }: Asked): string {
  const names = employers.filter((one) => one.employers.length === 0).map(({ asked }) => bold(asked));
  return `There is no guide of ${listed(names, 'or')} in the library. Check the spelling, or ask for it under Request Information.`;
}

/** Several employers bear a name: nothing is guessed. */
export function saidAmbiguity({ ambiguous }: SaidReading): string {
  return ambiguous
    .map(({ typed, employers }) => {
      const more = employers.length - MOST_CHOICES;
      const rest = more > 0 ? ` The library has ${more} more of that name: type the whole one.` : '';
      return `Which “${typed}” do you mean: ${listed(employers.slice(0, MOST_CHOICES).map(bold), 'or')}?${rest}`;
    })
    .join('\n\n');
}

/** A question speaks of somebody whom nobody has named: who may be meant. */
export function saidWhose({ figures }: Asked, recent: readonly string[]): string {
  const names = recent.slice(0, MOST_CHOICES).map(bold);
  const choose = names.length === 0 ? 'Name the employer' : `Name the employer: is it ${listed(names, 'or')}`;
  const below = figures.some(({ kind }) => kind === 'figure') ? ' Of the employers of the library in general:' : '';
  return `Whose? ${choose}${names.length === 0 ? '.' : '?'}${below}`;
}
