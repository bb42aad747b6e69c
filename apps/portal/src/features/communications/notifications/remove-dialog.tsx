import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import { ConfirmDialog } from '@rochdale/ui/dialog/confirm-dialog.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { choiceName } from './notification-words.ts';
import type { ListedContact } from './notifications-calls.ts';

interface RemoveDialogProps {
  readonly contact: ListedContact;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before a contact is removed, and says which notices stop with it. */
export function RemoveDialog({ contact, isBusy, failure, onNo, onYes }: RemoveDialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      title={text('contacts.remove.title', { contact: shownAddress(contact) })}
      no={text('contacts.remove.no')}
      yes={text('contacts.remove.yes')}
      busyLabel={isBusy ? text('contacts.removing') : undefined}
      failure={failure}
      onNo={onNo}
      onYes={onYes}
    >
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
    </ConfirmDialog>
  );
}
