import { permitMinutes, viewMinutes } from '@rochdale/domain/office/as-member/as-member';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useOffice } from '../../lib/office.tsx';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import { useProof } from '../../parts/proof.tsx';
import { useReason } from '../../parts/reason.tsx';
import { askAsMember, openAsMember } from './as-member-calls.ts';
import { openPortalWindow } from './portal-window.ts';

interface SeeAsMemberProps {
  readonly member: {
    readonly memberNumber: string;
    readonly name: string;
    readonly asMember: { readonly takesTwo: boolean; readonly agreedUntil: string | null };
  };
  readonly onDone: (said: string) => void;
}

/** Asks why, and opens the portal as the member sees it (office-81); for who works here too, asks a second person first. */
export function SeeAsMember({ member, onDone }: SeeAsMemberProps) {
  const text = useText();
  const { data: me } = useMe();
  const [isOpen, setOpen] = useState(false);
  const mayNot = text('office.notAllowed', { permission: text(permissionWords['members.view-as']) });
  return (
    <>
      <Button
        kind="secondary"
        disabledReason={me?.permissions.includes('members.view-as') ? undefined : mayNot}
        onClick={() => setOpen(true)}
      >
        {text('asMember.see')}
      </Button>
      {isOpen && (
        <Why
          member={member}
          onClose={() => setOpen(false)}
          onDone={(said) => {
            setOpen(false);
            onDone(said);
          }}
        />
      )}
    </>
  );
}

function Why({ member, onClose, onDone }: SeeAsMemberProps & { readonly onClose: () => void }) {
  const text = useText();
  const { portalUrl } = useOffice();
  const proof = useProof();
  const why = useReason();
  const { memberNumber, name, asMember } = member;
  const asks = asMember.takesTwo && asMember.agreedUntil === null;
  const asked = { params: { memberNumber }, body: { reason: why.reason } };
  const ask = async (): Promise<string | undefined> =>
    (await proof())
      ? text((await askAsMember(asked)).state === 'done' ? 'asMember.agreed' : 'asMember.asked')
      : undefined;
  const open = async (): Promise<string> => {
    const opened = openPortalWindow(portalUrl);
    if (opened === undefined) throw new Error(text('asMember.blocked'));
    try {
      opened.enter((await openAsMember(asked)).code);
    } catch (error) {
      opened.close();
      throw error;
    }
    return text('asMember.opened', { minutes: viewMinutes });
  };
  const sent = useSend(
    () => (asks ? ask() : open()),
    (said) => {
      if (said !== undefined) onDone(said);
    },
  );
  return (
    <Dialog
      title={text('asMember.see')}
      open
      onClose={onClose}
      busy={sent.isPending}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text('office.cancel')}
          </Button>
          <Button busy={sent.isPending} onClick={() => why.submit(() => void sent.send(undefined))}>
            {text(asks ? 'asMember.ask' : 'asMember.open')}
          </Button>
        </>
      }
    >
      <div className="stack-s">
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        <p>{text('asMember.see.words', { name, minutes: viewMinutes })}</p>
        {asks && <Alert kind="info">{text('asMember.see.two', { minutes: permitMinutes })}</Alert>}
        {why.field}
      </div>
    </Dialog>
  );
}
