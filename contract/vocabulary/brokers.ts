import { listed, listedWords } from './listed.ts';

/** Who writes guides for employers, in small letters and without legal words. */
export const brokers: readonly string[] = listed(`
  gallagher, arthur j gallagher, aj gallagher, marsh mclennan, marsh and mclennan, marsh mclennan agency, mercer, aon, aon hewitt, willis towers watson, wtw, lockton,
  hub international, usi, nfp, alliant, brown and brown, onedigital, acrisure, holmes murphy, assuredpartners, assured partners, epic brokers,
  woodruff sawyer, newfront, hylant, cottingham and butler, mcgriff, cbiz, benefitfocus, businessolver, bswift, thinkhr, zywave, buck global
`);

/** What a broker's name may go on with. */
export const brokerWords: readonly string[] = listedWords(
  'services consulting consultants advisors brokers brokerage solutions partners risk management international usa us global',
);
