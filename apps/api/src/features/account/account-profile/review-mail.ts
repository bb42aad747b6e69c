import { localTimeAt } from '@rochdale/domain/dates';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import type { Executor } from '../../../platform/database/database.ts';
import { type MessageServices, sendMessage } from '../../communications/messages/public.ts';
import { findLoginOfMember } from '../../identity/sign-in/public.ts';
import type { ProfileUpdate } from './account-profile-store.ts';

/** What a review ends with. */
export type Decision = 'approved' | 'rejected';

/** Why a change was not accepted, as its member is told. */
export const rejectReasons = {
  moved: 'mail.profileRejected.moved',
  unreadable: 'mail.profileRejected.unreadable',
  'not-yours': 'mail.profileRejected.notYours',
  other: 'mail.profileRejected.other',
} as const satisfies Readonly<Record<string, PlainTextCode>>;
export type RejectReason = keyof typeof rejectReasons;

/** Writes the e-mail that tells a member what became of a change, within the caller's transaction (account-74). */
export async function tellDecision(
  services: MessageServices,
  tx: Executor,
  { memberNumber, submittedAt }: ProfileUpdate,
  decision: Decision,
  reason: RejectReason,
): Promise<void> {
  const login = await findLoginOfMember(tx, memberNumber);
  if (!login) return;
  const { timeZone, settings } = services.site();
  const { day } = localTimeAt(submittedAt, timeZone);
  const to = { recipient: login.email, language: login.language ?? 'en' };
  await sendMessage(services, tx, { channel: 'email', kind: `profile-${decision}`, ...to }, (text, formats) => {
    const date = formats.letterDay(day);
    if (decision === 'approved')
      return { subject: text('mail.profileApproved.subject'), paragraphs: [text('mail.profileApproved', { date })] };
    const why = { reason: text(rejectReasons[reason]), phone: settings.phoneNumber };
    return {
      subject: text('mail.profileRejected.subject'),
      paragraphs: [text('mail.profileRejected', { date, ...why })],
    };
  });
}
