/** Why a bank refuses a payment, as the wire names it. */
export interface Decline {
  code: string;
  /** Only of refusals with the code `card_declined`, mostly. */
  declineCode: string;
  message: string;
}

/** When the bank asks the cardholder to confirm: `unless_set_up`, no more once one payment was confirmed for later ones. */
export type Confirmation = 'never' | 'unless_set_up' | 'always';

/** A card number for tests and how it behaves. No other number is accepted, so no real one is ever kept. */
export interface TestCard {
  brand: string;
  funding: 'credit' | 'debit' | 'prepaid';
  country: string;
  confirmation: Confirmation;
  declines: Decline | null;
  /** Such a card cannot be saved to a customer either. */
  declinesWhenSaved: boolean;
  /** The cardholder disputes the payment, for this reason, as soon as it is made. */
  disputes: 'fraudulent' | 'product_not_received' | null;
  /** What becomes of a refund. */
  refunds: 'at_once' | 'later' | 'fails_later';
  /** What the network says about the security code, when one was given. */
  cvc: 'pass' | 'fail';
}

const plain: TestCard = {
  brand: 'visa',
  funding: 'credit',
  country: 'US',
  confirmation: 'never',
  declines: null,
  declinesWhenSaved: false,
  disputes: null,
  refunds: 'at_once',
  cvc: 'pass',
};

/** The codes that stand for the card itself; every other refusal is `card_declined`. */
const OWN_CODES = ['expired_card', 'incorrect_cvc', 'processing_error'];

/** A refusal by the name of its reason. */
export function decline(declineCode: string): Decline {
  const messages: Record<string, string> = {
    insufficient_funds: 'The card has too little money for this payment.',
    expired_card: 'The card has expired.',
    incorrect_cvc: 'The security code of the card is wrong.',
    processing_error: 'Something went wrong with the card’s bank. Try again in a moment.',
    card_velocity_exceeded: 'The card was declined: it has reached its limit of payments or of money.',
    authentication_required: 'The card was declined: its bank wants the cardholder to confirm this payment.',
    test_mode_live_card: 'The card was declined. This is test mode: use one of the test card numbers.',
  };
  return {
    code: OWN_CODES.includes(declineCode) ? declineCode : 'card_declined',
    declineCode,
    message: messages[declineCode] ?? 'The card was declined by its bank.',
  };
}

const declined = (declineCode: string): TestCard => ({
  ...plain,
  declines: decline(declineCode),
  declinesWhenSaved: true,
});

const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map(
  Object.entries<TestCard>({
    '4242424242424242': plain,
    '4000056655665556': { ...plain, funding: 'debit' },
    '5555555555554444': { ...plain, brand: 'mastercard' },
    '2223003122003222': { ...plain, brand: 'mastercard' },
    '5200828282828210': { ...plain, brand: 'mastercard', funding: 'debit' },
    '5105105105105100': { ...plain, brand: 'mastercard', funding: 'prepaid' },
    '378282246310005': { ...plain, brand: 'amex' },
    '371449635398431': { ...plain, brand: 'amex' },
    '6011111111111117': { ...plain, brand: 'discover' },
    '3056930009020004': { ...plain, brand: 'diners' },
    '3566002020360505': { ...plain, brand: 'jcb' },
    '6200000000000005': { ...plain, brand: 'unionpay' },
    '4000000000000077': plain,
    '4000000000000002': declined('generic_decline'),
    '4000000000009995': declined('insufficient_funds'),
    '4000000000009987': declined('lost_card'),
    '4000000000009979': declined('stolen_card'),
    '4000000000000069': declined('expired_card'),
    '4000000000000127': { ...declined('incorrect_cvc'), cvc: 'fail' },
    '4000000000000119': declined('processing_error'),
    '4000000000006975': declined('card_velocity_exceeded'),
    '4000000000000101': { ...plain, cvc: 'fail' },
    '4000000000000341': { ...declined('generic_decline'), declinesWhenSaved: false },
    '4000002500003155': { ...plain, confirmation: 'unless_set_up' },
    '4000002760003184': { ...plain, confirmation: 'always' },
    '4000000000003220': { ...plain, confirmation: 'always' },
    '4000008400001629': { ...declined('generic_decline'), declinesWhenSaved: false, confirmation: 'always' },
    '4000008260003178': { ...declined('insufficient_funds'), declinesWhenSaved: false, confirmation: 'always' },
    '4000000000000259': { ...plain, disputes: 'fraudulent' },
    '4000000000002685': { ...plain, disputes: 'product_not_received' },
    '4000000000007726': { ...plain, refunds: 'later' },
    '4000000000005126': { ...plain, refunds: 'fails_later' },
  }),
);

/** The card behind a number without spaces, if it is one for tests. */
export function testCard(number: string): TestCard | undefined {
  return TEST_CARDS.get(number);
}

/** The ready-made payment methods that programs name instead of a number. */
const TOKENS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedLostCard: '4000000000009987',
  pm_card_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeProductNotReceived: '4000000000002685',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
};

/** The card number that a ready-made payment method (`pm_card_visa`) stands for. */
export function numberOfToken(token: string): string | undefined {
  return Object.hasOwn(TOKENS, token) ? TOKENS[token] : undefined;
}
