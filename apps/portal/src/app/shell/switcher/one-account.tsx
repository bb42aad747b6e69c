import { accountName } from '@rochdale/domain/account/account-names/account-name';
import { useText } from '@rochdale/ui/text/text.ts';
import type { AccountItem } from '../../../lib/session/account-list.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';

/** The only account, in a quiet line. There is nothing to tell it from; a name that it has can be changed. */
export function OneAccount({ account, onRename }: { account: AccountItem; onRename: () => void }) {
  const text = useText();
  return (
    <div className="container">
      <b>{accountName(account)}</b>
      <span className="num">
        {text('switcher.oneLine', { number: account.accountNumber, type: inPageLanguage(account.accountType) })}
      </span>
      <span>{text('switcher.countOne')}</span>
      {account.nickname !== null && (
        <button type="button" className="link-btn" aria-haspopup="dialog" onClick={onRename}>
          {text('switcher.rename')}
        </button>
      )}
    </div>
  );
}
