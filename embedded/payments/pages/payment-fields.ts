import { countries } from './countries.ts';
import { field, selection, type Problems, type Values } from './fields.ts';
import { html, type Html } from './html.ts';

/**
 * The fields by which one pays: a card, or a bank account. `saves`: nothing is paid yet, which changes the numbers that are
 * worth trying.
 */
export function paymentFields(
  values: Values,
  problems: Problems,
  { methods = ['card', 'bank'], saves = false }: { methods?: readonly PaymentKind[]; saves?: boolean } = {},
): Html {
  const cards = saves ? SAVED_CARDS : CARDS;
  const chosen = methods.find((kind) => kind === values['method']) ?? methods[0] ?? 'card';
  if (methods.length < 2) {
    return html`<input
        type="hidden"
        name="method"
        value="${chosen}"
      />${chosen === 'card' ? plastic(values, problems, cards) : bank(values, problems)}`;
  }
  const choice = (kind: PaymentKind, text: string): Html =>
    html`<label class="choice"
      ><input
        type="radio"
        name="method"
        id="method-${kind}"
        value="${kind}"
        ${chosen === kind && html` checked`}
      />${text}</label
    >`;
  return html`<fieldset>
      <legend>Pay by</legend>
      <div class="choices">${choice('card', 'Card')}${choice('bank', 'Bank debit')}</div>
    </fieldset>
    ${plastic(values, problems, cards)}${bank(values, problems)}`;
}

/** How one may pay on a page. */
export type PaymentKind = 'card' | 'bank';

const CARDS = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has too little money'],
  ['4000 0025 0000 3155', 'asks who you are'],
  ['4000 0000 0000 0259', 'pays, then disputes'],
] as const;

const SAVED_CARDS = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0341', 'pays nothing later'],
  ['4000 0000 0000 3220', 'asks who you are'],
  ['4000 0000 0000 0002', 'cannot be saved'],
] as const;

function plastic(values: Values, problems: Problems, cards: TestNumbers): Html {
  return html`<fieldset class="plastic stack">
    <legend class="unseen">Card</legend>
    ${field({ name: 'number', label: 'Card number', value: values['number'], wrong: problems['number'], autocomplete: 'cc-number', inputmode: 'numeric', placeholder: '1234 1234 1234 1234' })}
    <div class="two">
      ${field({ name: 'expiry', label: 'Expiry', value: values['expiry'], wrong: problems['expiry'], autocomplete: 'cc-exp', inputmode: 'numeric', placeholder: 'MM / YY' })}
      ${field({ name: 'cvc', label: 'CVC', wrong: problems['cvc'], autocomplete: 'cc-csc', inputmode: 'numeric', placeholder: '3 or 4 digits' })}
    </div>
    ${field({ name: 'name', label: 'Name on card', value: values['name'], wrong: problems['name'], autocomplete: 'cc-name' })}
    <div class="two">
      ${selection({ name: 'country', label: 'Country', value: values['country'] ?? 'US', wrong: problems['country'], autocomplete: 'country', options: countries })}
      ${field({ name: 'postal_code', label: 'Postal code (optional)', value: values['postal_code'], autocomplete: 'postal-code' })}
    </div>
    ${testNumbers('Test cards, with any later expiry and any CVC', cards)}
  </fieldset>`;
}

function bank(values: Values, problems: Problems): Html {
  return html`<fieldset class="bank stack">
    <legend class="unseen">Bank account</legend>
    ${field({ name: 'routing_number', label: 'Routing number', value: values['routing_number'] ?? '110000000', wrong: problems['routing_number'], inputmode: 'numeric' })}
    ${field({ name: 'account_number', label: 'Account number', value: values['account_number'], wrong: problems['account_number'], inputmode: 'numeric' })}
    ${field({ name: 'account_name', label: 'Name on account', value: values['account_name'], wrong: problems['account_name'], autocomplete: 'name' })}
    <p class="hint">A bank debit ends some time after it was begun. The page of controls can end it at once.</p>
    ${testNumbers('Test accounts', [
      ['000123456789', 'pays, later'],
      ['000111111116', 'comes back, later'],
    ])}
  </fieldset>`;
}

function testNumbers(title: string, numbers: TestNumbers): Html {
  return html`<div class="cards">
    <p>${title}</p>
    <dl>
      ${numbers.map(
        ([number, does]) =>
          html`<div>
            <dt>${number}</dt>
            <dd>${does}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
}

type TestNumbers = readonly (readonly [string, string])[];
