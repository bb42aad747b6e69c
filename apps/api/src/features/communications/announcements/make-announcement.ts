import { randomUUID } from 'node:crypto';
import { type WordsByLanguage, wordsViolation } from '@rochdale/domain/communications/announcements/announcement';
import type { Segment } from '@rochdale/domain/communications/announcements/segment';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { fieldRefusal } from '../../../platform/http/refusal.ts';
import { addAnnouncement } from './announcements-store.ts';
import { addAccounts } from './audience-store.ts';
import type { Ways } from './reach-store.ts';
import { addSegment } from './segment-store.ts';

/** An announcement to be made. */
export interface NewAnnouncement extends Ways {
  readonly words: WordsByLanguage;
  /** The accounts whose members are told; numbers that are none are left out. Empty where a segment is meant. */
  readonly accountNumbers: readonly string[];
  readonly segment?: Segment;
  /** Nobody is told once this outage is over, or has left their place; undefined: it hangs on none. */
  readonly outageNumber?: string;
  /** It does not begin before; undefined: as soon as it is started. */
  readonly notBefore?: Date;
  /** The name of who makes it. */
  readonly madeBy: string;
}

/**
 * Makes an announcement within the caller's transaction, and sends nothing: the worker writes its recipients, and it goes
 * once it is started (office-147). Rejects with a sentence where words are missing or too long.
 */
export async function makeAnnouncement(
  { clock }: { readonly clock: Clock },
  tx: Transaction,
  made: NewAnnouncement,
): Promise<{ readonly announcementId: string; readonly accounts: number }> {
  const wrong = wordsViolation(made.words);
  if (wrong) throw fieldRefusal(wrong.violation, wrong.field);
  const announcementId = randomUUID();
  const { en, es } = made.words;
  const now = clock.now();
  await addAnnouncement(tx, {
    announcementId,
    topic: made.topic,
    ...{ subject: en.subject, text: en.text, short: en.short },
    ...{ subjectEs: es.subject, textEs: es.text, shortEs: es.short },
    ways: [...new Set(made.ways)],
    state: 'ready',
    segment: made.segment ?? null,
    outageNumber: made.outageNumber ?? null,
    notBefore: made.notBefore ?? null,
    ...{ madeAt: now, madeBy: made.madeBy, changedAt: now, changedBy: made.madeBy },
  });
  const { segment, accountNumbers } = made;
  const accounts = segment
    ? await addSegment(tx, announcementId, segment)
    : await addAccounts(tx, announcementId, accountNumbers);
  return { announcementId, accounts };
}
