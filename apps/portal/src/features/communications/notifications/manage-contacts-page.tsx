import { contactsMax } from '@rochdale/domain/communications/notifications/contacts';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import contactIcon from 'lucide-static/icons/contact.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { ContactDialogs } from './contact-dialogs.tsx';
import { ContactRow, SuggestionRow } from './contact-row.tsx';
import type { Contacts, Suggestion } from './notifications-calls.ts';
import { PhoneConsent } from './phone-consent.tsx';
import { type ContactsScreen, type NewContact, useContacts } from './use-contacts.ts';
import './contacts.css';

/** Where notices go (communications-18). */
export function Page() {
  return (
    <MemberData>
      <ManageContacts />
    </MemberData>
  );
}

function ManageContacts() {
  const text = useText();
  const contacts = useContacts();
  const { list, said, asked } = contacts;
  // Within a dialog its own failure stands there.
  const failure = asked ? null : (contacts.add.error ?? contacts.send.error);
  return (
    <div className="container container--narrow contacts stack">
      <div className="page-head">
        <div>
          <h1>{text('screen.contacts')}</h1>
          <p>{text('contacts.lead')}</p>
        </div>
        {list.data && <AddButtons contacts={contacts} data={list.data} />}
      </div>
      {said && (
        <FocusedAlert key={said.count} kind="success">
          {said.text}{' '}
          {said.isVerified && (
            <ScreenLink to="manage-notifications" className="link-btn">
              {text('contacts.choose')}
            </ScreenLink>
          )}
        </FocusedAlert>
      )}
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      <Loaded query={list} skeleton={<Skeleton height={280} />}>
        {(data) => <Lists contacts={contacts} data={data} />}
      </Loaded>
      <ContactDialogs contacts={contacts} />
    </div>
  );
}

function AddButtons({ contacts: { ask }, data }: { contacts: ContactsScreen; data: Contacts }) {
  const text = useText();
  if (data.results.length >= contactsMax) return <p className="hint">{text('contacts.full', { max: contactsMax })}</p>;
  return (
    <div className="actions">
      <Button onClick={() => ask({ kind: 'add', what: 'email' })}>{text('contacts.addEmail')}</Button>
      {data.takesPhones && (
        <Button kind="secondary" onClick={() => ask({ kind: 'add', what: 'phone' })}>
          {text('contacts.addPhone')}
        </Button>
      )}
    </div>
  );
}

function Lists({ contacts, data }: { contacts: ContactsScreen; data: Contacts }) {
  const text = useText();
  const { add, send } = contacts;
  const isSending = (contactId: string) => send.isPending && send.variables.contactId === contactId;
  const isAdding = ({ address }: Suggestion) => add.isPending && add.variables.address === address;
  return (
    <>
      <Card title={text('contacts.list')}>
        {data.results.length === 0 ? (
          <Empty icon={contactIcon} title={text('contacts.none')}>
            <p>{text('contacts.none.next')}</p>
          </Empty>
        ) : (
          <ul className="contact-list">
            {data.results.map((contact) => (
              <ContactRow
                key={contact.contactId}
                contact={contact}
                isSending={isSending(contact.contactId)}
                onVerify={() => contacts.sendTo(contact)}
                onRemove={() => contacts.ask({ kind: 'remove', contact })}
              />
            ))}
          </ul>
        )}
      </Card>
      {data.suggestions.length > 0 && data.results.length < contactsMax && (
        <Card title={text('contacts.suggestions')}>
          <div className="contacts__hint stack">
            <p className="hint">{text('contacts.suggestions.hint')}</p>
            {data.suggestions.some(({ kind }) => kind === 'phone') && <PhoneConsent />}
          </div>
          <ul className="contact-list">
            {data.suggestions.map((suggestion) => (
              <SuggestionRow
                key={suggestion.address}
                suggestion={suggestion}
                isAdding={isAdding(suggestion)}
                onAdd={() => contacts.addNow(newContactOf(suggestion))}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const newContactOf = ({ kind, address, takesTexts, takesVoice }: Suggestion): NewContact =>
  kind === 'email' ? { kind, address } : { kind, address, takesTexts, takesVoice };
