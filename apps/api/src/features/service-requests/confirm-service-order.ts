import { english } from '@rochdale/domain/messages/english';
import type { Transaction } from '../../platform/database/database.ts';
import { emailOf } from '../due-payments/public.ts';
import { type MessageServices, sendMessage } from '../messages/public.ts';
import { wantsServiceOrderEmail } from './service-requests-store.ts';

/** Confirms a request by e-mail, within the caller's transaction, where co-op and member have it so (S1 §7). */
export async function confirmServiceOrder(
  services: MessageServices,
  tx: Transaction,
  order: {
    readonly memberNumber: string;
    readonly accountNumber: string;
    readonly soNumber: string;
    readonly description: string;
  },
): Promise<void> {
  const { memberNumber, accountNumber: account, soNumber: number, description } = order;
  if (!services.site().config.accounts.serviceRequestConfirmationEmail) return;
  if (!(await wantsServiceOrderEmail(tx, memberNumber))) return;
  const recipient = await emailOf(tx, memberNumber);
  if (recipient === undefined) return;
  const paragraphs = [
    english('mail.serviceRequest', { description, account }),
    english('mail.serviceRequest.number', { number }),
  ];
  await sendMessage(
    services,
    tx,
    { channel: 'email', recipient, kind: 'service-request' },
    { subject: english('mail.serviceRequest.subject'), paragraphs },
  );
}
