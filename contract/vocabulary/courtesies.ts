import { listed } from './listed.ts';

/** What people say before a request and that asks for nothing: greetings, thanks, apologies. */
export const greetings: readonly string[] = listed(`
hello, hi, hey, hi there, hello there, hey there, good morning, good afternoon, good evening, thanks, thank you, thanks so much, thanks a lot, many thanks,
thank you very much, thank you so much, thanks for that, thank you dear, thanks dear, thank you all, thank you for that, sorry, i'm sorry, so sorry, my apologies, apologies, excuse me, pardon me,
please, kindly, ok, okay, oh, um, uh, hmm, quick question, one question, one more question, one more thing, another question, another one, last one, last question,
that helps, that is helpful, very helpful, that's great, that's perfect, makes sense, got it, fair enough, good to know
`);

/** The same, but only with a mark behind: "great, and …", for "great recession" is none. */
export const interjections: readonly string[] = listed(`
great, perfect, excellent, wonderful, awesome, nice, cool, interesting, good, alright, all right, right, well, yes, yeah, sure, understood, brilliant, super, fine, wow, now
`);

/** What asks politely or at length for what is said behind it. */
export const requests: readonly string[] = listed(`
would you mind, could you please, can you please, would you please, could i see, can i see, can i get, could i get, can i have,
could i have, can we see, could we see, can we get, may i see, may i have, could we get, would it be possible to, is it possible to, is it possible for you to, i would like to,
i'd like to, i would love to, i'd love to, we would like to, we'd like to, would like to, i want to, we want to, i need to, we need to, i wanted to, i wish to,
i was hoping to, i was hoping you could, i was wondering if you could, i'm wondering if you could, i wonder if you could, i am wondering if you could, do you think you could,
if you could, if you can, if possible, when you can, if you don't mind, i'd appreciate it if you could, do you have numbers on, do you have numbers for, do you have data on, do you have data for, do you have figures on, do you have figures for, do you have anything on, have you got numbers on, any data on, any numbers on, need to know, want to know, wanted to know, wants to know, need to see,
want to see, wants to see, needs to know, i'd need to
`);

/** The same, before a verb of showing alone: "can you use an HSA for …" asks what the law lets people do. */
export const askingOne: readonly string[] = listed(`could you, can you, would you, will you, can u, could u`);
export const showing: readonly string[] = listed(`
show, give, tell, get, pull, find, run, make, do, draw, break, put, help, list, compare, add, plot, chart, graph, provide, check, look, send, split, rank, sort, filter, limit,
remove, drop, exclude, narrow, redo, switch, also, please, kindly, just, estimate, calculate, compute, confirm, share, quickly, maybe, instead, now
`);

/** What takes back what was said last and says it otherwise. */
export const corrections: readonly string[] = listed(`
i meant, i mean, i meant to say, i meant to ask, i should have said, i was asking about, i am asking about, actually, nah, scratch that, oops, my mistake, my bad, correction, rather,
no i meant, no i mean, no make it, no make that, not that one, what i meant was, what i mean is, i was thinking of, let me rephrase
`);

/** The same, but only with a mark behind: "no, …", for "no HSA" is none. */
export const shortCorrections: readonly string[] = listed(
  `no, nope, no no, wait, wait no, no wait, hold on, not that, no sorry, or rather, no actually`,
);
