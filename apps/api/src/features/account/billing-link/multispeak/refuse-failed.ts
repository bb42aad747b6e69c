import { childrenOf, type XmlElement } from '@rochdale/contract/billing-link/xml';
import { DeliveryRefused, type Told } from '../told.ts';

/** What is answered by a list of what failed. */
type FailingTold = Exclude<Told, { readonly kind: 'posting' | 'payment-extension' }>;

/** What the other side may name something by when it refuses it. */
const namesOf = (told: FailingTold): readonly string[] => [
  told.transNo,
  ...(told.kind === 'outage-report' ? [] : [told.memberNumber]),
  ...(told.kind === 'profile-change' ? [] : [told.accountNumber]),
];

/**
 * Reads the list of what failed: nothing in it is success. Throws `DeliveryRefused` where it names what was told, or
 * nothing by name, and another error where it is of something else.
 */
export function refuseFailed(result: XmlElement | undefined, told: FailingTold): void {
  const [failed] = result ? childrenOf(result, 'errorObject') : [];
  if (!failed) return;
  const of = failed.attributes.get('objectID') ?? '';
  if (of !== '' && !namesOf(told).includes(of)) throw new Error('The billing system answered about something else.');
  throw new DeliveryRefused(failed.attributes.get('errorString') ?? 'no reason was said');
}
