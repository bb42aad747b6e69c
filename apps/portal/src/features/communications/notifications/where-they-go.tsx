import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import { formatDay } from '@rochdale/domain/dates';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import mail from 'lucide-static/icons/mail.svg?inner';
import phone from 'lucide-static/icons/phone.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { AddMobile } from './add-mobile.tsx';
import { channelWords } from './notification-words.ts';
import type { OfferedChannel, ReachedContact } from './notifications-calls.ts';
import '@rochdale/ui/layout/things.css';

interface WhereTheyGoProps {
  readonly channels: readonly OfferedChannel[];
  readonly memberNumber: string;
  /** A phone was added and proved. */
  readonly onAdded: (message: string) => void;
}

/** The contacts that notices reach, the way to change them, and, where no phone takes texts, the way to add one in place (communications-40). */
export function WhereTheyGo({ channels, memberNumber, onAdded }: WhereTheyGoProps) {
  const text = useText();
  const lacksTexts = channels.some(({ channel, contacts }) => channel === 'text' && contacts.length === 0);
  const contacts = contactsOf(channels);
  return (
    <Card
      title={text('notifications.reaches')}
      action={
        <ScreenLink to="manage-contacts" className="link-btn small">
          {text('notifications.contacts')}
        </ScreenLink>
      }
    >
      <ul className="things">
        {contacts.length === 0 && (
          <li>
            <span className="well">
              <Icon drawing={mail} />
            </span>
            <div>
              <b>{text('notifications.reaches.none')}</b>
              <small>{text('contacts.none.next')}</small>
            </div>
            <div className="actions">
              <ScreenLink to="manage-contacts">{text('contacts.addEmail')}</ScreenLink>
            </div>
          </li>
        )}
        {contacts.map(({ contact, uses }) => (
          <li key={contact.contactId}>
            <span className="well">
              <Icon drawing={contact.kind === 'email' ? mail : phone} />
            </span>
            <div>
              <b>{shownAddress(contact)}</b>
              <small>
                {[
                  ...uses.map((channel) => text(channelWords[channel].name)),
                  text('notifications.reaches.verified', { day: formatDay(contact.verifiedOn) }),
                ].join(' · ')}
              </small>
            </div>
          </li>
        ))}
        {lacksTexts && <AddMobile memberNumber={memberNumber} onAdded={onAdded} />}
      </ul>
    </Card>
  );
}

/** Each contact once, with the channels that it serves. */
function contactsOf(channels: readonly OfferedChannel[]) {
  const found = new Map<string, { contact: ReachedContact; uses: OfferedChannel['channel'][] }>();
  for (const { channel, contacts } of channels)
    for (const contact of contacts) {
      const known = found.get(contact.contactId);
      if (known) known.uses.push(channel);
      else found.set(contact.contactId, { contact, uses: [channel] });
    }
  return [...found.values()];
}

/** Contacts that messages do not reach any more, each once. */
export function UnreachedContacts({ channels }: { channels: readonly OfferedChannel[] }) {
  const text = useText();
  return contactsOf(channels)
    .filter(({ contact }) => contact.isUndeliverable)
    .map(({ contact }) => (
      <Alert
        key={contact.contactId}
        kind="warning"
        action={
          <ScreenLink to="manage-contacts" className="link-btn">
            {text('notifications.contacts')}
          </ScreenLink>
        }
      >
        {text('notifications.undeliverable', { contact: shownAddress(contact) })}
      </Alert>
    ));
}
