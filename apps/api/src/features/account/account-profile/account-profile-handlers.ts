import { isSentSlot } from '@rochdale/domain/account/account-profile/phones';
import { phoneTypes } from '@rochdale/domain/account/account-profile/profile';
import { accountsSharing, formOf } from '@rochdale/domain/account/account-profile/profile-change';
import { localTimeAt } from '@rochdale/domain/dates';
import { refusalText } from '@rochdale/domain/office/queues/refusal-text';
import type { Sites } from '@rochdale/domain/website/site/site';
import { yesNoOf } from '@rochdale/domain/yes-no';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { personsOf } from '../accounts/public.ts';
import { refusedUpdateOf } from './account-profile-store.ts';
import { shownProfile, updateProfile } from './update-profile.ts';

interface ProfileServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
}

/** For so many days a member sees why the newest change was not accepted. */
const shownRefusedDays = 60;

/** The member's profile (account-65). Ownership is checked before these run. */
export function accountProfileHandlers({
  db,
  clock,
  site,
}: ProfileServices): Pick<Handlers, 'account-profile.get' | 'account-profile.update'> {
  return {
    'account-profile.get': async ({ params: { accountNumber }, caller, text }) => {
      const now = clock.now();
      const { timeZone } = site();
      const { day: today } = localTimeAt(now, timeZone);
      const since = new Date(now.getTime() - shownRefusedDays * 86_400_000);
      const [shown, persons, refused] = await Promise.all([
        shownProfile(db, caller.memberNumber),
        personsOf(db, caller.memberNumber, today),
        refusedUpdateOf(db, caller.memberNumber, since),
      ]);
      if (!shown) throw refusal(404, 'error.notFound');
      const { profile, pending } = shown;
      const form = formOf(profile, accountNumber);
      const types = new Set<string>([...phoneTypes, ...profile.phones.map(({ phoneType }) => phoneType)]);
      return {
        ...form,
        organizationName: profile.organizationName,
        persons,
        contactPhones: form.contactPhones
          .filter(isSentSlot)
          .map((phone) => ({ ...phone, eCommunicationDescription: phone.eCommunicationId })),
        phoneTypes: [...types].map((type) => ({ eCommunicationId: type, description: type })),
        count: accountsSharing(profile, accountNumber).length,
        isVerified: yesNoOf(pending === undefined),
        refused: refused
          ? { date: localTimeAt(refused.submittedAt, timeZone).day, reason: refusalText(text, refused) }
          : null,
      };
    },
    'account-profile.update': async ({ params: { accountNumber }, body, caller, note, text }) => {
      const { updateIndicator: indicator, ...form } = body;
      const isVerified = await updateProfile(db, site(), {
        memberNumber: caller.memberNumber,
        accountNumber,
        form,
        indicator,
        now: clock.now(),
        note,
      });
      return {
        isVerified: yesNoOf(isVerified),
        message: site().config.profile.directProfileUpdate ? text('accountProfile.updated') : null,
      };
    },
  };
}
