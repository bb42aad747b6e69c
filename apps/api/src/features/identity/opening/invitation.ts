import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Content, MessageServices } from '../../communications/messages/public.ts';

/** What a member reads who is invited to the portal. */
export const invitationContent =
  ({ site }: Pick<MessageServices, 'site'>): Content =>
  (text) => {
    const { coopName: coop, phoneNumber: phone } = site().settings;
    return {
      subject: text('invitation.subject', { coop }),
      paragraphs: [
        text('invitation.lead', { coop }),
        text('invitation.what'),
        text('invitation.how'),
        text('invitation.help', { phone }),
      ],
      action: { label: text('invitation.action'), to: addressOf('login') },
    };
  };
