import { shownAddress } from '@rochdale/domain/notifications/contacts';
import { useRef } from 'react';
import { useText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { choiceName } from './notification-words.ts';
import type { ListedContact } from './notifications-calls.ts';

interface RemoveDialogProps {
  readonly contact: ListedContact;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before a contact is removed, and says which notices stop with it. The safe choice takes focus. */
export function RemoveDialog({ contact, isBusy, failure, onNo, onYes }: RemoveDialogProps) {
  const text = useText();
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={text('contacts.remove.title', { contact: shownAddress(contact) })}
      open
      onClose={onNo}
      width="400"
      busy={isBusy}
      initialFocus={no}
      footer={
        <>
          <Button ref={no} kind="secondary" onClick={onNo}>
            {text('contacts.remove.no')}
          </Button>
          <Button kind="danger" onClick={onYes} busyLabel={isBusy ? text('contacts.removing') : undefined}>
            {text('contacts.remove.yes')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
        {contact.ends.length === 0 ? (
          <p>{text(contact.state === 'unverified' ? 'contacts.remove.unused' : 'contacts.remove.free')}</p>
        ) : (
          <>
            <p>{text('contacts.remove.ends')}</p>
            <ul className="contact-ends">
              {contact.ends.map(({ topic, channel, accounts }) => {
                const notice = choiceName(text, topic, channel);
                return (
                  <li key={`${topic}-${channel}`}>
                    {accounts === 1 ? notice : text('contacts.remove.endsFor', { notice, count: accounts })}
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
