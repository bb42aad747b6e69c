import type { ResponseOf } from '@rochdale/contract/operations/operations';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import droplets from 'lucide-static/icons/droplets.svg?inner';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import { useState } from 'react';
import { ScreenLink } from '../../lib/link.tsx';
import { inPageLanguage, MemberData } from '../../lib/member-data.tsx';
import { selectAccount } from '../../lib/selected-account.ts';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAccounts } from './use-accounts.ts';
import './switcher.css';

type AccountItem = ResponseOf<'accounts.list'>['results'][number];

/** The account switcher under the header (S0 §2): the selected account, up to four others, the total. */
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
    selectAccount(accountNumber);
    setSheetOpen(false);
    setAnnounced(text('switcher.selected', { number: accountNumber }));
  };
  const total = data?.total ?? 0;
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
              isSelected={account === data.selected}
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
            <AccountFacts account={data.selected} isSelected />
            <span className="end">
              {text('switcher.position', { position: data.all.indexOf(data.selected) + 1, count: total })}
              <Icon drawing={chevronDown} size="s" />
            </span>
          </button>
        )}
      </div>
      <Dialog title={text('switcher.accounts')} open={isSheetOpen} onClose={() => setSheetOpen(false)}>
        <ul className="account-sheet">
          {data?.all.map((account) => (
            <li key={account.accountNumber}>
              <AccountButton account={account} isSelected={account === data.selected} onChoose={choose} />
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  );
}

function AccountButton(props: {
  account: AccountItem;
  isSelected: boolean;
  onChoose: (accountNumber: string) => void;
}) {
  const { account, isSelected, onChoose } = props;
  return (
    <button
      type="button"
      className="acct"
      aria-current={isSelected || undefined}
      onClick={() => onChoose(account.accountNumber)}
    >
      <AccountFacts account={account} isSelected={isSelected} />
    </button>
  );
}

function AccountFacts({ account, isSelected }: { account: AccountItem; isSelected: boolean }) {
  const text = useText();
  const word = inPageLanguage(account.accountType);
  const type = account.isPrepaidAccount ? text('switcher.prepaid', { type: word }) : word;
  const street = account.serviceAddress.split('\n')[0];
  return (
    <>
      <span className="well">
        <Icon drawing={account.accountType === 'Water' ? droplets : account.isPrepaidAccount ? gauge : zap} />
      </span>
      <span>
        <b>{account.accountNumber}</b>
        <small>{isSelected ? `${street}, ${type}` : type}</small>
      </span>
    </>
  );
}
