import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import { type ServiceOrder, wantsServiceOrderEmail } from './service-requests-store.ts';
import { workIn } from './work-words.ts';

/** Confirms a request by e-mail, within the caller's transaction, where co-op and member have it so (service-52). */
export async function confirmServiceOrder(
  services: MessageServices,
  tx: Transaction,
  order: Pick<ServiceOrder, 'accountNumber' | 'soNumber' | 'workType' | 'description'> & {
    readonly memberNumber: string;
  },
): Promise<void> {
  const { memberNumber, accountNumber, soNumber: number } = order;
  if (!services.site().config.accounts.serviceRequestConfirmationEmail) return;
  if (!(await wantsServiceOrderEmail(tx, memberNumber))) return;
  await tellMember(services, tx, memberNumber, 'service-request', (text, _formats, language, named) => ({
    subject: text('mail.serviceRequest.subject'),
    paragraphs: [
      text('mail.serviceRequest', {
        description: workIn(language, services.site, order),
        account: named(accountNumber),
      }),
      text('mail.serviceRequest.number', { number }),
    ],
  }));
}
