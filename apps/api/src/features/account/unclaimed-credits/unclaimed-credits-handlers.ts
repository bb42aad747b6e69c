import { isSearchable, maxUnclaimedResults, wordsToFind } from '@rochdale/domain/account/unclaimed-credits/search';
import { memberLanguage } from '@rochdale/domain/texts/languages';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { Doors } from '../../../platform/doors/doors.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { hasClaim } from './claims-store.ts';
import { takeClaimOf } from './take-claim.ts';
import { findUnclaimed, matchingCredits, type UnclaimedCredit } from './unclaimed-credits-store.ts';
import { takeClaim, takeSearch, takeShown } from './unclaimed-limits.ts';

/** How long a search may stand before it is claimed from. */
const referenceHours = 4;
const sealedReference = z.object({ memberNumber: z.string() });

/** A company by its name; a person by first and last name. */
const nameOf = ({ firstName, lastName, companyName }: UnclaimedCredit): string =>
  companyName || `${firstName} ${lastName}`.trim();

/** Unclaimed capital credits (account-77): a search behind limits, and claims that the co-op looks into. */
export function unclaimedCreditsHandlers(
  services: MessageServices & { db: Database; sealer: Sealer; doors: Doors },
): Pick<Handlers, 'unclaimed-credits.search' | 'unclaimed-credits.claim'> {
  const { db, clock, sealer, doors } = services;
  return {
    'unclaimed-credits.search': async ({ body, address, proof }) => {
      if (!isSearchable(body)) throw refusal(400, 'unclaimedCredits.search.blank');
      const now = clock.now();
      const asking = { db, doors, now, address, proof };
      await takeSearch(asking);
      const found = await matchingCredits(db, wordsToFind(body));
      if (found.length > maxUnclaimedResults) return { results: [], totalRecords: 0, isTooMany: true };
      const shown = found.slice((body.page - 1) * body.pageSize, body.page * body.pageSize);
      await takeShown(asking, shown.length);
      const until = new Date(now.getTime() + referenceHours * 3_600_000);
      const results = shown.map((one) => ({
        reference: sealer.seal('unclaimed-credit', { memberNumber: one.memberNumber }, until),
        name: nameOf(one),
        address: one.address,
        city: one.city,
        state: one.state,
        zip: one.zip,
      }));
      return { results, totalRecords: found.length, isTooMany: false };
    },
    'unclaimed-credits.claim': async ({ body, address, proof, text, language }) => {
      const now = clock.now();
      const answer = { message: text('unclaimedCredits.done') };
      const { reference, ...claim } = body;
      const opened = sealedReference.safeParse(sealer.open('unclaimed-credit', reference, now));
      if (!opened.success) throw refusal(400, 'unclaimedCredits.tooLate');
      const { memberNumber } = opened.data;
      if (await hasClaim(db, claim.claimId)) return answer;
      await takeClaim({ db, doors, now, address, proof }, memberNumber);
      const credit = await findUnclaimed(db, memberNumber);
      if (!credit) throw refusal(400, 'unclaimedCredits.tooLate');
      await takeClaimOf(services, { memberNumber, former: nameOf(credit) }, claim, memberLanguage(language));
      return answer;
    },
  };
}
