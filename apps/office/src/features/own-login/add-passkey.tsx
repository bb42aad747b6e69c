import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { type FormEvent, useState } from 'react';
import { addPasskey } from '../../lib/add-passkey.ts';
import { knowsPasskeys } from '../../lib/passkeys.ts';
import { useProof } from '../../parts/proof.tsx';

/** Adds a passkey under a name, after a fresh proof. */
export function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const text = useText();
  const proof = useProof();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const example = text('staffPages.login.passkeys.name.example');
  const made = useSend(
    () => addPasskey(name.trim() || example),
    () => {
      setOpen(false);
      setName('');
      onAdded();
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void made.send(undefined);
  };
  const title = text('staffPages.login.passkeys.add');
  return (
    <>
      <Button
        kind="secondary"
        size="s"
        disabledReason={knowsPasskeys() ? undefined : text('staffPages.passkey.none')}
        onClick={async () => {
          if (await proof()) setOpen(true);
        }}
      >
        {title}
      </Button>
      <Dialog title={title} open={isOpen} onClose={() => setOpen(false)} width="400" busy={made.isPending}>
        <form className="form" onSubmit={submit}>
          {made.error && <Alert kind="danger">{made.error.message}</Alert>}
          <TextField
            label={text('staffPages.login.passkeys.name')}
            placeholder={example}
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" block busy={made.isPending}>
            {title}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
