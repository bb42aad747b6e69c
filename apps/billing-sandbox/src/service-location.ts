import { xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import type { Books } from './books.ts';

const leaf = (name: string, text: string): string => xmlElement(name, {}, xmlText(text));

/** The service location of an account with what is owed, as MultiSpeak writes it; nothing where there is no account. */
export function serviceLocation(books: Books, accountNumber: string): string {
  const owed = books.owed(accountNumber);
  if (owed === undefined) return '';
  const facts = books.factsOf(accountNumber);
  const place = facts && [
    leaf('servAddr1', facts.address),
    leaf('servCity', facts.town),
    xmlElement('network', {}, leaf('feeder', facts.feeder)),
  ];
  return xmlElement(
    'serviceLocation',
    { objectID: facts?.locationId ?? `loc-${accountNumber}` },
    leaf('custID', facts?.memberNumber ?? accountNumber),
    leaf('accountNumber', accountNumber),
    leaf('servStatus', books.closed.has(accountNumber) ? 'Inactive' : 'Active'),
    leaf('acRecvBal', (owed / 100).toFixed(2)),
    ...(place ?? []),
  );
}

/** What is inside of a customer; undefined where there is none. */
export function customer(books: Books, memberNumber: string): string | undefined {
  const facts = books.member(memberNumber);
  if (!facts) return undefined;
  const phone = xmlElement('phoneNumber', {}, leaf('phone', facts.phone), leaf('phoneType', 'Mobile'));
  const mail = xmlElement('eMailAddress', {}, leaf('eMail', facts.email));
  return [
    leaf('lastName', facts.lastName),
    leaf('firstName', facts.firstName),
    xmlElement('contactInfo', {}, xmlElement('phoneList', {}, phone), xmlElement('eMailList', {}, mail)),
  ].join('');
}

/** The meters of an account. */
export function meters(books: Books, accountNumber: string): string {
  const facts = books.factsOf(accountNumber);
  if (!facts) return '';
  const info = xmlElement('utilityInfo', {}, leaf('accountNumber', accountNumber));
  return xmlElement('meter', {}, leaf('meterNo', facts.meterNumber), info);
}
