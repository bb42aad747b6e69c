import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { markDeceased } from './member-marks-calls.ts';

interface MarkDialogProps {
  readonly memberNumber: string;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Marks that a member has died, and takes who speaks for the estate. */
export function DeceasedDialog({ memberNumber, onClose, onDone }: MarkDialogProps) {
  const text = useText();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const act = async (reason: string): Promise<string> => {
    const estate = {
      ...(name.trim() !== '' && { estateName: name.trim() }),
      ...(email.trim() !== '' && { estateEmail: email.trim() }),
    };
    const { plans, sessions } = await markDeceased({ params: { memberNumber }, body: { reason, ...estate } });
    return text('memberMarks.done.deceased', { plans, sessions });
  };
  return (
    <ActDialog
      title={text('memberMarks.act.deceased.title')}
      words={text('memberMarks.act.deceased.words')}
      does={text('memberMarks.act.deceased.do')}
      act={act}
      onClose={onClose}
      onDone={onDone}
    >
      <TextField
        label={text('memberMarks.act.estateName')}
        hint={text('memberMarks.act.estateName.hint')}
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={text('memberMarks.act.estateEmail')}
        hint={text('memberMarks.act.estateEmail.hint')}
        type="email"
        value={email}
        maxLength={200}
        onChange={(event) => setEmail(event.target.value)}
      />
    </ActDialog>
  );
}
