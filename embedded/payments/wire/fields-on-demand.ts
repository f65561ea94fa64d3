import { chargeFields } from '../resources/charges.ts';
import { checkoutSessionFields } from '../resources/checkout-sessions.ts';
import { customerFields } from '../resources/customers.ts';
import { invoiceFields } from '../resources/invoices.ts';
import type { FieldsOnDemand } from './route.ts';

/** Fields that an object has only when `expand` asks for them, by the object's kind. */
export const fieldsOnDemand: Record<string, FieldsOnDemand> = {
  charge: chargeFields,
  'checkout.session': checkoutSessionFields,
  customer: customerFields,
  invoice: invoiceFields,
};
