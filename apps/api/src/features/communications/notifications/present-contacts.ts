import {
  type Choice,
  type Contact,
  choosableChannels,
  noticesEnding,
} from '@rochdale/domain/communications/notifications/contacts';
import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import { isEmail, phoneDigits, tidyEmail } from '@rochdale/domain/identity/registration/contact';
import type { ContactRow } from './contacts-store.ts';

/** A contact as the rules see it. */
export function contactOf({ contactId, kind, takesTexts, takesVoice, ...row }: ContactRow): Contact {
  const reaches = row.undeliverableAt === null ? 'verified' : 'undeliverable';
  return { contactId, kind, takesTexts, takesVoice, state: row.verifiedAt === null ? 'unverified' : reaches };
}

/** The contacts of a member as they are listed. */
export function presentContacts(rows: readonly ContactRow[], choices: readonly Choice[], loginEmail: string) {
  const contacts = rows.map(contactOf);
  return rows.map((row) => ({
    ...contactOf(row),
    address: row.address,
    isLogin: row.kind === 'email' && row.address === tidyEmail(loginEmail),
    ends: noticesEnding(contacts, choices, row.contactId),
  }));
}

/** The verified contacts of a channel. */
export const contactsOn = (rows: readonly ContactRow[], channel: NotificationChannel) =>
  rows
    .filter((row) => choosableChannels([contactOf(row)]).includes(channel))
    .map(({ contactId, kind, address, verifiedAt, createdAt, undeliverableAt }) => ({
      contactId,
      kind,
      address,
      verifiedAt: verifiedAt ?? createdAt,
      isUndeliverable: undeliverableAt !== null,
    }));

/** What is on file of a member and is no contact yet. A cell phone takes texts, another one calls; none has an extension. */
export function suggestionsOf(
  rows: readonly ContactRow[],
  emails: readonly string[],
  phones: readonly { readonly phone: string; readonly phoneType: string; readonly extension: string }[],
) {
  const known = new Set(rows.map(({ address }) => address));
  const none = { takesTexts: false, takesVoice: false };
  const found = [
    ...emails.filter(isEmail).map((email) => ({ ...none, kind: 'email' as const, address: tidyEmail(email) })),
    ...phones.flatMap(({ phone, phoneType, extension }) => {
      const address = extension === '' ? phoneDigits(phone) : undefined;
      const isCell = phoneType === 'Cell';
      return address === undefined
        ? []
        : [{ kind: 'phone' as const, address, takesTexts: isCell, takesVoice: !isCell }];
    }),
  ];
  return found.filter(({ address }, place) => {
    const isFirst = found.findIndex((one) => one.address === address) === place;
    return isFirst && !known.has(address);
  });
}
