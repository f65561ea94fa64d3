import { z } from 'zod';
import { AnalysisResult, AnalysisSpec, Choice } from '../contract/analysis.ts';
import { MAX_QUESTION } from '../contract/maximus.ts';
import { leads, type Look, MOST_LABELS } from './look.ts';

/** What the frame's page and its own server say to each other. */

export const Outcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    result: AnalysisResult,
    /** Of the guides that are named: those that the person may open without paying. */
    unlocked: z.array(z.uuid()),
    viewPrice: z.int(),
    /** Of an answer that was computed again: what has changed since, in sentences. */
    changes: z.array(z.string()).optional(),
  }),
  z.object({ kind: z.literal('ask'), question: z.string(), choices: z.array(Choice) }),
  z.object({ kind: z.literal('refuse'), sentence: z.string(), choices: z.array(Choice) }),
  z.object({ kind: z.literal('failed'), message: z.string(), code: z.string() }),
  z.object({ kind: z.literal('stopped') }),
]);
export type Outcome = z.output<typeof Outcome>;

const Words = z.string().trim().max(60);

export const LookOfTurn: z.ZodType<Look> = z.strictObject({
  title: z.string().trim().max(120),
  lead: z.enum(leads),
  reference: z.strictObject({ value: z.number().min(-1e9).max(1e9), label: Words }).nullable(),
  labels: z
    .record(z.string().max(200), Words)
    .refine((labels) => Object.keys(labels).length <= MOST_LABELS, { message: 'Too many labels' }),
});

/** A question with what came of it. */
export const Turn = z.object({
  id: z.uuid(),
  question: z.string(),
  outcome: Outcome,
  /** Credits that it cost. */
  charged: z.int(),
  /** Until when its figures are computed again without charge; null where it has none. */
  freeUntil: z.iso.datetime().nullable(),
  /** Whether it was changed since it was asked: there is something to undo. */
  isChanged: z.boolean(),
  /** How it is drawn; null: as it comes. */
  look: LookOfTurn.nullable(),
  createdAt: z.iso.datetime(),
});
export type Turn = z.output<typeof Turn>;

export const Conversation = z.object({ id: z.uuid(), title: z.string(), updatedAt: z.iso.datetime() });
export type Conversation = z.output<typeof Conversation>;

export const SignedIn = z.object({ token: z.string(), price: z.int() });
export type SignedIn = z.output<typeof SignedIn>;

/** Text as the database can hold it: without NUL and halves of characters. */
const storable = (text: string): string => text.replaceAll('\0', ' ').toWellFormed();

export const TicketBody = z.object({ ticket: z.string().max(2000) });

/** A question in words, or a spec that was chosen. */
export const AskBody = z.object({
  queryId: z.uuid(),
  conversationId: z.uuid().nullable(),
  text: z.string().max(MAX_QUESTION, `A question may have at most ${MAX_QUESTION} characters.`).transform(storable),
  spec: AnalysisSpec.nullable().default(null),
  /** The answer that is computed again on today's library. */
  again: z.uuid().nullable().default(null),
});
export type AskBody = z.input<typeof AskBody>;

export const Asked = z.object({ conversation: Conversation, turn: Turn });
export type Asked = z.output<typeof Asked>;

export const StopBody = z.object({ queryId: z.uuid() });
export const EditBody = z.object({ spec: AnalysisSpec });
export const LookBody = z.object({ look: LookOfTurn.nullable() });
export const RenameBody = z.object({
  title: z.string().transform(storable).pipe(z.string().trim().min(1, 'A name is required').max(120)),
});

/** A refusal, in the product's own form. */
export interface ProblemBody {
  error: string;
  message: string;
  code: string;
}
