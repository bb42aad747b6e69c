import { useText } from '@rochdale/ui/text/text.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import type { MemberMark } from './mark-line.tsx';
import { liftMark, unprotect } from './member-marks-calls.ts';

interface LiftDialogProps {
  readonly memberNumber: string;
  readonly mark: MemberMark;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Takes a mark away; the protection of a member waits for a second person. */
export function LiftDialog({ memberNumber, mark: { mark, accountNumber }, onClose, onDone }: LiftDialogProps) {
  const text = useText();
  const words = {
    deceased: text('memberMarks.lift.deceased'),
    'moved-out': text('memberMarks.lift.moved'),
    protected: text('memberMarks.lift.protected'),
  }[mark];
  const act = async (reason: string): Promise<string> => {
    if (mark === 'protected') {
      const { state } = await unprotect({ params: { memberNumber }, body: { reason } });
      return text(state === 'waiting' ? 'memberMarks.done.waiting' : 'memberMarks.done.lifted');
    }
    const body = { reason, ...(accountNumber !== null && { accountNumber }) };
    await liftMark({ params: { memberNumber, mark }, body });
    return text('memberMarks.done.lifted');
  };
  return (
    <ActDialog
      title={text('memberMarks.lift.title')}
      words={words}
      does={text('memberMarks.lift')}
      act={act}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
