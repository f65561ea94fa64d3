/** The paths of the hosted pages, for the objects that link to them and for the pages themselves. */
export const pagePaths = {
  checkout: (session: string) => `/c/pay/${session}`,
  /** The bank's step of a payment that was begun over the wire; checkout shows its own. */
  authenticate: (intent: string) => `/authenticate/${intent}`,
  receipt: (charge: string) => `/receipts/${charge}`,
  invoice: (invoice: string) => `/invoices/${invoice}`,
  portal: (session: string) => `/p/session/${session}`,
};
