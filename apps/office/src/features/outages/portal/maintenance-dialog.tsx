import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../lib/calls.ts';
import { useHeldVersion } from '../../../parts/use-held-version.ts';
import { useMayNot } from '../use-may-not.ts';
import { changeMaintenance, type PortalWords, portalWordsKey } from './portal-calls.ts';

/** Closes the portal until an end, at which it opens by itself; or opens it. */
export function MaintenanceDialog({ maintenance }: Pick<PortalWords, 'maintenance'>) {
  const text = useText();
  const mayNot = useMayNot('website.maintenance');
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [until, setUntil] = useState('');
  const { isOn, version } = maintenance;
  const held = useHeldVersion(version);
  const change = (closes: boolean, on: number) =>
    changeMaintenance({ body: { version: on, isOn: closes, until: closes ? until || null : null } }).finally(() =>
      queries.invalidateQueries({ queryKey: portalWordsKey }),
    );
  // It is opened by a press on what is shown, and closed by what was filled in meanwhile.
  const sent = useSend(
    (closes: boolean) => (closes ? held.act((on) => change(true, on)) : change(false, version)),
    () => setOpen(false),
  );
  const open = (): void => {
    held.begin();
    setOpen(true);
  };
  const wrong = sent.error instanceof CallError ? sent.error.fields[0]?.message : undefined;
  if (isOn)
    return (
      <>
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        <Button
          kind="secondary"
          size="s"
          disabledReason={mayNot}
          busy={sent.isPending}
          onClick={() => void sent.send(false)}
        >
          {text('portalWords.maintenance.end')}
        </Button>
      </>
    );
  return (
    <>
      <Button kind="secondary" size="s" disabledReason={mayNot} onClick={open}>
        {text('portalWords.maintenance.begin')}
      </Button>
      <Dialog
        title={text('portalWords.maintenance')}
        open={isOpen}
        onClose={() => setOpen(false)}
        busy={sent.isPending}
        footer={
          <>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {text('office.cancel')}
            </Button>
            <Button kind="danger" busy={sent.isPending} onClick={() => void sent.send(true)}>
              {text('portalWords.maintenance.do')}
            </Button>
          </>
        }
      >
        <div className="stack-s">
          {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
          <p>{text('portalWords.maintenance.words')}</p>
          <TextField
            label={text('portalWords.until')}
            error={wrong}
            type="datetime-local"
            required
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </div>
      </Dialog>
    </>
  );
}
