import { formatDay, localTimeAt } from '@rochdale/domain/dates';
import type { Executor } from '../../platform/database/database.ts';
import { type MessageServices, sendMessage } from '../messages/public.ts';
import { findLoginOfMember } from '../sign-in/public.ts';
import type { ProfileUpdate } from './account-profile-store.ts';

/** What a review ends with. */
export type Decision = 'approved' | 'rejected';

const words = {
  approved: ['mail.profileApproved.subject', 'mail.profileApproved'],
  rejected: ['mail.profileRejected.subject', 'mail.profileRejected'],
} as const;

/** Writes the e-mail that tells a member what became of a change, within the caller's transaction (S1 §2.1). */
export async function tellDecision(
  services: MessageServices,
  tx: Executor,
  { memberNumber, submittedAt }: ProfileUpdate,
  decision: Decision,
): Promise<void> {
  const login = await findLoginOfMember(tx, memberNumber);
  if (!login) return;
  const [subject, sentence] = words[decision];
  const date = formatDay(localTimeAt(submittedAt, services.site().timeZone).day);
  const to = { recipient: login.email, language: login.language ?? 'en' };
  await sendMessage(services, tx, { channel: 'email', kind: `profile-${decision}`, ...to }, (text) => ({
    subject: text(subject),
    paragraphs: [text(sentence, { date })],
  }));
}
