import { needsAttention } from '@rochdale/domain/account/account-names/account-marks';
import { accountName, streetOf } from '@rochdale/domain/account/account-names/account-name';
import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import pencil from 'lucide-static/icons/pencil.svg?inner';
import repeat from 'lucide-static/icons/repeat.svg?inner';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?inner';
import { type Dispatch, type SetStateAction, useRef } from 'react';
import type { ListedAccount } from '../../../features/account/all-accounts/search-accounts.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { AccountIcon } from './account-button.tsx';
import { RenameForm } from './rename-form.tsx';

interface SheetRowProps {
  readonly account: ListedAccount;
  readonly isSelected: boolean;
  readonly isRenaming: boolean;
  readonly onChoose: (account: ListedAccount) => void;
  /** Which account is being named; undefined: none. */
  readonly onRename: Dispatch<SetStateAction<string | undefined>>;
  /** What became of it, to be read out. */
  readonly onSaid: (words: string) => void;
}

/** An account to choose, and beside it the way to name it. */
export function SheetRow({ account, isSelected, isRenaming, onChoose, onRename, onSaid }: SheetRowProps) {
  const text = useText();
  const row = useRef<HTMLButtonElement>(null);
  const { accountNumber } = account;
  const name = accountName(account);
  const end = (words = ''): void => {
    onSaid(words);
    // Another may have been begun while this one was saved.
    onRename((now) => (now === accountNumber ? undefined : now));
    row.current?.focus();
  };
  return (
    <li data-now={isSelected || undefined}>
      <button
        ref={row}
        type="button"
        className="account-row"
        aria-current={isSelected || undefined}
        onClick={() => onChoose(account)}
      >
        <AccountIcon account={account} className={isSelected ? 'well well--brand' : 'well'} />
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>{factsOf(account, text('switcher.prepaid', { type: inPageLanguage(account.accountType) }))}</small>
          <Marks account={account} />
        </span>
        <Owed account={account} />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={text('accountNames.rename', { name, number: accountNumber })}
        aria-expanded={isRenaming}
        onClick={() => onRename(isRenaming ? undefined : accountNumber)}
      >
        <Icon drawing={pencil} />
      </button>
      {isRenaming && <RenameForm account={account} onEnd={end} />}
    </li>
  );
}

function factsOf(account: ListedAccount, prepaid: string): string {
  const { nickname, serviceAddress, isPrepaidAccount, accountType, accountNumber } = account;
  const street = nickname === null ? [] : [streetOf(serviceAddress)];
  return [...street, isPrepaidAccount ? prepaid : inPageLanguage(accountType), accountNumber].join(' · ');
}

function Marks({ account }: { account: ListedAccount }) {
  const text = useText();
  const { isLowBalance, isPowerOff, paidBy, derivedStatus } = account;
  if (!needsAttention(account) && !isPowerOff && paidBy === null) return null;
  return (
    <span className="account-row__marks">
      {derivedStatus !== 'Current' && (
        <Tag kind="warning" icon={triangleAlert}>
          {inPageLanguage(derivedStatus)}
        </Tag>
      )}
      {isLowBalance && (
        <Tag kind="warning" icon={triangleAlert}>
          {text('accountNames.lowBalance')}
        </Tag>
      )}
      {isPowerOff && (
        <Tag kind="danger">
          <span className="acct__dot" />
          {text('accountNames.powerOff')}
        </Tag>
      )}
      {paidBy !== null && (
        <Tag icon={repeat}>{text(paidBy === 'auto-pay' ? 'accountNames.autoPay' : 'accountNames.draft')}</Tag>
      )}
    </span>
  );
}

/** What an account owes, or has left, and when it is due. */
export function Owed({
  account: { accountBalance, isPrepaidAccount, dueDate },
}: {
  account: Pick<ListedAccount, 'accountBalance' | 'isPrepaidAccount' | 'dueDate'>;
}) {
  const text = useText();
  const words = (): string => {
    if (accountBalance < 0) return text(isPrepaidAccount ? 'accountNames.left' : 'accountNames.credit');
    if (accountBalance === 0) return text('accountNames.nothingDue');
    return dueDate === null ? '' : text('accountNames.due', { date: formatDay(dueDate) });
  };
  return (
    <span className="account-row__owed">
      {formatMoney(Math.abs(centsOf(accountBalance)))}
      <small>{words()}</small>
    </span>
  );
}
