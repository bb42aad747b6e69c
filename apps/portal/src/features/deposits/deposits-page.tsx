import { heldDeposits } from '@rochdale/domain/deposits/deposits';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useQuery } from '@tanstack/react-query';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import { useCurrentAccount } from '../../lib/current-account.ts';
import { MemberData } from '../../lib/member-data.tsx';
import { useText } from '../../lib/text.ts';
import { Empty } from '../../ui/empty.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Deposit, listDeposits } from './deposits-calls.ts';
import { DepositsTable } from './deposits-table.tsx';
import '../../ui/page-head.css';

/** Deposits of the selected account (open-points §6). */
export function Page() {
  const text = useText();
  return (
    <MemberData>
      <div className="container">
        <div className="page-head">
          <div>
            <h1>{text('screen.deposits')}</h1>
            <p>{text('deposits.lead')}</p>
          </div>
        </div>
        <Deposits />
      </div>
    </MemberData>
  );
}

function Deposits() {
  const text = useText();
  const account = useCurrentAccount();
  return (
    <Loaded query={account} skeleton={<Skeleton height={320} />}>
      {(found) =>
        found === null ? (
          <Empty icon={landmark} title={text('ui.noAccounts')} />
        ) : (
          <DepositsOf accountNumber={found.accountNumber} />
        )
      }
    </Loaded>
  );
}

function DepositsOf({ accountNumber }: { accountNumber: string }) {
  const deposits = useQuery({
    queryKey: ['deposits', accountNumber],
    queryFn: () => listDeposits({ params: { accountNumber } }),
  });
  return (
    <div className="card">
      <Loaded query={deposits} skeleton={<Skeleton height={320} />}>
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
