import { and, eq, lt, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { attempts } from '../../platform/limits/limits.tables.ts';
import { tokens } from '../../platform/tokens/tokens.tables.ts';
import { outgoingMessages } from '../messages/messages.tables.ts';
import { noticeDeliveries, noticeRounds, notices } from '../notices/notices.tables.ts';
import { resetLinks } from '../sign-in/sign-in.tables.ts';
import { verificationAttempts } from '../verification-codes/verification-codes.tables.ts';

const dayMs = 24 * 3_600_000;
/** How long it stays known that a message was sent. */
const messageDays = 90;
/** How long it stays known what a member was told. What still holds stays longer. */
const noticeDays = 400;

/** Deletes what has no meaning any more: tries that count no more, ended tokens, codes and links, old messages. */
export async function forgetWhatEnded(db: Executor, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs);
  await db.delete(attempts).where(lt(attempts.forgetAt, now));
  await db.delete(tokens).where(or(lt(tokens.expiresAt, yesterday), lt(tokens.revokedAt, yesterday)));
  await db.delete(verificationAttempts).where(lt(verificationAttempts.expiresAt, yesterday));
  await db.delete(resetLinks).where(lt(resetLinks.expiresAt, yesterday));
  await db
    .delete(outgoingMessages)
    .where(lt(outgoingMessages.createdAt, new Date(now.getTime() - messageDays * dayMs)));
  const oldest = new Date(now.getTime() - noticeDays * dayMs);
  await db.delete(noticeDeliveries).where(lt(noticeDeliveries.createdAt, oldest));
  await db.delete(notices).where(and(lt(notices.createdAt, oldest), eq(notices.isOpen, false)));
  await db.delete(noticeRounds).where(lt(noticeRounds.endedAt, oldest));
}
