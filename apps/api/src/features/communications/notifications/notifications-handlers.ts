import { topicsOf } from '@rochdale/domain/communications/notifications/account-topics';
import { isFirstTopic } from '@rochdale/domain/communications/notifications/first-notices';
import { shownThreshold } from '@rochdale/domain/communications/notifications/thresholds';
import { localTimeAt } from '@rochdale/domain/dates';
import { usageUnit } from '@rochdale/domain/energy/usage/units';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { findLoginOfMember, type IdentityServices } from '../../identity/sign-in/public.ts';
import { choicesOf, membersAccounts, thresholdsOf } from './choices-store.ts';
import { isAgreed } from './contact-consent.ts';
import { standingConsentsOf } from './contact-consents-store.ts';
import { contactRowsOf, ensureLoginContact, stopsOf } from './contacts-store.ts';
import { offeredChannels } from './offered-channels.ts';
import { contactsOn } from './present-contacts.ts';
import { saveChoices } from './save-choices.ts';

/** What a member is told of each account (communications-10). Ownership is checked before these run. */
export function notificationHandlers(
  services: IdentityServices,
): Pick<Handlers, 'notifications.get' | 'notifications.save'> {
  const { db, clock, site } = services;
  return {
    'notifications.get': async ({ params: { accountNumber }, caller: { memberNumber } }) => {
      const login = await findLoginOfMember(db, memberNumber);
      if (login) await ensureLoginContact(db, memberNumber, login.email, clock.now());
      const [accounts, rows, choices, thresholds, standing] = await Promise.all([
        membersAccounts(db, memberNumber),
        contactRowsOf(db, memberNumber),
        choicesOf(db, memberNumber),
        thresholdsOf(db, { memberNumber, accountNumber }),
        standingConsentsOf(db, memberNumber),
      ]);
      const account = accounts.find((one) => one.accountNumber === accountNumber);
      if (!account) throw refusal(404, 'error.notFound');
      const texted = contactsOn(rows, 'text');
      const stops = await stopsOf(
        db,
        texted.map(({ address }) => address),
      );
      return {
        topics: topicsOf(site(), account).map((topic) => {
          const line = thresholds.find((one) => one.topic === topic);
          return {
            topic,
            channels: choices
              .filter((choice) => choice.accountNumber === accountNumber && choice.topic === topic)
              .map(({ channel }) => channel),
            threshold: line ? shownThreshold(line.topic, line.value) : null,
            stopped: texted
              .filter(({ address }) => stops.some((stop) => stop.topic === topic && stop.address === address))
              .map(({ contactId, kind, address }) => ({ contactId, kind, address })),
          };
        }),
        channels: offeredChannels(services).map((channel) => ({
          channel,
          contacts: contactsOn(rows, channel).map(({ verifiedAt, ...contact }) => ({
            ...contact,
            verifiedOn: localTimeAt(verifiedAt, site().timeZone).day,
            isStopped: !isAgreed(contact.address, channel, standing),
          })),
        })),
        isPreset: choices.some(
          (choice) =>
            choice.accountNumber === accountNumber && choice.chosenBy === 'portal' && isFirstTopic(choice.topic),
        ),
        unitOfMeasure: usageUnit(account.accountType),
        otherAccounts: accounts.length - 1,
      };
    },
    'notifications.save': async ({ params: { accountNumber }, body, caller: { memberNumber }, note, text }) => {
      const count = await saveChoices(services, { memberNumber, accountNumber, note, ...body });
      return {
        message: count > 1 ? text('notifications.savedForAll', { count }) : text('notifications.saved'),
      };
    },
  };
}
