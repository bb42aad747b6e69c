import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import { wantsServiceOrderEmail } from './service-requests-store.ts';

/** Confirms a request by e-mail, within the caller's transaction, where co-op and member have it so (service-52). */
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
  const { memberNumber, accountNumber, soNumber: number, description } = order;
  if (!services.site().config.accounts.serviceRequestConfirmationEmail) return;
  if (!(await wantsServiceOrderEmail(tx, memberNumber))) return;
  await tellMember(services, tx, memberNumber, 'service-request', (text, _formats, _language, named) => ({
    subject: text('mail.serviceRequest.subject'),
    paragraphs: [
      text('mail.serviceRequest', { description, account: named(accountNumber) }),
      text('mail.serviceRequest.number', { number }),
    ],
  }));
}
