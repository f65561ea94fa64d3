import type Stripe from 'stripe';

/** Every kind of object that is kept, by the name in its `object` field. Subscription items live in their subscription. */
export interface Kept {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  balance_transaction: Stripe.BalanceTransaction;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  subscription: Stripe.Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  event: Stripe.Event;
  webhook_endpoint: Stripe.WebhookEndpoint;
  'checkout.session': Stripe.Checkout.Session;
  'billing_portal.session': Stripe.BillingPortal.Session;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
}

export type Kind = keyof Kept;

/** Fields by which objects are found beside their id; all are kept as text. */
export interface Filter {
  customer?: string;
  subscription?: string;
  payment_intent?: string;
  charge?: string;
  invoice?: string;
  status?: string;
  test_clock?: string;
}

/**
 * The account as one request sees it. Each request, page action and piece of due work runs alone (one lock for the whole
 * sandbox) in one transaction: what it writes is kept as a whole or not at all, and events go out after the commit.
 */
export interface State {
  get<K extends Kind>(kind: K, id: string): Promise<Kept[K] | undefined>;
  /** Any kind of object, by an id alone. */
  find(id: string): Promise<Kept[Kind] | undefined>;
  /** Keeps the object as it is now; the first time, it becomes the newest of its kind. */
  put<K extends Kind>(kind: K, object: Kept[K]): Promise<void>;
  remove(kind: Kind, id: string): Promise<void>;
  /** Newest first. */
  list<K extends Kind>(kind: K, filter?: Filter): Promise<Kept[K][]>;
  /**
   * What belongs to an object and never goes over the wire: how a card behaves, what a checkout session sells, the price
   * that a subscription changes to at its renewal. Any JSON; null when nothing was noted.
   */
  readNote(id: string, name: string): Promise<unknown>;
  writeNote(id: string, name: string, value: unknown): Promise<void>;
  /**
   * Work to be done at a moment of the given clock (null: by the wall): `kind` names it, `id` the object. The same kind and
   * id once only: a second call moves it. See `due-work.ts`.
   */
  schedule(work: { kind: string; id: string; at: number; clock: string | null }): Promise<void>;
  cancelWork(kind: string, id: string): Promise<void>;
  /** Takes off the list the earliest work of a clock (null: of the wall) that is due by `until`. */
  takeWork(clock: string | null, until: number): Promise<{ kind: string; id: string; at: number } | undefined>;
  /** Seconds since 1970: of the test clock, else of the wall. */
  now(clock: string | null): Promise<number>;
  /** Makes the event and queues it for every endpoint that listens. `previous`: the changed fields as they were. */
  emit(type: Stripe.Event['type'], object: Kept[Kind], previous?: Record<string, unknown>): Promise<void>;
  /** The public address of a hosted page (`page-paths.ts`), as links in objects have it. */
  pageUrl(path: string): string;
  /** A new id: `newId('cus')` gives `cus_…`. */
  newId(prefix: string): string;
}

/**
 * A refusal as the wire gives it; thrown from anywhere within a request. What the request wrote is undone, unless `keep`: a
 * declined payment is a refusal too, and leaves its intent and its events.
 */
export class WireError extends Error {
  readonly status: number;
  readonly keep: boolean;
  readonly body: {
    type: string;
    code?: string;
    param?: string;
    message: string;
    decline_code?: string;
    /** What a payment that was declined left. */
    charge?: string;
    payment_intent?: Stripe.PaymentIntent;
    payment_method?: Stripe.PaymentMethod;
  };

  constructor(status: number, body: WireError['body'], { keep = false } = {}) {
    super(body.message);
    this.name = 'WireError';
    this.status = status;
    this.keep = keep;
    this.body = body;
  }
}
