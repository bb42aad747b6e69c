import type { SoapMessage } from '@rochdale/contract/billing-link/soap';
import { childOf, textIn, type XmlElement, xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import { isSameText } from '../../../../platform/sealing/same-text.ts';
import type { NamedChange } from './hear-changes.ts';

/** Who may tell it. */
export interface InwardCaller {
  readonly user: string;
  readonly password: string;
}

/** Whether a message bears user and password; both are compared, in the same time whatever is wrong. */
export function isFrom({ header }: SoapMessage, { user, password }: InwardCaller): boolean {
  const isUser = isSameText(header.get('UserID') ?? '', user);
  const isPassword = isSameText(header.get('Pwd') ?? '', password);
  return isUser && isPassword;
}

/** What a message that something has changed names, by its method: nothing else of it is read. */
const changesIn: Readonly<Record<string, (one: XmlElement) => NamedChange>> = {
  ServiceLocationChangedNotification: (location) => ({ account: textIn(location, 'accountNumber') ?? '' }),
  CustomerChangedNotification: (customer) => ({ member: customer.attributes.get('objectID') ?? '' }),
  MeterChangedNotification: namedByMeter,
  MeterAddNotification: namedByMeter,
  MeterExchangeNotification: (exchange) => ({
    account: textIn(childOf(exchange, 'serviceLocation') ?? exchange, 'accountNumber') ?? '',
  }),
};

function namedByMeter(meter: XmlElement): NamedChange {
  const info = childOf(meter, 'utilityInfo');
  const account = info && textIn(info, 'accountNumber');
  return account === undefined ? { meter: textIn(meter, 'meterNo') ?? '' } : { account };
}

/** What the billing system may tell us. */
export const inwardMethods: readonly string[] = ['PingURL', 'GetMethods', ...Object.keys(changesIn)];

/** What a message says has changed; undefined where it is no such message. Lists may lie within lists of a kind. */
export function changesOf({ body }: SoapMessage): readonly NamedChange[] | undefined {
  const read = Object.hasOwn(changesIn, body.name) ? changesIn[body.name] : undefined;
  if (!read) return undefined;
  const leaves = (list: XmlElement): readonly XmlElement[] =>
    /^(electric|water|gas|propane)Meters$/.test(list.name) ? list.children : [list];
  return body.children.flatMap(({ children }) => children.flatMap(leaves)).map(read);
}

/** What could not be done, as MultiSpeak says it. */
export const errorObjects = (failed: readonly { readonly name: string; readonly says: string }[]): string =>
  failed.map(({ name, says }) => xmlElement('errorObject', { objectID: name, errorString: says })).join('');

/** The methods that are offered. */
export const methodList = (): string => inwardMethods.map((name) => xmlElement('string', {}, xmlText(name))).join('');
