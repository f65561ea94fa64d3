import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asKnown } from './known-employer.ts';

const found = (value: string) => ({ value, page: 1, quote: value, isSure: true });
const nameOf = (name: string, employers: readonly string[], text = '', fileName = 'x'): string | undefined =>
  asKnown(name === '' ? null : found(name), { text, fileName }, employers)?.value;

test.each([
  ['Larkspur', 'The Larkspur Company'],
  ['LARKSPUR CO., INC.', 'The Larkspur Company'],
  ['Dunmore County 911 District', 'Dunmore County 9-1-1 District'],
  ['Ames and Bole LLP', 'Ames & Bole'],
  ['Children’s Clinic of Ames', "Children's Clinic of Ames"],
])('%s is who the library calls %s', (name, known) => {
  expect(nameOf(name, ['Hesper', known])).toBe(known);
});

test('letters are a name that the text writes as well, or by which the file is named', () => {
  const library = ['Northern Prairie University'];
  expect(nameOf('NPU', library)).toBe('NPU');
  expect(nameOf('NPU', library, 'NPU is a name of Northern Prairie University.')).toBe('Northern Prairie University');
  expect(nameOf('NPU', library, '', 'northern prairie university benefits')).toBe('Northern Prairie University');
  expect(nameOf('Northern Prairie University', ['NPU'], 'NPU pays.')).toBe('NPU');
  expect(nameOf('NPU', [...library, 'New Post Union'], 'Of Northern Prairie University.')).toBe('NPU');
});

test('a document that names nobody is of the employer with whose name its file begins', () => {
  const library = ['Quillon', 'Quillon Tooling', 'Summit'];
  expect(nameOf('', library, '', 'quillon tooling leave')).toBe('Quillon Tooling');
  expect(nameOf('', library, '', 'summit of leaders 2024')).toBeUndefined();
  expect(nameOf('', library, '', 'quillon')).toBeUndefined();
  const words = ['Cigna', 'Kaiser Permanente', 'Employee Benefits Corporation', 'Open Door, Inc.', 'Benefits HMO'];
  for (const file of [
    'cigna dental summary',
    'kaiser permanente hmo summary',
    'employee benefits guide',
    'open door policy',
  ])
    expect(nameOf('', words, '', file)).toBeUndefined();
});

const word = fc.stringMatching(/^[A-Z][a-z]{2,7}$/);
const names = fc.array(word, { minLength: 1, maxLength: 5 });
const legal = /^(?:co|company|corp|corporation|gmbh|inc|incorporated|limited|llc|llp|ltd|pbc|plc|the|and)$/i;

test('one more word of its own makes another employer', () => {
  fc.assert(
    fc.property(names, word, fc.boolean(), (words, more, isFirst) => {
      fc.pre(!legal.test(more) && !words.some((one) => legal.test(one)));
      const name = words.join(' ');
      const longer = isFirst ? `${more} ${name}` : `${name} ${more}`;
      expect(nameOf(longer, [name], `${name} and ${longer}`, `${name} and ${longer}`)).toBe(longer);
      expect(nameOf(name, [longer], `${name} and ${longer}`, `${name} and ${longer}`)).toBe(name);
    }),
  );
});

test('whichever of several forms a library has first, all others are of it', () => {
  const form = fc.tuple(
    fc.constantFrom('', 'The '),
    fc.constantFrom('', ' Inc.', ' Company', ', LLC', ' Co.'),
    fc.boolean(),
  );
  fc.assert(
    fc.property(names, fc.array(form, { minLength: 2, maxLength: 4 }), (words, forms) => {
      fc.pre(!words.some((one) => legal.test(one)));
      const [first = '', ...others] = forms.map(([the, end, isLoud]) => {
        const name = `${the}${words.join(' ')}${end}`;
        return isLoud ? name.toUpperCase() : name;
      });
      for (const other of others) expect(nameOf(other, [first])).toBe(first);
    }),
  );
});
