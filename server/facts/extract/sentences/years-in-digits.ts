const ordinals = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'];
const inOrder = new RegExp(
  String.raw`\b(${ordinals.join('|')})(?= (?:year|anniversary|(?:through|to|and) (?:the )?\w+ (?:year|anniversary)))`,
  'g',
);
const bareSteps =
  /^(\d{1,2} ?(?:-|to) ?\d{1,2}|\d{1,2}(?:\+| ?-? ?(?:above|over))|(?:less than|under) \d{1,2})(?= ?[:=-] | \d+(?:\.\d+)? ?(?:hours|hrs|days|weeks)\b)/;

/** Years in digits: "second through fifth year"; where a schedule is by years, "4-9: …" counts them too. */
export const inYears = (text: string, isOfYears: boolean): string => {
  const counted = text
    .replaceAll(/\bfirst(?= (?:work )?anniversary\b| (?:through|thru|to) (?:the )?\w+ year)/g, '1st')
    .replaceAll(inOrder, (word) => `${ordinals.indexOf(word) + 2}th`);
  return isOfYears ? counted.replace(bareSteps, '$1 years') : counted;
};
