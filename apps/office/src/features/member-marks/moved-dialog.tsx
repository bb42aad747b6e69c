import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { markMovedOut } from './member-marks-calls.ts';

interface MovedDialogProps {
  readonly memberNumber: string;
  readonly accounts: readonly { readonly accountNumber: string }[];
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Marks that a member leaves the place of an account. */
export function MovedDialog({ memberNumber, accounts, onClose, onDone }: MovedDialogProps) {
  const text = useText();
  const [accountNumber, setAccount] = useState(accounts[0]?.accountNumber ?? '');
  const [movedOn, setMovedOn] = useState('');
  const [endsPlans, setEndsPlans] = useState(false);
  const act = async (reason: string): Promise<string> => {
    const body = { reason, accountNumber, movedOn, endsPlans };
    const { plans, sharedPlans } = await markMovedOut({ params: { memberNumber }, body });
    return text(sharedPlans > 0 ? 'memberMarks.done.moved.shared' : 'memberMarks.done.moved', { plans });
  };
  return (
    <ActDialog
      title={text('memberMarks.act.moved.title')}
      words={text('memberMarks.act.moved.words')}
      does={text('memberMarks.act.moved.do')}
      act={act}
      onClose={onClose}
      onDone={onDone}
    >
      <SelectField
        label={text('memberMarks.act.moved.account')}
        placeholder={text('memberMarks.act.moved.account')}
        value={accountNumber}
        options={accounts.map(({ accountNumber: value }) => ({ value, label: value }))}
        onChange={(event) => setAccount(event.target.value)}
      />
      <TextField
        label={text('memberMarks.act.moved.day')}
        type="date"
        value={movedOn}
        required
        onChange={(event) => setMovedOn(event.target.value)}
      />
      <Checkbox
        label={
          <>
            {text('memberMarks.act.moved.ends')} <small>{text('memberMarks.act.moved.ends.hint')}</small>
          </>
        }
        checked={endsPlans}
        onChange={(event) => setEndsPlans(event.target.checked)}
      />
    </ActDialog>
  );
}
