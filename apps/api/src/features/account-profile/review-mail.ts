import { english } from '@rochdale/domain/messages/english';
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
  const date = submittedAt.toLocaleDateString('en-US', {
    timeZone: services.site().timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  await sendMessage(
    services,
    tx,
    { channel: 'email', recipient: login.email, kind: `profile-${decision}` },
    { subject: english(subject), paragraphs: [english(sentence, { date })] },
  );
}
