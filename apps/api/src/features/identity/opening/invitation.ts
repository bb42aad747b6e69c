import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Content, MessageServices } from '../../communications/messages/public.ts';

/**
 * Where an invitation leads: to the sign-in, from where whoever has no login yet registers. A link by which one member
 * claims their login stands here instead, once there is one.
 */
const invitationAddress = (_memberNumber: string) => addressOf('login');

/** What a member reads who is invited to the portal. */
export const invitationContent =
  ({ site }: Pick<MessageServices, 'site'>, memberNumber: string): Content =>
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
      action: { label: text('invitation.action'), to: invitationAddress(memberNumber) },
    };
  };
