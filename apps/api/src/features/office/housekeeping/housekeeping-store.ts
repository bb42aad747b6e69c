import { foreignHashYears } from '@rochdale/domain/identity/foreign-hashes/unused-hash';
import { keptDays } from '@rochdale/domain/office/connected/webhook-rules';
import { proofYears } from '@rochdale/domain/planned/authorizations/standing';
import { and, eq, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { knownSince } from '../../../platform/http/browser-cookie.ts';
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
import { forgetForeignHashesBroughtBefore } from '../../identity/foreign-hashes/public.ts';
import { forgetAuthorizations } from '../../identity/connected-apps/public.ts';
import { forgetChangesEndedBefore } from '../../identity/login-changes/public.ts';
import { forgetChallengesEndedBefore } from '../../identity/passkeys/public.ts';
import { forgetProofsEndedBefore } from '../../planned/authorizations/public.ts';
import { forgetUnnamedDocuments } from '../../website/member-info-docs/public.ts';
import { forgetViewsEndedBefore } from '../as-member/public.ts';
import { forgetToldBefore, forgetUploadsBefore } from '../connected/public.ts';

const dayMs = 24 * 3_600_000;
/** How long it stays known that a message was sent, or a link to pay was there. */
const messageDays = 90;
/** How long it stays known what a member was told, and what was announced. What still holds stays longer. */
const noticeDays = 400;
/** How long it stays known what happened to logins, and who typed names that are no login's. */
const securityDays = 730;
const strangerDays = 30;
/** How long a document of the office's waits for a list that names it. */
const unnamedDays = 7;
/** Years for which a consent to texts and calls is kept after its end: as long as they can be contested (28 U.S.C. 1658). */
const contactConsentYears = 4;

/** Deletes what has no meaning any more: tries that count no more, ended tokens, codes and links, old messages and proofs. */
export async function forgetWhatEnded(db: Executor, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs);
  await db.delete(attempts).where(lt(attempts.forgetAt, now));
  await db.delete(tokens).where(or(lt(tokens.expiresAt, yesterday), lt(tokens.revokedAt, yesterday)));
  await db.delete(verificationAttempts).where(lt(verificationAttempts.expiresAt, yesterday));
  await db.delete(resetLinks).where(lt(resetLinks.expiresAt, yesterday));
  await forgetChallengesEndedBefore(db, yesterday);
  await forgetAuthorizations(db, now, yesterday);
  await forgetViewsEndedBefore(db, yesterday);
  const longAgo = new Date(now.getTime() - keptDays * dayMs);
  await forgetToldBefore(db, longAgo);
  await forgetUploadsBefore(db, longAgo);
  await forgetUnnamedDocuments(db, new Date(now.getTime() - unnamedDays * dayMs));
  await db
    .delete(outgoingMessages)
    .where(lt(outgoingMessages.createdAt, new Date(now.getTime() - messageDays * dayMs)));
  await db.delete(paymentLinks).where(lt(paymentLinks.expiresAt, new Date(now.getTime() - messageDays * dayMs)));
  await db.delete(payingBrowsers).where(lt(payingBrowsers.lastPaidAt, knownSince(now)));
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, knownSince(now)));
  const oldest = new Date(now.getTime() - noticeDays * dayMs);
  await db.delete(noticeDeliveries).where(lt(noticeDeliveries.createdAt, oldest));
  await db.delete(notices).where(and(lt(notices.createdAt, oldest), eq(notices.isOpen, false)));
  await db.delete(announcements).where(lt(announcements.madeAt, oldest));
  await db.delete(noticeRounds).where(lt(noticeRounds.endedAt, oldest));
  await forgetSecurityEvents(db, now);
  await forgetChangesEndedBefore(db, new Date(now.getTime() - securityDays * dayMs));
  await forgetForeignHashesBroughtBefore(db, yearsBefore(now, foreignHashYears));
  await forgetProofsEndedBefore(db, yearsBefore(now, proofYears));
  await forgetContactConsentsEndedBefore(db, yearsBefore(now, contactConsentYears));
  await forgetAsksEndedBefore(db, yearsBefore(now, contactConsentYears));
}

function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - years);
  return before;
}

/** Names that are no login's may be typed without end, and may be a password in the wrong field. */
async function forgetSecurityEvents(db: Executor, now: Date): Promise<void> {
  const before = (days: number) => lt(securityEvents.at, new Date(now.getTime() - days * dayMs));
  const known = db.select({ key: logins.loginKey }).from(logins).where(eq(logins.loginKey, securityEvents.loginKey));
  const ofNobody = and(before(strangerDays), isNull(securityEvents.memberNumber), notExists(known));
  await db.delete(securityEvents).where(or(before(securityDays), ofNobody));
}
