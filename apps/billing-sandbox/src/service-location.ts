import { xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import type { Books } from './books.ts';

/** The service location of an account with what is owed, as MultiSpeak writes it; nothing where there is no account. */
export function serviceLocation(books: Books, accountNumber: string): string {
  const owed = books.owed(accountNumber);
  if (owed === undefined) return '';
  const leaf = (name: string, text: string): string => xmlElement(name, {}, xmlText(text));
  return xmlElement(
    'serviceLocation',
    { objectID: `loc-${accountNumber}` },
    leaf('custID', accountNumber),
    leaf('accountNumber', accountNumber),
    leaf('servStatus', books.closed.has(accountNumber) ? 'Inactive' : 'Active'),
    leaf('acRecvBal', (owed / 100).toFixed(2)),
  );
}
