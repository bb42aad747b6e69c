import { officeMomentInFull } from '@rochdale/domain/office/frame/office-time';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { useOffice } from '../../lib/office.tsx';
import type { Watch } from '../../lib/watches.ts';

interface TakeOverProps {
  readonly holder: NonNullable<Watch['holder']>;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before something is taken from another. */
export function TakeOver({ holder: { name, takenAt }, onNo, onYes }: TakeOverProps) {
  const text = useText();
  const { timeZone } = useOffice();
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={text('today.takeOver')}
      open
      onClose={onNo}
      width="400"
      initialFocus={safe}
      footer={
        <>
          <Button ref={safe} kind="secondary" onClick={onNo}>
            {text('office.cancel')}
          </Button>
          <Button onClick={onYes}>{text('today.takeOver.yes')}</Button>
        </>
      }
    >
      <p>{text('today.takeOver.text', { name, time: officeMomentInFull(new Date(takenAt), timeZone) })}</p>
    </Dialog>
  );
}
