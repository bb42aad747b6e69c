import { childOf, childrenOf, textIn, type XmlElement, xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import type { Books } from './books.ts';

const kinds = ['creditCardPayment', 'eCheckPayment', 'achPayment', 'cashPayment'] as const;
const leaf = (name: string, text: string): string => xmlElement(name, {}, xmlText(text));

/** Books each payment of a list, and answers the list with what became of each. */
export function bookTransactions(books: Books, list: XmlElement | undefined): string {
  return (list ? childrenOf(list, 'paymentTransaction') : [])
    .map((one) => {
      const accountNumber = textIn(one, 'accountNumber') ?? '';
      const payments = kinds.flatMap((kind) => childrenOf(one, kind).map((payment) => ({ kind, payment })));
      const answers = payments.map(({ kind, payment }) =>
        xmlElement(kind, {}, answerTender(books, accountNumber, childOf(payment, 'tender'))),
      );
      return xmlElement('paymentTransaction', {}, leaf('accountNumber', accountNumber), ...answers);
    })
    .join('');
}

function answerTender(books: Books, accountNumber: string, tender: XmlElement | undefined): string {
  const transNo = (tender && textIn(tender, 'financialTransactionID')) ?? '';
  const amount = (tender && textIn(tender, 'amount')) ?? '';
  const booking = books.book({ transNo, accountNumber, cents: Math.round(Number(amount) * 100) });
  return xmlElement(
    'tender',
    booking.done ? {} : { errorString: booking.reason },
    leaf('amount', amount),
    leaf('responseCode', booking.done ? 'Success' : 'Failure'),
    leaf('financialTransactionID', transNo),
  );
}
