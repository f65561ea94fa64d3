import type { Token } from './tokens.ts';

/** Words that hold a question together and name nothing. */
const small = new Set(
  `a about am an and any are as at be been being but by can could did do does doing done for from get gets getting give given gives all
had has have having he her his how i if in into is it its just know let like many may maybe me might more most much must my need no
not of off on one only or our out over own per please quick really say see she should show so some such tell than that the their
them then there these they thing things this those to too us use used uses was we well were what when where which who whom whose why
will with within without would yes you your set sets made makes make looking look want wants wondering wonder ask asks asking
anything something somebody someone everybody everyone also actually basically honestly sorry hi hey hello thanks thank ok okay
now say said says else else's each every both either because under above below between through during until while
right wonder asks keep kept hearing hear trying try find finding figure out love interested interest curious understand sense moment
going go goes went come comes came put puts take takes took been here's heres before sure still yet already ever never
plan plans employer employers company companies employee employees benefit benefits guide guides coverage cover covers covered
offer offers offered offering provide provides provided pay pays paid firm firms organization organizations people staff workers group
groups cos ees ers ee er year years month months week weeks day days percent number amount usual typical typically usually normal
normally standard typical average median market peers others other allow allowed s`.split(/\s+/),
);

/** Whether a word says something of its own. */
export const isContent = ({ low, isMark, number }: Token): boolean =>
  !isMark && number === null && low.length > 1 && !small.has(low);
