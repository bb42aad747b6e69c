import type { Operations } from '@rochdale/contract/operations/operations';
import { contactPreferences, isContactPreference, zipToSend } from '@rochdale/domain/account/unclaimed-credits/claim';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { type MessageContent, type MessageServices, sendMessage } from '../../communications/messages/public.ts';
import { keepClaim } from './claims-store.ts';

type SentClaim = Omit<z.output<Operations['unclaimed-credits.claim']['body']>, 'reference'>;

/** Whose credits are claimed. */
interface Claimed {
  readonly memberNumber: string;
  readonly former: string;
}

/**
 * Keeps a claim and writes to the co-op, in one transaction; one that is kept already is left as it is. Of the Social
 * Security number's digits the mail says only whether they were given.
 */
export async function takeClaimOf(
  services: MessageServices & { db: Database },
  claimed: Claimed,
  sent: SentClaim,
  language: LanguageName,
): Promise<void> {
  const { db, clock, site, vault } = services;
  const claim = {
    ...sent,
    name: sent.name.trim() || claimed.former,
    phone: sent.phone.replace(/\D/g, ''),
    email: sent.email.trim(),
    zip: zipToSend(sent.zip),
  };
  const ssn = claim.ssn === '' ? null : vault.lock('claim-ssn', claim.claimId, claim.ssn);
  await db.transaction(async (tx) => {
    const { memberNumber } = claimed;
    if (!(await keepClaim(tx, { ...claim, ssn, memberNumber, language, claimedAt: clock.now() }))) return;
    const { email: recipient } = site().settings;
    const to = { channel: 'email', recipient, kind: 'capital-credit-claim', language: 'en' } as const;
    await sendMessage(services, tx, to, (text) => mailOf({ ...claim, phone: sent.phone }, claimed, text));
  });
}

function mailOf(claim: SentClaim, claimed: Claimed, text: Translate): MessageContent {
  const { claimId, name, contactPref, phone, email, comments } = claim;
  const preference = isContactPreference(contactPref) ? text(contactPreferences[contactPref]) : contactPref;
  const place = [claim.city, `${claim.state} ${claim.zip}`.trim()].join(', ');
  const address = [claim.address1, claim.address2, place].filter((part) => part.trim() !== '').join(', ');
  return {
    subject: text('mail.claim.subject', { claimId }),
    paragraphs: [
      text('mail.claim', { claimId, name, ...claimed }),
      text('mail.claim.contact', { preference, phone, email: email || '–' }),
      text('mail.claim.address', { address }),
      text(claim.ssn === '' ? 'mail.claim.ssnMissing' : 'mail.claim.ssnGiven'),
      ...(comments.trim() === '' ? [] : [text('mail.claim.comments', { comments: comments.trim() })]),
    ],
  };
}
