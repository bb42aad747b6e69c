import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useText } from '../../../lib/text/text.ts';
import { KeyValues } from '../../../ui/figures/key-values.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Alert } from '../../../ui/state/alert.tsx';
import { channelWords } from './notification-words.ts';
import type { OfferedChannel } from './notifications-calls.ts';

/** The contacts that each channel reaches, and the way to change them. */
export function WhereTheyGo({ channels }: { channels: readonly OfferedChannel[] }) {
  const text = useText();
  return (
    <Card
      title={text('notifications.reaches')}
      action={
        <ScreenLink to="manage-contacts" className="link-btn small">
          {text('notifications.contacts')}
        </ScreenLink>
      }
    >
      <div className="card__body">
        <KeyValues
          small
          rows={channels.map(({ channel, contacts }) => ({
            label: text(channelWords[channel].name),
            value:
              contacts.length === 0 ? (
                <>
                  <span className="muted">{text('notifications.reaches.none')}</span>{' '}
                  <ScreenLink to="manage-contacts">
                    {text(channel === 'email' ? 'contacts.addEmail' : 'contacts.addPhone')}
                    <span className="vh"> ({text(channelWords[channel].name)})</span>
                  </ScreenLink>
                </>
              ) : (
                contacts.map(shownAddress).join(', ')
              ),
          }))}
        />
      </div>
    </Card>
  );
}

/** Contacts that messages do not reach any more, each once. */
export function UnreachedContacts({ channels }: { channels: readonly OfferedChannel[] }) {
  const text = useText();
  const unreached = new Map(
    channels.flatMap(({ contacts }) =>
      contacts.filter(({ isUndeliverable }) => isUndeliverable).map((contact) => [contact.contactId, contact] as const),
    ),
  );
  return [...unreached.values()].map((contact) => (
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
