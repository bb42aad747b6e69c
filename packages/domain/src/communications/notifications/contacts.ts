import { formatPhone } from '../../typed-formats.ts';
import { type NotificationChannel, type NotificationTopic, notificationChannels } from './topics.ts';

/** Most contacts of a member, those that wait for their code among them. */
export const contactsMax = 10;

export const contactKinds = ['email', 'phone'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** `unverified`: its code has not come back; `undeliverable`: it has, but messages do not arrive any more. */
export const contactStates = ['verified', 'unverified', 'undeliverable'] as const;
export type ContactState = (typeof contactStates)[number];

/** Where a member is reached. */
export interface Contact {
  readonly contactId: string;
  readonly kind: ContactKind;
  readonly takesTexts: boolean;
  readonly takesVoice: boolean;
  readonly state: ContactState;
}

/** A channel of a topic that was chosen for an account. */
export interface Choice {
  readonly accountNumber: string;
  readonly topic: NotificationTopic;
  readonly channel: NotificationChannel;
}

/** The channels that a contact serves. */
export function channelsServed(contact: Pick<Contact, 'kind' | 'takesTexts' | 'takesVoice'>): NotificationChannel[] {
  const serves: Record<NotificationChannel, boolean> = {
    email: contact.kind === 'email',
    text: contact.kind === 'phone' && contact.takesTexts,
    voice: contact.kind === 'phone' && contact.takesVoice,
  };
  return notificationChannels.filter((channel) => serves[channel]);
}

/** The channels that can be chosen: those of a contact that was verified, though messages may fail to arrive there. */
export const choosableChannels = (contacts: readonly Contact[]): NotificationChannel[] =>
  notificationChannels.filter((channel) =>
    contacts.some((contact) => contact.state !== 'unverified' && channelsServed(contact).includes(channel)),
  );

/** The channels that nothing reaches any more once a contact is gone. */
export function channelsEnding(contacts: readonly Contact[], contactId: string): NotificationChannel[] {
  const left = choosableChannels(contacts.filter((contact) => contact.contactId !== contactId));
  return choosableChannels(contacts).filter((channel) => !left.includes(channel));
}

/** A topic that ends on a channel, and for how many accounts. */
export interface EndingNotice {
  readonly topic: NotificationTopic;
  readonly channel: NotificationChannel;
  readonly accounts: number;
}

/** What ends with a contact: the choices whose last verified contact it is. */
export function noticesEnding(
  contacts: readonly Contact[],
  choices: readonly Choice[],
  contactId: string,
): EndingNotice[] {
  const ending: EndingNotice[] = [];
  for (const channel of channelsEnding(contacts, contactId)) {
    const counts = new Map<NotificationTopic, number>();
    for (const choice of choices)
      if (choice.channel === channel) counts.set(choice.topic, (counts.get(choice.topic) ?? 0) + 1);
    for (const [topic, accounts] of counts) ending.push({ topic, channel, accounts });
  }
  return ending;
}

/** A contact as it is shown: `(541) 555-0142`, or the e-mail address. */
export const shownAddress = ({ kind, address }: { readonly kind: ContactKind; readonly address: string }): string =>
  kind === 'phone' ? formatPhone(address) : address;
