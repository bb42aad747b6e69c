import { childrenOf, textIn, type XmlElement, xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import { DeliveryRefused, type ToldPaymentExtension } from '../told.ts';

const leaf = (name: string, text: string): string => xmlElement(name, {}, xmlText(text));

/** More time to pay, under our number as the item that is to be paid. */
export function writeExtension({ transNo, accountNumber, until }: ToldPaymentExtension): string {
  const extension = [leaf('accountNumber', accountNumber), leaf('payableItemID', transNo), leaf('extendedTo', until)];
  return xmlElement('extensionList', {}, xmlElement('paymentExtension', {}, ...extension));
}

/**
 * Reads what became of it. Throws `DeliveryRefused` where it was refused, which MultiSpeak gives no reason for, and
 * another error where the answer is not known, of something else, or of another day: that is no promise.
 */
export function readExtensionAnswer(result: XmlElement, { transNo, accountNumber, until }: ToldPaymentExtension): void {
  const found = childrenOf(result, 'paymentExtension').find((one) => textIn(one, 'accountNumber') === accountNumber);
  const of = found && textIn(found, 'payableItemID');
  if (!found || (of !== undefined && of !== transNo))
    throw new Error('The billing system answered about another extension.');
  const code = textIn(found, 'responseCode');
  if (code === 'Failure') throw new DeliveryRefused('no reason was said');
  if (code !== 'Success') throw new Error(`The billing system could not extend: ${code ?? 'no code'}.`);
  const extendedTo = textIn(found, 'extendedTo');
  if (extendedTo !== undefined && extendedTo.slice(0, 10) < until)
    throw new DeliveryRefused(`it would extend to ${extendedTo.slice(0, 10)} alone`);
}
