import type { CardInput } from '../engine/cards.ts';

/** A card with this number whose other fields are right. */
export const cardWith = (number: string): CardInput => ({
  number,
  expMonth: 12,
  expYear: 2045,
  cvc: number.startsWith('3') ? '1234' : '123',
  name: 'Pat Doe',
  email: 'pat@example.com',
  country: 'US',
  postalCode: '94110',
});
