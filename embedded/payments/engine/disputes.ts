import type Stripe from 'stripe';
import { onDue } from '../due-work.ts';
import type { State } from '../state.ts';
import { invalid, ofPath } from '../wire/errors.ts';
import { bookMovement } from './balance.ts';
import { behaviourOf } from './cards.ts';
import { nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';

/** What a dispute costs, in cents, whoever wins. */
const FEE = 1500;

/** Evidence is taken for so long, in seconds. */
const ANSWER_WITHIN = 7 * 86_400;

const CLOSED = ['won', 'lost'];

/**
 * The cardholder disputes a payment: its money leaves the balance at once. `amount`: all that was not refunded when absent.
 * Throws 400 when the charge was not paid, nothing is left of it, or it was disputed before.
 */
export async function openDispute(
  state: State,
  chargeId: string,
  { amount, reason = 'fraudulent' }: { amount?: number; reason?: string } = {},
): Promise<Stripe.Dispute> {
  const charge = await ofPath(state, 'charge', chargeId);
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded') throw invalid(`Charge ${chargeId} was not paid, so it cannot be disputed.`);
  if (charge.disputed) throw invalid(`Charge ${chargeId} has been disputed already.`, undefined, 'charge_disputed');
  if (left === 0) throw invalid(`Charge ${chargeId} has been refunded.`, undefined, 'charge_already_refunded');
  const disputed = amount ?? left;
  if (disputed < 1 || disputed > left) throw invalid(`Between 1 and ${left} of this charge can be disputed.`);
  const created = await nowOf(state, idOf(charge.customer));
  const dispute: Stripe.Dispute = {
    id: state.newId('du'),
    object: 'dispute',
    amount: disputed,
    balance_transactions: [],
    charge: chargeId,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: await firstEvidence(state, charge),
    evidence_details: {
      due_by: created + ANSWER_WITHIN,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    ...paymentDetails(charge),
    reason,
    status: 'needs_response',
  };
  const changed: Stripe.Charge = { ...charge, disputed: true };
  await state.put('charge', changed);
  await state.put('dispute', dispute);
  await state.emit('charge.dispute.created', dispute);
  await state.emit('charge.updated', changed, { disputed: false });
  const withdrawn = await book(state, dispute, -disputed);
  await state.emit('charge.dispute.funds_withdrawn', withdrawn, { balance_transactions: [] });
  return withdrawn;
}

/** What a card that always disputes does. */
async function disputeDue(state: State, chargeId: string): Promise<void> {
  const charge = await state.get('charge', chargeId);
  const method = charge?.payment_method ?? null;
  if (charge === undefined || method === null || charge.disputed || charge.refunded) return;
  const reason = (await behaviourOf(state, method))?.disputes ?? 'fraudulent';
  await openDispute(state, chargeId, { reason });
}

onDue('open-dispute', (state, { id }) => disputeDue(state, id));

/**
 * The card's network decides. `won`: the money comes back, without the fee. Throws 400 when it was decided before.
 */
export async function closeDispute(state: State, disputeId: string, end: 'won' | 'lost'): Promise<Stripe.Dispute> {
  const dispute = await ofPath(state, 'dispute', disputeId);
  if (CLOSED.includes(dispute.status)) throw invalid(`Dispute ${disputeId} is closed already.`);
  const closed: Stripe.Dispute = { ...dispute, status: end };
  await state.put('dispute', closed);
  await state.emit('charge.dispute.closed', closed, { status: dispute.status });
  if (end === 'lost') return closed;
  const reinstated = await book(state, closed, dispute.amount);
  await state.emit('charge.dispute.funds_reinstated', reinstated, {
    balance_transactions: closed.balance_transactions,
  });
  return reinstated;
}

/** What a program answers to a dispute. */
export interface DisputeAnswer {
  evidence?: Partial<Record<EvidenceText, string>> | undefined;
  metadata?: Stripe.Metadata | undefined;
  /** Hands the evidence in, which can be done once. */
  submit?: boolean | undefined;
}

/** The evidence that is plain text. */
export type EvidenceText = (typeof EVIDENCE_TEXTS)[number];

export const EVIDENCE_TEXTS = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
] as const;

/**
 * Keeps evidence and, with `submit`, hands it in. Evidence with the `uncategorized_text` `winning_evidence` or
 * `losing_evidence` decides the dispute at once; any other waits.
 */
export async function answerDispute(state: State, disputeId: string, answer: DisputeAnswer): Promise<Stripe.Dispute> {
  const dispute = await ofPath(state, 'dispute', disputeId);
  const evidence = { ...dispute.evidence, ...answer.evidence };
  const submits = answer.submit ?? answer.evidence !== undefined;
  if (answer.evidence !== undefined && dispute.status !== 'needs_response') {
    throw invalid(`Dispute ${disputeId} does not take evidence any more.`);
  }
  const details = dispute.evidence_details;
  const updated: Stripe.Dispute = {
    ...dispute,
    evidence,
    evidence_details: {
      ...details,
      has_evidence: details.has_evidence || answer.evidence !== undefined,
      ...(submits ? { submission_count: details.submission_count + 1, submission_method: 'manual' } : {}),
    },
    metadata: answer.metadata ?? dispute.metadata,
    status: submits && dispute.status === 'needs_response' ? 'under_review' : dispute.status,
  };
  await state.put('dispute', updated);
  await state.emit('charge.dispute.updated', updated, { status: dispute.status, metadata: dispute.metadata });
  if (updated.status !== 'under_review') return updated;
  const text = updated.evidence.uncategorized_text;
  if (text === 'winning_evidence') return closeDispute(state, disputeId, 'won');
  if (text === 'losing_evidence') return closeDispute(state, disputeId, 'lost');
  return updated;
}

async function book(state: State, dispute: Stripe.Dispute, amount: number): Promise<Stripe.Dispute> {
  const charge = await ofPath(state, 'charge', idOf(dispute.charge) ?? '');
  const booked = await bookMovement(state, {
    type: 'adjustment',
    category: amount < 0 ? 'dispute' : 'dispute_reversal',
    amount,
    ...(amount < 0 ? { fee: { amount: FEE, description: 'Dispute fee' } } : {}),
    currency: dispute.currency,
    source: dispute.id,
    description: `${amount < 0 ? 'Withdrawn for the dispute of' : 'Returned after the dispute of'} ${charge.id}`,
    at: await nowOf(state, idOf(charge.customer)),
  });
  const changed: Stripe.Dispute = { ...dispute, balance_transactions: [...dispute.balance_transactions, booked] };
  await state.put('dispute', changed);
  return changed;
}

function paymentDetails(charge: Stripe.Charge): Pick<Stripe.Dispute, 'payment_method_details'> {
  const card = charge.payment_method_details?.card;
  if (card === undefined) return {};
  const brand = card.brand ?? 'unknown';
  return {
    payment_method_details: {
      card: { brand, case_type: 'chargeback', network: card.network ?? brand, network_reason_code: null },
      type: 'card',
    },
  };
}

/** What is known of the cardholder goes into the evidence by itself. */
async function firstEvidence(state: State, charge: Stripe.Charge): Promise<Stripe.Dispute.Evidence> {
  const customer = await state.get('customer', idOf(charge.customer) ?? '');
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: charge.billing_details.email ?? customer?.email ?? null,
    customer_name: charge.billing_details.name ?? customer?.name ?? null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: charge.description,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };
}
