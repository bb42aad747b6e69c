import { xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import type { ToldServiceOrder } from '../told.ts';

const leaf = (name: string, text: string): string => xmlElement(name, {}, xmlText(text));

/**
 * A service order as a comment in the account's history: CB_Server takes no orders. Its number stands at the beginning,
 * for a comment has none of its own.
 */
export function writeComment({ transNo, accountNumber, ...order }: ToldServiceOrder): string {
  const { workType, description, phone, comments } = order;
  const says = [
    `${transNo}, account ${accountNumber}: ${description} (${workType}).`,
    ...(phone === '' ? [] : [`Telephone ${phone}.`]),
    ...(comments === '' ? [] : [comments]),
  ].join(' ');
  const comment = [
    leaf('customerID', order.memberNumber),
    leaf('logTime', order.submittedAt.toISOString()),
    leaf('comment', says),
  ];
  return xmlElement('comments', {}, xmlElement('historyComment', {}, ...comment));
}
