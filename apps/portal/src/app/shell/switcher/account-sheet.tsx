import { centsOf, formatMoney } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useId, useState } from 'react';
import type { ListedAccount } from '../../../features/account/all-accounts/search-accounts.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import type { OtherAccount } from '../../../lib/session/others.ts';
import { OthersGroup } from './others-group.tsx';
import { SheetRow } from './sheet-row.tsx';
import { sheetRows, useAccountSheet } from './use-account-sheet.ts';
import { usePlaceBelow } from './use-place-below.ts';
import './account-sheet.css';

/** From so many accounts on the list is searched. */
const searchedFrom = 10;

interface AccountSheetProps {
  /** The chosen account's number. */
  readonly selected: string;
  /** Accounts of others stand below. */
  readonly hasOthers: boolean;
  readonly onChoose: (account: ListedAccount | OtherAccount, ofMember: string) => void;
  readonly onClose: () => void;
}

/** The member's accounts, to choose from and to name (account-6, account-92). */
export default function AccountSheet({ selected, hasOthers, onChoose, onClose }: AccountSheetProps) {
  const text = useText();
  const mineId = useId();
  const sheet = useAccountSheet(hasOthers);
  const [renaming, setRenaming] = useState<string>();
  const [said, setSaid] = useState('');
  usePlaceBelow('.switcher');
  const { data, error, refetch } = sheet.query;
  const count = data?.totalRecords ?? 0;
  const others = sheet.others.data;
  const isSearched =
    sheet.search !== '' || (sheet.total ?? 0) > searchedFrom || (others?.totalRecords ?? 0) > searchedFrom;
  const isWaiting = others?.isMember === false ? false : !data;
  const failure = error ?? sheet.others.error;
  return (
    <Dialog
      title={text('switcher.accounts')}
      open
      width="accounts"
      onClose={onClose}
      footer={
        <>
          <ScreenLink to="view-all-accounts" onClick={onClose}>
            {text('accountNames.asTable')}
          </ScreenLink>
          {(sheet.total ?? 0) > 1 && !sheet.isForOther && (
            <ScreenLink to="billpayments/pay-multiple" onClick={onClose}>
              {text('menu.payMultiple')}
            </ScreenLink>
          )}
        </>
      }
    >
      <p className="vh" role="status">
        {said}
      </p>
      {isSearched && (
        <div className="account-sheet__find">
          <TextField
            label={text('accountNames.find')}
            hint={text('accountNames.find.hint')}
            type="search"
            value={sheet.search}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => sheet.setSearch(event.target.value)}
          />
        </div>
      )}
      {failure && <Failed error={failure} onRetry={() => void (error ? refetch() : sheet.others.refetch())} />}
      {isWaiting && !failure && (
        <Loading>
          <Skeleton height={280} />
        </Loading>
      )}
      {data && (
        <>
          <p className="account-sheet__group" id={mineId} role={sheet.search === '' ? undefined : 'status'}>
            {count === 0
              ? text('accountNames.none')
              : text('accountNames.mine', { amount: formatMoney(centsOf(data.totalDue)) })}
          </p>
          <ul className="account-sheet" aria-labelledby={mineId}>
            {data.results.map((account) => (
              <SheetRow
                key={account.accountNumber}
                account={account}
                isSelected={account.accountNumber === selected}
                isRenaming={account.accountNumber === renaming}
                onChoose={(one) => onChoose(one, sheet.memberNumber)}
                onRename={setRenaming}
                onSaid={setSaid}
              />
            ))}
          </ul>
          {count > sheetRows && (
            <p className="account-sheet__more">
              {text('accountNames.shown', { shown: formatNumber(sheetRows), count: formatNumber(count) })}
            </p>
          )}
        </>
      )}
      {hasOthers && others && <OthersGroup others={others} selected={selected} onChoose={onChoose} />}
    </Dialog>
  );
}
