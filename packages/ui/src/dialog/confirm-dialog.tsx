import { type ReactNode, useRef } from 'react';
import { Button } from '../form/button.tsx';
import { Alert } from '../state/alert.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly no: string;
  readonly yes: string;
  /** What the button says while it is done; undefined before. */
  readonly busyLabel: string | undefined;
  readonly failure: string | undefined;
  readonly onNo: () => void;
  readonly onYes: () => void;
  readonly children: ReactNode;
}

/** Asks before something is removed. The safe choice takes focus. */
export function ConfirmDialog({ title, no, yes, busyLabel, failure, onNo, onYes, children }: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      open
      onClose={onNo}
      busy={busyLabel !== undefined}
      initialFocus={safe}
      footer={
        <>
          <Button ref={safe} kind="secondary" onClick={onNo}>
            {no}
          </Button>
          <Button kind="danger" onClick={onYes} busyLabel={busyLabel}>
            {yes}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
        {children}
      </div>
    </Dialog>
  );
}
