import { dueOnOthers } from '@rochdale/domain/account/overview/amount-due';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { chosenOf, useAccountList } from '../../../../lib/session/account-list.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { searchAccounts } from '../../all-accounts/search-accounts.ts';

/** How many other accounts the member has, and what they owe together; not asked of who has one account. */
export function useOtherAccounts() {
  const memberNumber = useSession()?.memberNumber ?? '';
  const { data: own } = useAccountList(
    (list, current) => ({ total: list.totalRecords, balance: chosenOf(list, current)?.accountBalance ?? 0 }),
    () => false,
  );
  return useQuery({
    queryKey: ['all-accounts', memberNumber, 'due'],
    queryFn: () => searchAccounts({ params: { memberNumber }, query: {} }),
    enabled: (own?.total ?? 0) > 1,
    select: ({ totalRecords, totalDue }) => ({
      count: totalRecords - 1,
      due: dueOnOthers(centsOf(totalDue), centsOf(own?.balance ?? 0)),
    }),
  });
}

/** What the other accounts owe together, with the way to pay several at once (website-44). */
export function OtherAccounts({ count, due }: { count: number; due: number }) {
  const text = useText();
  const amount = formatMoney(due);
  return (
    <p className="small home-balance__others">
      {due === 0 && text('overview.others.nothing')}
      {due > 0 &&
        (count === 1 ? text('overview.other.due', { amount }) : text('overview.others.due', { count, amount }))}{' '}
      {due > 0 && <ScreenLink to="billpayments/pay-multiple">{text('overview.others.pay')}</ScreenLink>}
    </p>
  );
}
