import { xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import type { MailingAddress } from '@rochdale/domain/account/account-profile/profile';
import { DeliveryRefused, type ToldProfileChange } from '../told.ts';

const leaf = (name: string, text: string): string => xmlElement(name, {}, xmlText(text));
/** Our types of telephones, and MultiSpeak's. */
const phoneTypes: Readonly<Record<string, string>> = { Cell: 'Mobile', Home: 'Home', Work: 'Business' };

/**
 * What changed of a customer. Throws `DeliveryRefused` for an address that is not all accounts' address: a customer has
 * one in MultiSpeak.
 */
export function writeCustomer({ transNo, memberNumber, name, phones, ...change }: ToldProfileChange): string {
  const [address] = Object.values(change.addresses);
  if (address && !change.hasOneAddress)
    throw new DeliveryRefused('The member’s accounts have several mailing addresses, and MultiSpeak knows one.');
  return xmlElement(
    'customerData',
    {},
    xmlElement(
      'customer',
      { objectID: memberNumber, verb: 'Change' },
      leaf('comments', transNo),
      ...(name
        ? [leaf('lastName', name.lastName), leaf('firstName', name.firstName), leaf('mName', name.middleName)]
        : []),
      ...(address ? writeAddress(address) : []),
      ...(phones ? [xmlElement('contactInfo', {}, xmlElement('phoneList', {}, ...phones.map(writePhone)))] : []),
    ),
  );
}

const writeAddress = ({ streetNumber, streetName, streetType, unit, city, state, zip }: MailingAddress): string[] => [
  leaf('billAddr1', [streetNumber, streetName, streetType].filter(Boolean).join(' ')),
  leaf('billAddr2', unit),
  leaf('billCity', city),
  leaf('billState', state),
  leaf('billZip', zip),
];

const writePhone = (phone: NonNullable<ToldProfileChange['phones']>[number], place: number): string =>
  xmlElement(
    'phoneNumber',
    {},
    leaf('phone', phone.extension === '' ? phone.phone : `${phone.phone} x${phone.extension}`),
    leaf('phoneType', phoneTypes[phone.phoneType] ?? 'Other'),
    leaf('priorityOrder', String(place + 1)),
  );
