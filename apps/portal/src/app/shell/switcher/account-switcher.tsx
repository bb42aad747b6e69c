import { accountName } from '@rochdale/domain/account/account-names/account-name';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useChosenFirst } from '@rochdale/ui/state/chosen-first.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import chevronDown from 'lucide-static/icons/chevron-down.svg?inner';
import { Suspense, useState } from 'react';
import { forgetVisit } from '../../../lib/address/address.ts';
import { late } from '../../../lib/calls/missing-code.ts';
import { showAccountsOf, useIsForOther } from '../../../lib/session/acting.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { selectAccount } from '../../../lib/session/selected-account.ts';
import { useSession } from '../../../lib/session/session.ts';
import { withTexts } from '../../../lib/text/text.ts';
import { AccountButton, AccountFacts } from './account-button.tsx';
import { OneAccount } from './one-account.tsx';
import { useAccounts } from './use-accounts.ts';
import './switcher.css';

const AccountSheet = late(() => withTexts(['menu', 'switcher'], () => import('./account-sheet.tsx')));

/** The account switcher under the header (account-6): the selected account, up to four others, the total. */
export default function AccountSwitcher() {
  return (
    <MemberData>
      <Switcher />
    </MemberData>
  );
}

type Chosen = Parameters<typeof accountName>[0] & { readonly accountNumber: string };

function Switcher() {
  const text = useText();
  const { data } = useAccounts();
  const shown = useSession()?.memberNumber ?? '';
  const isForOther = useIsForOther();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [announced, setAnnounced] = useState('');
  // All of the page is the other account's then.
  const [chosen, press] = useChosenFirst(data?.selected?.accountNumber, selectAccount);
  const choose = (account: Chosen, ofMember = shown): void => {
    forgetVisit();
    setSheetOpen(false);
    if (ofMember === shown) press(account.accountNumber);
    else showAccountsOf(ofMember, account.accountNumber);
    setAnnounced(text('switcher.selected', { name: accountName(account), number: account.accountNumber }));
  };
  const open = (): void => setSheetOpen(true);
  if (!data?.selected) return null;
  const { all, total } = data;
  const selected = all.find(({ accountNumber }) => accountNumber === chosen) ?? data.selected;
  // Numbers, not objects: an answer that came again is not the same object everywhere in it.
  const isSelected = ({ accountNumber }: { accountNumber: string }) => accountNumber === selected.accountNumber;
  // Of which one's own may be one.
  const hasOthers = data.hasOthers || isForOther;
  const isQuiet = total === 1 && !hasOthers;
  const count = hasOthers ? text('switcher.all') : text('switcher.count', { count: total });
  return (
    <nav className={isQuiet ? 'switcher switcher--one' : 'switcher'} aria-label={text('switcher.accounts')}>
      <p className="vh" role="status">
        {announced}
      </p>
      {isQuiet ? (
        <OneAccount account={selected} onRename={open} />
      ) : (
        <div className="container switcher__in">
          <div className="switcher__list">
            {all.map((account) => (
              <AccountButton
                key={account.accountNumber}
                account={account}
                isSelected={isSelected(account)}
                onChoose={choose}
              />
            ))}
          </div>
          <button
            type="button"
            className="switcher__all"
            aria-haspopup="dialog"
            aria-expanded={isSheetOpen}
            onClick={open}
          >
            {!hasOthers && total > all.length ? text('switcher.viewAll', { count: total }) : count}
          </button>
          <button
            type="button"
            className="acct switcher__toggle"
            aria-haspopup="dialog"
            aria-expanded={isSheetOpen}
            onClick={open}
          >
            <AccountFacts account={selected} />
            <span className="end">
              {data.position === undefined || total === 1
                ? count
                : text('switcher.position', { position: data.position, count: total })}
              <Icon drawing={chevronDown} size="s" />
            </span>
          </button>
        </div>
      )}
      {isSheetOpen && (
        <Suspense fallback={null}>
          <AccountSheet
            selected={selected.accountNumber}
            hasOthers={hasOthers}
            onChoose={choose}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </nav>
  );
}
