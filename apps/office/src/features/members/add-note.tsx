import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import { addNote } from './members-calls.ts';

/** Adds a note to a member. */
export function AddNote({ memberNumber, onDone }: { memberNumber: string; onDone: (said: string) => void }) {
  const text = useText();
  const { data: me } = useMe();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const sent = useSend(
    () => addNote({ params: { memberNumber }, body: { text: note } }),
    () => {
      setOpen(false);
      setNote('');
      onDone(text('members.done.noted'));
    },
  );
  const submit = (): void => {
    setEmpty(note.trim() === '');
    if (note.trim() !== '') void sent.send(undefined);
  };
  const mayNot = text('office.notAllowed', { permission: text(permissionWords['members.note']) });
  return (
    <>
      <Button
        kind="secondary"
        disabledReason={me?.permissions.includes('members.note') ? undefined : mayNot}
        onClick={() => setOpen(true)}
      >
        {text('members.note.add')}
      </Button>
      <Dialog
        title={text('members.note.add')}
        open={isOpen}
        onClose={() => setOpen(false)}
        busy={sent.isPending}
        footer={
          <>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {text('office.cancel')}
            </Button>
            <Button busy={sent.isPending} onClick={submit}>
              {text('members.note.add')}
            </Button>
          </>
        }
      >
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        <TextAreaField
          label={text('members.note')}
          hint={text('members.note.hint')}
          error={isEmpty ? text('members.note.needed') : undefined}
          value={note}
          maxLength={2000}
          required
          onChange={(event) => setNote(event.target.value)}
        />
      </Dialog>
    </>
  );
}
