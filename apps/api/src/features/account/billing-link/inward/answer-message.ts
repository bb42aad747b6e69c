import type { SoapMessage } from '@rochdale/contract/billing-link/soap';
import { childOf, childrenOf, textIn, xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import { isSameText } from '../../../../platform/sealing/same-text.ts';

/** What the billing system may tell us. */
export const inwardMethods = ['PingURL', 'GetMethods', 'ServiceLocationChangedNotification'] as const;

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

/** The accounts that a message says have changed, each once; nothing else of it is read. */
export function changedAccounts({ body }: SoapMessage): readonly string[] {
  const changed = childOf(body, 'changedServiceLocations');
  const named = changed ? childrenOf(changed, 'serviceLocation') : [];
  return [...new Set(named.map((location) => textIn(location, 'accountNumber') ?? ''))];
}

/** What could not be done, as MultiSpeak says it. */
export const errorObjects = (failed: readonly { readonly accountNumber: string; readonly says: string }[]): string =>
  failed
    .map(({ accountNumber, says }) =>
      xmlElement('errorObject', { objectID: accountNumber, nounType: 'serviceLocation', errorString: says }),
    )
    .join('');

/** The methods that are offered. */
export const methodList = (): string => inwardMethods.map((name) => xmlElement('string', {}, xmlText(name))).join('');
