import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { type AutoPayTerms, expectedPayment } from '@rochdale/domain/planned/auto-pay/expected-payment';
import type { Translate } from '@rochdale/domain/texts/text';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import type { AutoPayAccount } from './auto-pay-calls.ts';

interface ExpectedProps {
  readonly account: AutoPayAccount;
  readonly terms: AutoPayTerms;
  /** What a bank account pays waits until it was announced. */
  readonly isFromBank: boolean;
  readonly today: LocalDay;
}

/** When auto pay takes how much of an account next, as far as anybody knows. */
export function Expected(props: ExpectedProps) {
  return expectedText(props, useText());
}

function expectedText({ account, terms, isFromBank, today }: ExpectedProps, text: Translate): string {
  const cents = {
    accountBalance: centsOf(account.accountBalance),
    bills: account.bills,
    takenUp: account.takenUp,
    ...(isFromBank && { debitFrom: account.debitFrom }),
  };
  const next = expectedPayment(cents, terms, today);
  switch (next.kind) {
    case 'due':
      return text('autoPay.next.due', { amount: formatMoney(next.amount), date: formatDay(next.day) });
    case 'overCeiling':
      return text('autoPay.next.overCeiling', { amount: formatMoney(next.amount), date: formatDay(next.day) });
    case 'nothing':
      return text('autoPay.next.nothing', { date: formatDay(next.day) });
    case 'missed':
      return text('autoPay.next.missed', { amount: formatMoney(next.amount) });
    case 'nextBill':
      return text('autoPay.next.nextBill');
  }
}

interface ExpectedTableProps extends Omit<ExpectedProps, 'account'> {
  readonly accounts: readonly AutoPayAccount[];
}

/** The next payment of each chosen account, before the member agrees. */
export function ExpectedTable({ accounts, ...expected }: ExpectedTableProps) {
  return (
    <>
      <SaidExpected accounts={accounts} {...expected} />
      {accounts.length > 0 && <ShownExpected accounts={accounts} {...expected} />}
    </>
  );
}

/** Says what follows for the account that was chosen last; the others have been said. */
function SaidExpected({ accounts, ...expected }: ExpectedTableProps) {
  const text = useText();
  const named = useNamedNumbers();
  const numbers = accounts.map(({ accountNumber }) => accountNumber);
  const [before, setBefore] = useState<{ readonly numbers: readonly string[]; readonly added?: string }>({ numbers });
  if (numbers.join() !== before.numbers.join()) {
    const added = numbers.find((number) => !before.numbers.includes(number));
    setBefore({ numbers, ...(added !== undefined && { added }) });
  }
  const account = accounts.find(({ accountNumber }) => accountNumber === before.added);
  return (
    <Spoken isUnseen again={before.added ?? ''}>
      {account && `${named(account.accountNumber)}: ${expectedText({ account, ...expected }, text)}`}
    </Spoken>
  );
}

function ShownExpected({ accounts, ...expected }: ExpectedTableProps) {
  const text = useText();
  const named = useNamedNumbers();
  return (
    <section className="auto-pay__expected">
      <h3>{text('autoPay.expected')}</h3>
      <DataTable
        caption={text('autoPay.expected')}
        rows={accounts}
        keyOf={({ accountNumber }) => accountNumber}
        columns={[
          {
            head: text('autoPay.expected.account'),
            main: true,
            wide: true,
            className: 'num',
            cell: ({ accountNumber }) => named(accountNumber),
          },
          {
            head: text('autoPay.next'),
            wide: true,
            cell: (account) => <Expected account={account} {...expected} />,
          },
        ]}
      />
    </section>
  );
}
