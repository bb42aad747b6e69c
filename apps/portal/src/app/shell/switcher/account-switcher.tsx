import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import droplets from 'lucide-static/icons/droplets.svg?inner';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import { useState } from 'react';
import { forgetVisit } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import type { AccountItem } from '../../../lib/session/account-list.ts';
import { inPageLanguage, MemberData } from '../../../lib/session/member-data.tsx';
import { selectAccount } from '../../../lib/session/selected-account.ts';
import { useText } from '../../../lib/text/text.ts';
import { Icon } from '../../../ui/art/icon.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useAccounts } from './use-accounts.ts';
import './switcher.css';

/** The account switcher under the header (account-6): the selected account, up to four others, the total. */
export default function AccountSwitcher() {
  return (
    <MemberData>
      <Switcher />
    </MemberData>
  );
}

function Switcher() {
  const text = useText();
  const { data } = useAccounts();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [announced, setAnnounced] = useState('');
  const choose = (accountNumber: string): void => {
    forgetVisit();
    selectAccount(accountNumber);
    setSheetOpen(false);
    setAnnounced(text('switcher.selected', { number: accountNumber }));
  };
  const total = data?.total ?? 0;
  // Numbers, not objects: an answer that came again is not the same object everywhere in it.
  const selected = data?.selected?.accountNumber;
  const count = total === 1 ? text('switcher.countOne') : text('switcher.count', { count: total });
  return (
    <nav className="switcher" aria-label={text('switcher.accounts')}>
      <p className="vh" role="status">
        {announced}
      </p>
      <div className="container switcher__in">
        <div className="switcher__list">
          {data?.all.map((account) => (
            <AccountButton
              key={account.accountNumber}
              account={account}
              isSelected={account.accountNumber === selected}
              onChoose={choose}
            />
          ))}
        </div>
        {data && total <= data.all.length && <span className="switcher__count">{count}</span>}
        {data && total > data.all.length && (
          <ScreenLink className="switcher__count" to="view-all-accounts">
            {text('switcher.viewAll', { count: total })}
          </ScreenLink>
        )}
        {data?.selected && (
          <button
            type="button"
            className="acct switcher__toggle"
            aria-expanded={isSheetOpen}
            onClick={() => setSheetOpen(true)}
          >
            <AccountFacts account={data.selected} hasAddress />
            <span className="end">
              {text('switcher.position', { position: positionOf(data.all, selected), count: total })}
              <Icon drawing={chevronDown} size="s" />
            </span>
          </button>
        )}
      </div>
      <Dialog title={text('switcher.accounts')} open={isSheetOpen} onClose={() => setSheetOpen(false)}>
        <ul className="account-sheet">
          {data?.all.map((account) => (
            <li key={account.accountNumber}>
              <AccountButton
                account={account}
                isSelected={account.accountNumber === selected}
                isWide
                onChoose={choose}
              />
            </li>
          ))}
          {data && total > data.all.length && (
            <li>
              <ScreenLink to="view-all-accounts" onClick={() => setSheetOpen(false)}>
                {text('switcher.viewAll', { count: total })}
              </ScreenLink>
            </li>
          )}
        </ul>
      </Dialog>
    </nav>
  );
}

const positionOf = (accounts: readonly AccountItem[], accountNumber: string | undefined): number =>
  accounts.findIndex((account) => account.accountNumber === accountNumber) + 1;

interface AccountButtonProps {
  readonly account: AccountItem;
  readonly isSelected: boolean;
  /** Whether there is room for the address of an account that is not selected. */
  readonly isWide?: boolean;
  readonly onChoose: (accountNumber: string) => void;
}

function AccountButton({ account, isSelected, isWide = false, onChoose }: AccountButtonProps) {
  return (
    <button
      type="button"
      className="acct"
      aria-current={isSelected || undefined}
      onClick={() => onChoose(account.accountNumber)}
    >
      <AccountFacts account={account} hasAddress={isSelected || isWide} />
    </button>
  );
}

function AccountFacts({ account, hasAddress }: { account: AccountItem; hasAddress: boolean }) {
  const text = useText();
  const word = inPageLanguage(account.accountType);
  const type = account.isPrepaidAccount ? text('switcher.prepaid', { type: word }) : word;
  const street = account.serviceAddress.split('\n')[0];
  return (
    <>
      <span className="well">
        <Icon drawing={account.accountType === 'Water' ? droplets : account.isPrepaidAccount ? gauge : zap} />
      </span>
      <span className="acct__facts">
        <b>{account.accountNumber}</b>
        <small>{hasAddress ? `${street}, ${type}` : type}</small>
      </span>
    </>
  );
}
