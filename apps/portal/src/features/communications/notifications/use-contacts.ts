import type { InputOf } from '@rochdale/contract/operations/operations';
import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import {
  addContact,
  type ListedContact,
  listContacts,
  notificationsKey,
  removeContact,
  sendContactCode,
  verifyContact,
} from './notifications-calls.ts';

export type NewContact = InputOf<'notifications.add-contact'>['body'];
/** A contact that waits for its code. */
export type Verified = Pick<ListedContact, 'contactId' | 'kind' | 'address'>;

/** What is asked in a dialog. */
export type AskedContact =
  | { readonly kind: 'add'; readonly what: 'email' | 'phone' }
  | { readonly kind: 'code'; readonly contact: Verified }
  | { readonly kind: 'remove'; readonly contact: ListedContact };

interface Said {
  readonly text: string;
  readonly isVerified: boolean;
  /** Counts what was said, so that each takes focus. */
  readonly count: number;
}

/** The list of contacts, and what a member does with it. */
export function useContacts() {
  const text = useText();
  const queries = useQueryClient();
  const memberNumber = useSession()?.memberNumber ?? '';
  const params = { memberNumber };
  const [asked, setAsked] = useState<AskedContact>();
  const [said, setSaid] = useState<Said>();
  const list = useQuery({
    queryKey: [notificationsKey, memberNumber, 'contacts'],
    queryFn: () => listContacts({ params }),
    enabled: memberNumber !== '',
  });
  const refresh = () => queries.invalidateQueries({ queryKey: [notificationsKey] });
  const say = (message: string, isVerified: boolean): void => {
    setAsked(undefined);
    setSaid((before) => ({ text: message, isVerified, count: (before?.count ?? 0) + 1 }));
  };
  const add = useMutation({
    mutationFn: (body: NewContact) => addContact({ params, body }),
    onSuccess: async ({ contactId, isVerified }, { kind, address }) => {
      await refresh();
      const typed = kind === 'phone' ? address.replace(/\D/g, '') : address.trim().toLowerCase();
      const contact = { contactId, kind, address: typed };
      if (isVerified) say(text('contacts.added', { contact: shownAddress(contact) }), true);
      else setAsked({ kind: 'code', contact });
    },
  });
  const send = useMutation({
    mutationFn: ({ contactId }: Verified) => sendContactCode({ params: { memberNumber, contactId } }),
    onSuccess: (_, { contactId, kind, address }) => setAsked({ kind: 'code', contact: { contactId, kind, address } }),
  });
  const verify = useMutation({
    mutationFn: ({ contact, code }: { contact: Verified; code: string }) =>
      verifyContact({ params: { memberNumber, contactId: contact.contactId }, body: { verificationCode: code } }),
    onSuccess: async ({ message }) => {
      await refresh();
      say(message, true);
    },
  });
  const remove = useMutation({
    mutationFn: ({ contactId, ends }: ListedContact) =>
      removeContact({
        params: { memberNumber, contactId },
        query: { mayEndNotices: ends.length > 0 ? 'true' : 'false' },
      }),
    onSuccess: async ({ message }) => {
      await refresh();
      say(message, false);
    },
    // What ends may be more than was shown: the list says it anew.
    onError: refresh,
  });
  const forget = (): void => {
    setSaid(undefined);
    for (const call of [add, send, verify, remove]) call.reset();
  };
  return {
    list,
    asked,
    said,
    add,
    send,
    verify,
    remove,
    ask: (next: AskedContact | undefined): void => {
      forget();
      setAsked(next);
    },
    addNow: (body: NewContact): void => {
      forget();
      add.mutate(body);
    },
    sendTo: (contact: Verified): void => {
      forget();
      send.mutate(contact);
    },
  };
}
export type ContactsScreen = ReturnType<typeof useContacts>;
