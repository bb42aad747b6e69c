import { centsOf, formatMoney } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Pager } from '@rochdale/ui/table/pager.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import table from 'lucide-static/icons/table.svg?inner';
import { useGoTo } from '../../../lib/address/address.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { selectAccount } from '../../../lib/session/selected-account.ts';
import { FormerAccounts } from '../former-accounts/former-accounts.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { useAllAccounts } from './use-all-accounts.ts';
import './all-accounts.css';

const pageSizes = [10, 25, 50, 100] as const;

/** All accounts of the member (account-8): search, sort, pages; choosing one opens its overview. */
export function Page() {
  return (
    <MemberData>
      <AllAccounts />
    </MemberData>
  );
}

function AllAccounts() {
  const text = useText();
  const goTo = useGoTo();
  const list = useAllAccounts();
  const { data, error, refetch } = list.query;
  const choose = (accountNumber: string): void => {
    selectAccount(accountNumber);
    goTo('accountoverview', { isFromViewAllAccounts: 'true' });
  };
  const balance = formatMoney(centsOf(data?.totalBalance ?? 0));
  const count = data?.totalRecords ?? 0;
  return (
    <div className="container">
      <div className="page-head">
        <div>
          <h1>{text('allAccounts.title')}</h1>
          <p role="status">
            {data &&
              (count === 1
                ? text('allAccounts.foundOne', { balance })
                : text('allAccounts.found', { count: formatNumber(count), balance }))}
          </p>
        </div>
      </div>
      <div className="card all-accounts">
        <div className="all-accounts__search">
          <TextField
            label={text('allAccounts.search')}
            hint={text('allAccounts.search.hint')}
            type="search"
            value={list.search}
            maxLength={60}
            onChange={(event) => list.setSearch(event.target.value)}
          />
        </div>
        {error && <Failed error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Loading>
            <Skeleton height={420} />
          </Loading>
        )}
        {data && count === 0 && <Empty icon={table} title={text('allAccounts.none')} />}
        {data && count > 0 && (
          <>
            <AccountsTable rows={data.results} order={list.order} onSort={list.sortBy} onChoose={choose} />
            <Pager
              label={text('allAccounts.title')}
              page={{ number: list.page, size: list.pageSize }}
              total={count}
              sizes={pageSizes}
              onChange={list.setPage}
            />
          </>
        )}
      </div>
      <FormerAccounts />
    </div>
  );
}
