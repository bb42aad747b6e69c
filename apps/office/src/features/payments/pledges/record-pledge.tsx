import { isLocalDay } from '@rochdale/domain/dates';
import { parseAmount } from '@rochdale/domain/money';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { digitsOnly } from '@rochdale/ui/form/fields.ts';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/calls.ts';
import { ReasonedAct } from '../../../parts/reasoned-act.tsx';
import type { Member } from '../../members/members-calls.ts';
import { recordPledge } from './pledges-calls.ts';

interface RecordPledgeProps {
  readonly member: Member;
  readonly onDone: () => void;
  /** Whoever was told no looks at the list. */
  readonly onRefused: () => void;
}

/** Records what an agency has promised to pay on an account (office-179). */
export function RecordPledge({ member: { memberNumber, accounts }, onDone, onRefused }: RecordPledgeProps) {
  const text = useText();
  const [pledgeId, setPledgeId] = useState(() => crypto.randomUUID());
  const [accountNumber, setAccountNumber] = useState(accounts.length === 1 ? (accounts[0]?.accountNumber ?? '') : '');
  const [agency, setAgency] = useState('');
  const [amount, setAmount] = useState('');
  const [untilDay, setUntilDay] = useState('');
  const [wasTried, setTried] = useState(false);
  const cents = parseAmount(amount);
  const isAmount = cents !== undefined && cents > 0;
  const isReady = agency.trim() !== '' && isAmount && isLocalDay(untilDay) && accountNumber !== '';
  const needed = (isGiven: boolean) => (wasTried && !isGiven ? text('pledges.needed') : undefined);
  return (
    <ReasonedAct
      label={text('pledges.record')}
      title={text('pledges.record.title')}
      needs="queues.review"
      isReady={() => {
        setTried(!isReady);
        return isReady;
      }}
      act={async (reason) => {
        const body = { pledgeId, accountNumber, agency, amountCents: cents ?? 0, untilDay, reason };
        try {
          await recordPledge({ params: { memberNumber }, body });
        } catch (error) {
          // Of a lost answer nothing is known: the same once more is the same pledge.
          if (error instanceof CallError && error.status === 409) {
            setPledgeId(crypto.randomUUID());
            onRefused();
          }
          throw error;
        }
        setPledgeId(crypto.randomUUID());
        setAgency('');
        setAmount('');
        setUntilDay('');
        onDone();
      }}
    >
      <p>{text('pledges.record.words')}</p>
      <SelectField
        label={text('pledges.account')}
        placeholder={text('pledges.account.choose')}
        value={accountNumber}
        required
        error={needed(accountNumber !== '')}
        onChange={(event) => setAccountNumber(event.target.value)}
        options={accounts.map((one) => ({ value: one.accountNumber, label: one.accountNumber }))}
      />
      <TextField
        label={text('pledges.agency')}
        value={agency}
        maxLength={100}
        autoComplete="off"
        error={needed(agency.trim() !== '')}
        onChange={({ target }) => setAgency(target.value)}
      />
      <TextField
        label={text('pledges.amount')}
        value={amount}
        inputMode="decimal"
        maxLength={13}
        autoComplete="off"
        error={needed(isAmount)}
        onChange={({ target }) => setAmount(digitsOnly(target.value, true))}
      />
      <TextField
        label={text('pledges.until')}
        type="date"
        value={untilDay}
        error={needed(isLocalDay(untilDay))}
        onChange={({ target }) => setUntilDay(target.value)}
      />
    </ReasonedAct>
  );
}
