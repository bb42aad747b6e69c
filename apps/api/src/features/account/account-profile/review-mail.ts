import { localTimeAt } from '@rochdale/domain/dates';
import { type RefusalSentence, refusalText } from '@rochdale/domain/office/queues/refusal-text';
import type { Executor } from '../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import type { ProfileUpdate } from './account-profile-store.ts';

/** What became of a change: why it was not accepted is in the office's own words. */
export type Decision =
  | { readonly decision: 'approved' }
  | { readonly decision: 'rejected'; readonly why: RefusalSentence };

const texts = {
  approved: ['mail.profileApproved.subject', 'mail.profileApproved'],
  reopened: ['mail.profileReopened.subject', 'mail.profileReopened'],
} as const;

/** Writes the e-mail that tells a member what became of a change, within the caller's transaction (account-74). */
export async function tellDecision(
  services: MessageServices,
  tx: Executor,
  { memberNumber, submittedAt }: ProfileUpdate,
  decided: Decision | { readonly decision: 'reopened' },
): Promise<boolean> {
  const { timeZone, settings } = services.site();
  const { day } = localTimeAt(submittedAt, timeZone);
  const kind = `profile-${decided.decision}`;
  const sent = await tellMember(services, tx, memberNumber, kind, (text, formats) => {
    const date = formats.letterDay(day);
    if (decided.decision === 'rejected') {
      const why = { reason: refusalText(text, decided.why), phone: settings.phoneNumber };
      return {
        subject: text('mail.profileRejected.subject'),
        paragraphs: [text('mail.profileRejected', { date, ...why })],
      };
    }
    const [subject, said] = texts[decided.decision];
    return { subject: text(subject), paragraphs: [text(said, { date })] };
  });
  return sent !== undefined;
}
