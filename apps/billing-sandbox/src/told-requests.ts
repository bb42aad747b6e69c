import { childOf, childrenOf, textIn, type XmlElement, xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import type { Booking, Books } from './books.ts';

/** Tells of what failed, as MultiSpeak does: nothing in the list is success. */
const failures = (objectID: string, booking: Booking): string =>
  booking.done ? '' : xmlElement('errorObject', { objectID, errorString: booking.reason });

/** Writes comments into accounts' histories; the number stands at the beginning of each. */
export function writeComments(books: Books, list: XmlElement | undefined): string {
  return (list ? childrenOf(list, 'historyComment') : [])
    .map((comment) => {
      const text = textIn(comment, 'comment') ?? '';
      const [, number = '', subject = ''] = /^(\S+), account (\S+):/.exec(text) ?? [];
      return failures(number, books.take({ kind: 'service-order', number, subject, text }));
    })
    .join('');
}

/** Changes customers, each by its id. */
export function modifyCustomers(books: Books, list: XmlElement | undefined): string {
  return (list ? childrenOf(list, 'customer') : [])
    .map((customer) => {
      const subject = customer.attributes.get('objectID') ?? '';
      const text = customer.children.map(({ name, text: said }) => `${name} ${said}`).join('; ');
      const number = textIn(customer, 'comments') ?? '';
      return failures(subject, books.take({ kind: 'profile-change', number, subject, text }));
    })
    .join('');
}

/** Takes requests for more time, and answers the list with what became of each. */
export function extendPayments(books: Books, list: XmlElement | undefined): string {
  return (list ? childrenOf(list, 'paymentExtension') : [])
    .map((one) => {
      const [subject = '', number = '', text = ''] = ['accountNumber', 'payableItemID', 'extendedTo'].map((name) =>
        textIn(one, name),
      );
      const { done } = books.take({ kind: 'payment-extension', number, subject, text });
      const said = { accountNumber: subject, payableItemID: number, extendedTo: text };
      const leaves = Object.entries({ ...said, responseCode: done ? 'Success' : 'Failure' });
      return xmlElement('paymentExtension', {}, ...leaves.map(([name, value]) => xmlElement(name, {}, xmlText(value))));
    })
    .join('');
}

/** Takes calls of outages. */
export function takeOutageCalls(books: Books, list: XmlElement | undefined): string {
  return (list ? childrenOf(list, 'outageDetectionEvent') : [])
    .map((event) => {
      const number = event.attributes.get('objectID') ?? '';
      const location = childOf(event, 'outageLocation');
      const subject = (location && textIn(location, 'accountNumber')) ?? '';
      const text = textIn(event, 'problemCode') ?? '';
      return failures(number, books.take({ kind: 'outage-report', number, subject, text }));
    })
    .join('');
}
