import { addDays, instantAt } from '@rochdale/domain/dates';
import { phoneDigits } from '@rochdale/domain/identity/registration/contact';
import { hidesPlace } from '@rochdale/domain/office/member-marks/member-marks';
import type { Permission } from '@rochdale/domain/office/staff/permissions';
import { z } from 'zod';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { protectedAmong } from '../member-marks/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import {
  allMessagesAfter,
  type ContactOwner,
  messageById,
  ownersOf,
  sentAgainFor,
  undeliverableSince,
} from './log-store.ts';
import { presentMessage } from './messages-handlers.ts';
import { addressesOf } from './messages-store.ts';

/** Messages of one page. */
const pageOf = 50;

const ofAnnouncement = z.object({ announcementId: z.uuid() });

/** What was sent to anybody, and one message with what happened to it (office-153). */
export function messageLogHandlers(services: OfficeServices) {
  const { db, site } = services;

  /** Whose some contacts are. By phone a protected member is named only to whoever may see where they live (office-91). */
  const ownersFor = async (recipients: readonly string[], permissions: ReadonlySet<Permission>) => {
    const owners = await ownersOf(db, recipients);
    const kept = await protectedAmong(
      db,
      [...owners.values()].flatMap((them) => them.map(({ memberNumber }) => memberNumber)),
    );
    return (recipient: string): { readonly shown: ContactOwner[]; readonly isHidden: boolean } => {
      const all = [...(owners.get(recipient.toLowerCase()) ?? [])];
      const isPhone = phoneDigits(recipient) !== undefined;
      const shown = all.filter(({ memberNumber }) => !(isPhone && hidesPlace(kept.has(memberNumber), permissions)));
      return { shown, isHidden: shown.length < all.length };
    };
  };

  /** The contacts that are meant by a member's number, an e-mail address or a phone. */
  const addressesFor = async (asked: string, permissions: ReadonlySet<Permission>): Promise<readonly string[]> => {
    const phone = phoneDigits(asked);
    const isHidden = phone !== undefined && (await ownersFor([phone], permissions))(phone).isHidden;
    const phones = phone === undefined || isHidden ? [] : [phone];
    // Ten digits may be a phone and a member's number.
    if (/^\d{1,12}$/.test(asked)) return [...phones, ...((await addressesOf(db, asked)) ?? [])];
    return phone === undefined ? [asked.toLowerCase()] : phones;
  };

  return {
    'messages.all': async ({ query, caller: { permissions } }) => {
      const { after, from, to, recipient, channel, about, state, announcementId } = query;
      const { timeZone } = site();
      const [at, messageId] = after?.split('~') ?? [];
      const place = at !== undefined && messageId !== undefined ? { at: new Date(at), messageId } : undefined;
      const filter = {
        from: from === undefined ? undefined : instantAt(from, '00:00', timeZone),
        until: to === undefined ? undefined : instantAt(addDays(to, 1), '00:00', timeZone),
        addresses: recipient === undefined ? undefined : await addressesFor(recipient, permissions),
        ...{ channel, about, state, announcementId },
      };
      const found = await allMessagesAfter(db, filter, place, pageOf + 1);
      const shown = found.slice(0, pageOf);
      const whose = await ownersFor(
        shown.map((one) => one.recipient),
        permissions,
      );
      const messages = shown.map((one) => ({
        ...presentMessage(one),
        whose: whose(one.recipient).shown,
      }));
      const last = messages.at(-1);
      return { messages, next: found.length > pageOf && last ? `${last.at}~${last.messageId}` : null };
    },
    'messages.see': async ({ params: { messageId }, caller: { permissions } }) => {
      const found = await messageById(db, messageId);
      if (!found) throw refusal(404, 'messages.unknownOne');
      const whose = await ownersFor([found.recipient], permissions);
      const marked = await undeliverableSince(db, found.recipient);
      const { createdAt, notBefore, settledAt } = found;
      const again = await sentAgainFor(db, messageId);
      const trail = [
        { at: createdAt, what: 'written' as const, messageId: null },
        ...(notBefore ? [{ at: notBefore, what: 'held' as const, messageId: null }] : []),
        ...(settledAt ? [{ at: settledAt, what: 'settled' as const, messageId: null }] : []),
        ...(marked ? [{ at: marked, what: 'marked' as const, messageId: null }] : []),
        ...again.map((one) => ({ at: one.createdAt, what: 'sent-again' as const, messageId: one.messageId })),
      ];
      trail.sort((one, other) => one.at.getTime() - other.at.getTime());
      return {
        ...presentMessage(found),
        whose: whose(found.recipient).shown,
        announcementId: ofAnnouncement.safeParse(found.facts).data?.announcementId ?? null,
        trail: trail.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
      };
    },
  } satisfies Partial<OfficeHandlers>;
}
