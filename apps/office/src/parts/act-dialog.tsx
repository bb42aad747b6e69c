import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import { useReason } from './reason.tsx';

interface ActDialogProps {
  readonly title: string;
  /** What it does to the member. */
  readonly words: string;
  /** What the button says. */
  readonly does: string;
  /** Does it, and answers what is said then. */
  readonly act: (reason: string) => Promise<string>;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
  /** Fields above the reason. */
  readonly children?: ReactNode;
}

/** Says what an act does to a member, takes what it needs, and asks why. */
export function ActDialog({ title, words, does, act, onClose, onDone, children }: ActDialogProps) {
  const text = useText();
  const why = useReason();
  const sent = useSend(() => act(why.reason), onDone);
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      busy={sent.isPending}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text('office.cancel')}
          </Button>
          <Button busy={sent.isPending} onClick={() => why.submit(() => void sent.send(undefined))}>
            {does}
          </Button>
        </>
      }
    >
      <div className="stack-s">
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        <p>{words}</p>
        {children}
        {why.field}
      </div>
    </Dialog>
  );
}
