import { expect, test } from 'vitest';
import { displayName, initialsOf } from './person.ts';

const nobody = { firstName: null, lastName: null, email: '' };

test('initials come from the names, else from the address, else they are U', () => {
  expect(initialsOf({ firstName: 'ada', lastName: 'lovelace', email: 'x@y.example' })).toBe('AL');
  expect(initialsOf({ firstName: null, lastName: 'Lovelace', email: 'x@y.example' })).toBe('L');
  expect(initialsOf({ ...nobody, email: 'x@y.example' })).toBe('X');
  expect(initialsOf(nobody)).toBe('U');
});

test('people are called by their names, else by their address', () => {
  expect(displayName({ firstName: 'Ada', lastName: null, email: 'x@y.example' })).toBe('Ada');
  expect(displayName({ ...nobody, email: 'x@y.example' })).toBe('x@y.example');
});
