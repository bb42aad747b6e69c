import type { Permission } from '@rochdale/domain/office/staff/permissions';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, useState } from 'react';
import { permissionWords } from '../lib/role-words.ts';
import { useMe } from '../lib/session.ts';
import { useReason } from './reason.tsx';

interface ReasonedActProps {
  /** What the button says. */
  readonly label: string;
  /** What the dialog asks, and what its own button says where that is another thing. */
  readonly title: string;
  readonly does?: string;
  readonly size?: 's' | 'm';
  readonly needs: Permission;
  /** Why it cannot be done at all. */
  readonly refused?: string | undefined;
  /** Whether what the dialog asks for is there; a dialog that asks for nothing is always ready. */
  readonly isReady?: () => boolean;
  readonly onOpen?: () => void;
  readonly act: (reason: string) => Promise<void>;
  readonly children: ReactNode;
}

/** A button for whoever may, that says what it does and asks why before it does it. */
export function ReasonedAct(props: ReasonedActProps) {
  const { label, title, does = label, size = 'm', needs, refused, isReady = () => true, onOpen, act, children } = props;
  const text = useText();
  const { data: me } = useMe();
  const [isOpen, setOpen] = useState(false);
  const why = useReason();
  const sent = useSend(act, () => setOpen(false));
  const open = (): void => {
    onOpen?.();
    setOpen(true);
  };
  const mayNot = me?.permissions.includes(needs)
    ? undefined
    : text('office.notAllowed', { permission: text(permissionWords[needs]) });
  return (
    <>
      <Button kind="secondary" size={size} disabledReason={mayNot ?? refused} onClick={open}>
        {label}
      </Button>
      {isOpen && (
        <Dialog
          title={title}
          open
          onClose={() => setOpen(false)}
          busy={sent.isPending}
          footer={
            <>
              <Button kind="secondary" onClick={() => setOpen(false)}>
                {text('office.cancel')}
              </Button>
              <Button busy={sent.isPending} onClick={() => why.submit(() => void (isReady() && sent.send(why.reason)))}>
                {does}
              </Button>
            </>
          }
        >
          <div className="stack-s">
            {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
            {children}
            {why.field}
          </div>
        </Dialog>
      )}
    </>
  );
}
