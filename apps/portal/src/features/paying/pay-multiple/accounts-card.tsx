import type { PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import { maxAccountsPerPayment } from '@rochdale/domain/paying/payments/several-accounts';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { Pager } from '@rochdale/ui/table/pager.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import table from 'lucide-static/icons/table.svg?inner';
import { AccountsTable } from './accounts-table.tsx';
import type { PayableRow } from './pay-multiple-calls.ts';
import type { Choice } from './use-choice.ts';
import type { usePayableAccounts } from './use-payable-accounts.ts';

const pageSizes = [10, 25, 50, 100] as const;

interface AccountsCardProps {
  readonly list: ReturnType<typeof usePayableAccounts>;
  readonly rules: PaymentRules;
  readonly choice: Choice;
  /** Accounts whose amounts were refused: they stand first, on whatever page they are. */
  readonly refused: readonly PayableRow[];
}

/** The accounts to choose from, with search and pages where there are many. */
export function AccountsCard({ list, rules, choice, refused }: AccountsCardProps) {
  const text = useText();
  const most = list.query.data?.memberRecords ?? 0;
  return (
    <div className="card">
      {most > pageSizes[0] && (
        <div className="pay-multiple__search">
          <TextField
            label={text('payMultiple.search')}
            hint={text('payMultiple.search.hint')}
            type="search"
            value={list.search}
            maxLength={60}
            onChange={(event) => list.setSearch(event.target.value)}
            onKeyDown={(event) => {
              // Enter here looks for accounts; it does not pay.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      )}
      <Loaded query={list.query} skeleton={<Skeleton height={480} />}>
        {({ results, totalRecords, memberRecords }) => {
          const rows = [...refused.filter((one) => !results.some(isSame(one))), ...results];
          if (rows.length === 0) return <Empty icon={table} title={text('payMultiple.none')} />;
          return (
            <>
              <AccountsTable rows={rows} rules={rules} choice={choice} />
              <Pager
                label={text('payMultiple.accounts')}
                page={list.page}
                total={totalRecords}
                sizes={pageSizes}
                onChange={list.setPage}
              />
              <Foot list={list} choice={choice} rows={rows} counts={{ totalRecords, memberRecords }} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

const isSame = (one: PayableRow) => (other: PayableRow) => one.accountNumber === other.accountNumber;

interface FootProps extends Pick<AccountsCardProps, 'list' | 'choice'> {
  readonly rows: readonly PayableRow[];
  readonly counts: { readonly totalRecords: number; readonly memberRecords: number };
}

/** How many are chosen, and the ways to choose every one of a long list and to choose none. */
function Foot({ list, choice, rows, counts }: FootProps) {
  const text = useText();
  const { totalRecords, memberRecords } = counts;
  const written = (count: number): string => formatNumber(count);
  const hasMore = totalRecords > list.page.size && totalRecords <= maxAccountsPerPayment;
  const every = useSend(list.readEvery, (found) => choice.choose(choice.takenByAll(found)));
  const isLeavingOut = choice.takenByAll(rows).length < rows.filter(choice.isPayable).length;
  return (
    <div className="card__foot pay-multiple__foot">
      {every.error && <Alert kind="danger">{every.error.message}</Alert>}
      <span role="status">
        {text('payMultiple.selected', { count: written(choice.rows.length), total: written(memberRecords) })}
      </span>
      <span className="row row--wrap">
        {hasMore && (
          <button type="button" className="link-btn small" onClick={() => void every.send(undefined)}>
            {text('payMultiple.selectEvery', { count: written(totalRecords) })}
          </button>
        )}
        {choice.rows.length > 0 && (
          <button type="button" className="link-btn small" onClick={choice.clear}>
            {text('payMultiple.clear')}
          </button>
        )}
      </span>
      {isLeavingOut && <span className="small muted pay-multiple__note">{text('payMultiple.leftOut')}</span>}
    </div>
  );
}
