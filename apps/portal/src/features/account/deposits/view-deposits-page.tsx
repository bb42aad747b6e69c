import { heldDeposits } from '@rochdale/domain/account/deposits/deposits';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { KeyFigures } from '@rochdale/ui/figures/key-figures.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import { AccountPage } from '../../../ui/layout/account-page.tsx';
import { type Deposit, listDeposits } from './deposits-calls.ts';
import { DepositsTable } from './deposits-table.tsx';

const skeletonHeight = 320;

/** Deposits of the selected account (account-41). */
export function Page() {
  const text = useText();
  return (
    <AccountPage title={text('screen.deposits')} lead={text('deposits.lead')} icon={landmark} height={skeletonHeight}>
      {({ accountNumber }) => <Deposits accountNumber={accountNumber} />}
    </AccountPage>
  );
}

function Deposits({ accountNumber }: { accountNumber: string }) {
  const deposits = useQuery({
    queryKey: ['deposits', accountNumber],
    queryFn: () => listDeposits({ params: { accountNumber } }),
  });
  return (
    <div className="card">
      <Loaded query={deposits} skeleton={<Skeleton height={skeletonHeight} />}>
        {({ results }) => <ShownDeposits deposits={results} />}
      </Loaded>
    </div>
  );
}

function ShownDeposits({ deposits }: { deposits: readonly Deposit[] }) {
  const text = useText();
  if (deposits.length === 0) return <Empty icon={landmark} title={text('deposits.none')} />;
  const held = heldDeposits(
    deposits.map((deposit) => ({
      status: deposit.depositStatus,
      amount: centsOf(deposit.depositAmount),
      interest: centsOf(deposit.interestAmount),
    })),
  );
  return (
    <>
      <KeyFigures
        figures={[
          { label: text('deposits.held'), value: formatMoney(held.amount) },
          { label: text('deposits.interest'), value: formatMoney(held.interest) },
        ]}
      />
      <DepositsTable deposits={deposits} />
    </>
  );
}
