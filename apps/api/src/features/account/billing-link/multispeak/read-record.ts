import { childOf, childrenOf, textIn, type XmlElement } from '@rochdale/contract/billing-link/xml';
import type { ToldRecord } from '@rochdale/domain/account/billing-link/told-record';

/** MultiSpeak's types of telephones, and ours. */
const phoneTypes: Readonly<Record<string, string>> = { Mobile: 'Cell', Home: 'Home', Business: 'Work' };

/** What is said, without what is not. */
const said = (columns: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(columns).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

/** What is said of a customer. */
export function readCustomer(customer: XmlElement): Pick<ToldRecord, 'member' | 'phones'> {
  const contact = childOf(customer, 'contactInfo');
  const list = contact && childOf(contact, 'phoneList');
  const mails = contact && childOf(contact, 'eMailList');
  const mail = mails && childOf(mails, 'eMailAddress');
  return {
    member: said({
      firstName: textIn(customer, 'firstName'),
      middleName: textIn(customer, 'mName'),
      lastName: textIn(customer, 'lastName'),
      organizationName: textIn(customer, 'dBAName'),
      email: mail && textIn(mail, 'eMail'),
    }),
    phones: (list ? childrenOf(list, 'phoneNumber') : []).flatMap((one) => {
      const phone = (textIn(one, 'phone') ?? '').replace(/\D/g, '');
      return phone === '' ? [] : [{ phone, phoneType: phoneTypes[textIn(one, 'phoneType') ?? ''] ?? 'Other' }];
    }),
  };
}

/** What is said of a place. */
export function readPlace(location: XmlElement): ToldRecord['location'] {
  const network = childOf(location, 'network');
  const gps = childOf(location, 'GPS');
  return said({
    locationId: location.attributes.get('objectID'),
    address: textIn(location, 'servAddr1'),
    town: textIn(location, 'servCity'),
    county: network && textIn(network, 'county'),
    substation: network && textIn(network, 'substationCode'),
    feeder: network && textIn(network, 'feeder'),
    mapLocation: textIn(location, 'gridLocation'),
    latitude: gps && textIn(gps, 'latitude'),
    longitude: gps && textIn(gps, 'longitude'),
  });
}

/** The meters of a list that are this account's, or of no account that is named. */
export function readMeters(list: XmlElement | undefined, accountNumber: string): ToldRecord['meters'] {
  return (list?.children ?? []).flatMap((meter) => {
    const meterNumber = textIn(meter, 'meterNo');
    const info = childOf(meter, 'utilityInfo');
    const of = (info && textIn(info, 'accountNumber')) ?? accountNumber;
    return meterNumber && of === accountNumber ? [{ meterNumber, meterType: textIn(meter, 'meterType') ?? '' }] : [];
  });
}
