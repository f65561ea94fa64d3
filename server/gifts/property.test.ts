import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';
import { networkOf } from './network.ts';

const letters = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const domain = fc.constantFrom('gmail.com', 'proton.me', 'icloud.com', 'outlook.com', 'acme-benefits.com');
const anyAddress = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.tuple(fc.string({ maxLength: 20 }), fc.oneof(domain, fc.domain())).map(([name, at]) => `${name}@${at}`),
);

/** The letters with a dot between some of them. */
const dotted = letters.chain((name) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map(
      (dots) => [name, [...name].map((letter, at) => (at > 0 && dots[at] ? `.${letter}` : letter)).join('')] as const,
    ),
);

describe('the mailbox behind an address', () => {
  test('is its own mailbox, whatever the address is', () => {
    fc.assert(fc.property(anyAddress, (address) => mailboxOf(mailboxOf(address)) === mailboxOf(address)));
  });

  test('is the same with a plus part, in capitals and with spaces around it', () => {
    fc.assert(
      fc.property(letters, letters, domain, (name, tag, at) => {
        expect(mailboxOf(` ${name.toUpperCase()}+${tag}@${at.toUpperCase()}`)).toBe(mailboxOf(`${name}@${at}`));
      }),
    );
  });

  test('is the same with dots where the provider ignores them, and another one elsewhere', () => {
    fc.assert(
      fc.property(dotted, ([name, withDots]) => {
        for (const at of ['gmail.com', 'googlemail.com'])
          expect(mailboxOf(`${withDots}@${at}`)).toBe(`${name}@gmail.com`);
        expect(mailboxOf(`${withDots}@outlook.com`)).toBe(`${withDots}@outlook.com`);
      }),
    );
  });

  test('is another one for other letters', () => {
    fc.assert(
      fc.property(letters, letters, domain, (one, other, at) => {
        expect(mailboxOf(`${one}@${at}`) === mailboxOf(`${other}@${at}`)).toBe(one === other);
      }),
    );
  });

  test.each([
    ['Ada.Love-lace_1@pm.me', 'adalovelace1@proton.me'],
    ['ada@me.com', 'ada@icloud.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['+ada@gmail.com', '+ada@gmail.com'],
    ['no address', 'no address'],
  ])('of %j is %j', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});

describe('the network of an address', () => {
  test.each([
    ['8.8.4.4', '8.8.4.4'],
    ['::ffff:8.8.4.4', '8.8.4.4'],
    ['2600:1700:1:2:aaaa::1', '2600:1700:1:2::'],
    ['2600:1700:1:2:bbbb::2', '2600:1700:1:2::'],
    ['2600:1700:1:3::1', '2600:1700:1:3::'],
    ['127.0.0.1', null],
    ['::1', null],
    ['10.1.2.3', null],
    ['192.168.0.9', null],
    ['fd00::1', null],
    ['fe80::1%eth0', null],
    ['unknown', null],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
