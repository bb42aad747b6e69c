import { amountFieldText, formatMoney, parseAmount } from '@rochdale/domain/money';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { digitsOnly } from '@rochdale/ui/form/fields.ts';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { ReasonedAct } from '../../../parts/reasoned-act.tsx';
import type { Member } from '../../members/members-calls.ts';
import { useWay } from '../../messages/choose-way.tsx';
import { sendPaymentLink } from './payment-links-calls.ts';

type Account = Member['accounts'][number];

/** What is asked for at first: what is past due, else what is owed. */
const firstAmount = (account: Account | undefined): string => {
  const owed = account && (account.pastDueCents > 0 ? account.pastDueCents : account.shownCents);
  return owed !== undefined && owed > 0 ? amountFieldText(owed) : '';
};

interface SendLinkProps {
  readonly member: Member;
  readonly onDone: (to: string, expiresAt: string) => void;
}

/** Sends a link to pay one amount on one account to a contact on file (office-95). */
export function SendLink({ member: { memberNumber, accounts }, onDone }: SendLinkProps) {
  const text = useText();
  const owing = accounts.find(({ shownCents }) => shownCents > 0) ?? accounts[0];
  const [accountNumber, setAccountNumber] = useState(owing?.accountNumber ?? '');
  const [amount, setAmount] = useState(firstAmount(owing));
  const [isUnread, setUnread] = useState(false);
  const { way, field } = useWay(memberNumber, text('paymentLinks.way'), true);
  const cents = parseAmount(amount);
  const isAmount = cents !== undefined && cents > 0;
  return (
    <ReasonedAct
      label={text('paymentLinks.send')}
      title={text('paymentLinks.send.title')}
      needs="payments.link"
      isReady={() => {
        setUnread(!isAmount);
        return isAmount && way !== undefined && accountNumber !== '';
      }}
      act={async (reason) => {
        const body = { accountNumber, amountCents: cents ?? 0, way: way ?? '', reason };
        const { sentTo, expiresAt } = await sendPaymentLink({ params: { memberNumber }, body });
        onDone(sentTo, expiresAt);
      }}
    >
      <p>{text('paymentLinks.send.words')}</p>
      <SelectField
        label={text('paymentLinks.account')}
        placeholder={text('paymentLinks.account.choose')}
        value={accountNumber}
        required
        onChange={(event) => {
          setAccountNumber(event.target.value);
          setAmount(firstAmount(accounts.find((one) => one.accountNumber === event.target.value)));
        }}
        options={accounts.map((one) => ({
          value: one.accountNumber,
          label: text('paymentLinks.account.owes', { account: one.accountNumber, amount: formatMoney(one.shownCents) }),
        }))}
      />
      <TextField
        label={text('paymentLinks.amount')}
        value={amount}
        inputMode="decimal"
        maxLength={13}
        autoComplete="off"
        error={isUnread ? text('paymentLinks.amount.needed') : undefined}
        onChange={({ target }) => setAmount(digitsOnly(target.value, true))}
      />
      {field}
    </ReasonedAct>
  );
}
