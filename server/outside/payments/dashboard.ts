/** Addresses of the payment provider's own pages for whoever runs the account. */
export interface PaymentsDashboard {
  customer(id: string): string;
  subscription(id: string): string;
  payment(id: string): string;
  invoice(id: string): string;
}

/** The provider's pages of the account whose secret key this is; test and live things are at different addresses. */
export function paymentsDashboard(secretKey: string): PaymentsDashboard {
  const home = `https://dashboard.stripe.com${/^[sr]k_test_/.test(secretKey) ? '/test' : ''}`;
  const page = (kind: string) => (id: string) => `${home}/${kind}/${encodeURIComponent(id)}`;
  return {
    customer: page('customers'),
    subscription: page('subscriptions'),
    payment: page('payments'),
    invoice: page('invoices'),
  };
}
