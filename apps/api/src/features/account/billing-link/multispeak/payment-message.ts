import { childOf, childrenOf, textIn, type XmlElement, xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import { DeliveryRefused, type Posting } from '../told.ts';
import { readAmount } from './read-location.ts';

const kinds = { card: 'creditCardPayment', echeck: 'eCheckPayment' } as const;
const leaf = (name: string, text: string): string => xmlElement(name, {}, xmlText(text));
const amountText = (cents: number): string => (cents / 100).toFixed(2);

/** A posting as a payment that somebody else has authorized. No number of a card or bank account is in it. */
export function writePayment({ transNo, accountNumber, amount, fee, ...posting }: Posting): string {
  const tender = xmlElement(
    'tender',
    { objectID: transNo },
    leaf('amount', amountText(amount)),
    leaf('convenienceFee', amountText(fee)),
    leaf('total', amountText(amount + fee)),
    leaf('authorizationCode', posting.confirmationNumber),
    leaf('paymentMode', posting.method === 'card' ? 'CreditCard' : 'ECheck'),
    leaf('financialTransactionID', transNo),
  );
  return xmlElement(
    'transactions',
    {},
    xmlElement(
      'paymentTransaction',
      {},
      leaf('accountNumber', accountNumber),
      xmlElement(kinds[posting.method], {}, tender),
    ),
  );
}

/**
 * Reads what became of a posting. Throws `DeliveryRefused` where it was refused, and another error where the answer is not
 * known or of something else.
 */
export function readPaymentAnswer(result: XmlElement, { transNo, accountNumber, amount, method }: Posting): void {
  const of = childrenOf(result, 'paymentTransaction').filter((one) => textIn(one, 'accountNumber') === accountNumber);
  const tender = of
    .flatMap((one) => childrenOf(one, kinds[method]))
    .flatMap((one) => childOf(one, 'tender') ?? [])
    .find((one) => textIn(one, 'financialTransactionID') === transNo);
  if (!tender) throw new Error('The billing system answered about another payment.');
  const said = textIn(tender, 'amount');
  if (said !== undefined && readAmount(said) !== amount)
    throw new Error('The billing system answered about another amount.');
  const code = textIn(tender, 'responseCode');
  const reason = tender.attributes.get('errorString') ?? textIn(tender, 'comments') ?? 'no reason was said';
  if (code === 'Failure') throw new DeliveryRefused(reason);
  if (code !== 'Success') throw new Error(`The billing system could not book the payment: ${code ?? 'no code'}.`);
}
