import { needsAttention } from '@rochdale/domain/account/account-names/account-marks';
import { accountName } from '@rochdale/domain/account/account-names/account-name';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import droplets from 'lucide-static/icons/droplets.svg?inner';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import type { AccountItem } from '../../../lib/session/account-list.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';

interface AccountButtonProps {
  readonly account: AccountItem;
  readonly isSelected: boolean;
  readonly onChoose: (account: AccountItem) => void;
}

/** Chooses an account. */
export function AccountButton({ account, isSelected, onChoose }: AccountButtonProps) {
  return (
    <button type="button" className="acct" aria-current={isSelected || undefined} onClick={() => onChoose(account)}>
      <AccountFacts account={account} />
    </button>
  );
}

/** An account by its name, its marks, its number and what it owes (account-93, account-95). */
export function AccountFacts({ account }: { account: AccountItem }) {
  const text = useText();
  return (
    <>
      <AccountIcon account={account} />
      <span className="acct__facts">
        <b>
          <bdi>{accountName(account)}</bdi>
          {needsAttention(account) && (
            <span className="acct__mark">
              <Icon drawing={triangleAlert} />
              <span className="vh">
                {', '}
                {account.isLowBalance ? text('switcher.low') : inPageLanguage(account.derivedStatus)}
              </span>
            </span>
          )}
          {account.isPowerOff && (
            <span className="acct__mark acct__mark--off">
              <span className="acct__dot" />
              <span className="vh">{`, ${text('switcher.powerOff')}`}</span>
            </span>
          )}
        </b>
        <small>
          <span className="vh">{text('switcher.account')} </span>
          {`${account.accountNumber} · `}
          <Owed account={account} />
        </small>
      </span>
    </>
  );
}

function Owed({ account: { accountBalance, isPrepaidAccount } }: { account: AccountItem }) {
  const text = useText();
  const amount = formatMoney(Math.abs(centsOf(accountBalance)));
  if (accountBalance >= 0) return amount;
  return text(isPrepaidAccount ? 'switcher.left' : 'switcher.credit', { amount });
}

/** What an account is for. */
export function AccountIcon({
  account: { accountType, isPrepaidAccount },
  className = 'well',
}: {
  account: Pick<AccountItem, 'accountType' | 'isPrepaidAccount'>;
  className?: string;
}) {
  return (
    <span className={className}>
      <Icon drawing={accountType === 'Water' ? droplets : isPrepaidAccount ? gauge : zap} />
    </span>
  );
}
