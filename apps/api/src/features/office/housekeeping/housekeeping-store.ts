import { foreignHashYears } from '@rochdale/domain/identity/foreign-hashes/unused-hash';
import {
  forgottenBefore,
  type OwnRetentions,
  periodOf,
  type SettableKind,
} from '@rochdale/domain/identity/my-record/retention';
import { keptDays } from '@rochdale/domain/office/connected/webhook-rules';
import { and, eq, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { knownSince } from '../../../platform/http/cookies/browser-cookie.ts';
import { attempts } from '../../../platform/limits/limits.tables.ts';
import { tokens } from '../../../platform/tokens/tokens.tables.ts';
import { announcements } from '../../../tables/announcements.ts';
import { outgoingMessages } from '../../../tables/messages.ts';
import { noticeDeliveries, noticeRounds, notices } from '../../../tables/notices.ts';
import { payingBrowsers } from '../../../tables/paying-browsers.ts';
import { paymentLinks } from '../../../tables/payment-links.ts';
import { securityEvents } from '../../../tables/security.ts';
import { knownDevices, logins, resetLinks } from '../../../tables/sign-in.ts';
import { verificationAttempts } from '../../../tables/verification-codes.ts';
import { forgetContactConsentsEndedBefore } from '../../communications/notifications/public.ts';
import { forgetAsksEndedBefore } from '../../communications/restoration-texts/public.ts';
import { forgetOldNews } from '../../energy/espi/public.ts';
import { forgetAuthorizations } from '../../identity/connected-apps/public.ts';
import { forgetForeignHashesBroughtBefore } from '../../identity/foreign-hashes/public.ts';
import { forgetHandOvers } from '../../identity/hand-overs/public.ts';
import { forgetChangesEndedBefore } from '../../identity/login-changes/public.ts';
import { forgetAttempts } from '../../identity/outside-sign-in/public.ts';
import { forgetPaperConsentsEndedBefore } from '../../identity/paper-consents/public.ts';
import { forgetChallengesEndedBefore } from '../../identity/passkeys/public.ts';
import { forgetRefusedBefore } from '../../identity/security/refused-calls-store.ts';
import { forgetProofsEndedBefore } from '../../planned/authorizations/public.ts';
import { forgetUnnamedDocuments } from '../../website/member-info-docs/public.ts';
import { forgetViewsEndedBefore } from '../as-member/public.ts';
import { forgetToldBefore, forgetUploadsBefore } from '../connected/public.ts';

const dayMs = 24 * 3_600_000;
/** How long it stays known that a link to pay was there, and who typed names that are no login's. */
const linkDays = 90;
const strangerDays = 30;
/** How long a document of the office's waits for a list that names it. */
const unnamedDays = 7;

/** Deletes what has no meaning any more: tries that count no more, ended tokens, codes and links, old messages and proofs. */
export async function forgetWhatEnded(db: Executor, now: Date, keeps: OwnRetentions = {}): Promise<void> {
  const olderThan = (kind: SettableKind): Date => forgottenBefore(periodOf(kind, keeps), now);
  const yesterday = new Date(now.getTime() - dayMs);
  await db.delete(attempts).where(lt(attempts.forgetAt, now));
  await db.delete(tokens).where(or(lt(tokens.expiresAt, yesterday), lt(tokens.revokedAt, yesterday)));
  await db.delete(verificationAttempts).where(lt(verificationAttempts.expiresAt, yesterday));
  await db.delete(resetLinks).where(lt(resetLinks.expiresAt, yesterday));
  await forgetChallengesEndedBefore(db, yesterday);
  await forgetAuthorizations(db, now, yesterday);
  await forgetOldNews(db);
  await forgetAttempts(db, now);
  await forgetHandOvers(db, now);
  await forgetViewsEndedBefore(db, yesterday);
  const longAgo = new Date(now.getTime() - keptDays * dayMs);
  await forgetToldBefore(db, longAgo);
  await forgetUploadsBefore(db, longAgo);
  await forgetUnnamedDocuments(db, new Date(now.getTime() - unnamedDays * dayMs));
  await db.delete(outgoingMessages).where(lt(outgoingMessages.createdAt, olderThan('messages')));
  await db.delete(paymentLinks).where(lt(paymentLinks.expiresAt, new Date(now.getTime() - linkDays * dayMs)));
  await db.delete(payingBrowsers).where(lt(payingBrowsers.lastPaidAt, knownSince(now)));
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, knownSince(now)));
  const oldest = olderThan('notices');
  await db.delete(noticeDeliveries).where(lt(noticeDeliveries.createdAt, oldest));
  await db.delete(notices).where(and(lt(notices.createdAt, oldest), eq(notices.isOpen, false)));
  await db.delete(announcements).where(lt(announcements.madeAt, oldest));
  await db.delete(noticeRounds).where(lt(noticeRounds.endedAt, oldest));
  await forgetRefusedBefore(db, new Date(now.getTime() - strangerDays * dayMs));
  await forgetSecurityEvents(db, now, olderThan('events'));
  await forgetChangesEndedBefore(db, olderThan('events'));
  await forgetForeignHashesBroughtBefore(db, forgottenBefore({ years: foreignHashYears }, now));
  await forgetProofsEndedBefore(db, olderThan('authorizations'));
  await forgetContactConsentsEndedBefore(db, olderThan('contactConsents'));
  await forgetAsksEndedBefore(db, olderThan('contactConsents'));
  await forgetPaperConsentsEndedBefore(db, olderThan('paperConsents'));
}

/** Names that are no login's may be typed without end, and may be a password in the wrong field. */
async function forgetSecurityEvents(db: Executor, now: Date, oldest: Date): Promise<void> {
  const before = (days: number) => lt(securityEvents.at, new Date(now.getTime() - days * dayMs));
  const known = db.select({ key: logins.loginKey }).from(logins).where(eq(logins.loginKey, securityEvents.loginKey));
  const ofNobody = and(before(strangerDays), isNull(securityEvents.memberNumber), notExists(known));
  await db.delete(securityEvents).where(or(lt(securityEvents.at, oldest), ofNobody));
}
