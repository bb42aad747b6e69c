import { AddDialog } from './add-dialog.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import type { ContactsScreen } from './use-contacts.ts';

/** What is asked of the contacts, one dialog at a time. */
export function ContactDialogs({ contacts }: { contacts: ContactsScreen }) {
  const { asked, add, send, verify, remove, list } = contacts;
  const close = (): void => contacts.ask(undefined);
  if (asked?.kind === 'add')
    return (
      <AddDialog
        what={asked.what}
        isBusy={add.isPending}
        failure={add.error?.message}
        onClose={close}
        onAdd={(contact) => add.mutate(contact)}
      />
    );
  if (asked?.kind === 'code')
    return (
      <CodeDialog
        contact={asked.contact}
        isBusy={verify.isPending}
        failure={verify.error ?? send.error}
        sentAgain={send.data?.message}
        onClose={close}
        onAgain={() => {
          verify.reset();
          send.mutate(asked.contact);
        }}
        onVerify={(code) => verify.mutate({ contact: asked.contact, code })}
      />
    );
  if (asked?.kind === 'remove') {
    // After a refusal the list tells anew what ends.
    const contact = list.data?.results.find(({ contactId }) => contactId === asked.contact.contactId) ?? asked.contact;
    return (
      <RemoveDialog
        contact={contact}
        isBusy={remove.isPending}
        failure={remove.error?.message}
        onNo={close}
        onYes={() => remove.mutate(contact)}
      />
    );
  }
  return null;
}
