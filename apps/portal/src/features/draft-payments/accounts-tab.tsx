import { formatDay } from '@rochdale/domain/dates';
import { emptyTabMessage } from '@rochdale/domain/draft-payments/draft-account';
import droplets from 'lucide-static/icons/droplets.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import { inPageLanguage } from '../../lib/member-data.tsx';
import { useText } from '../../lib/text.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Drafts, ShownAccount } from './draft-payments-calls.ts';
import { methodTexts } from './method-texts.ts';

/** Every account, and its draft where it has one (S1 §2.6). */
export function AccountsTab({ drafts: { accounts } }: { drafts: Drafts }) {
  const text = useText();
  const empty = emptyTabMessage('accounts', accounts);
  if (empty) return <Empty icon={landmark} title={text(empty)} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, and nothing in it can be focused
    <ul className="drafts__list" aria-label={text('draftPayments.tab.accounts')} tabIndex={0}>
      {accounts.map((account) => (
        <li key={account.accountNumber} className="panel">
          <div className="panel__head">
            <AccountName account={account} />
            {account.draft ? <DraftFacts draft={account.draft} /> : <Tag>{text('draftPayments.noDraft')}</Tag>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What kind of account it is, its number, with address and kind below. */
export function AccountName({ account }: { account: ShownAccount }) {
  return (
    <>
      <span className="well">
        <Icon drawing={account.accountType === 'Water' ? droplets : zap} />
      </span>
      <div className="panel__name">
        <b>{account.accountNumber}</b>
        <small>{`${account.serviceAddress.split('\n')[0]}, ${inPageLanguage(account.accountType)}`}</small>
      </div>
    </>
  );
}

/** When a draft is taken, from what, and when next. */
export function DraftFacts({ draft }: { draft: NonNullable<ShownAccount['draft']> }) {
  const text = useText();
  const method = text(methodTexts[draft.draftType]);
  const from = [draft.financialInstitutionName, draft.draftAccountType, draft.draftAccountNumberMasked];
  return (
    <div className="panel__name">
      <span>{draft.draftDay === null ? method : `${method}: ${draft.draftDay}`}</span>
      <small>{from.filter(Boolean).join(', ')}</small>
      <small>
        {draft.nextDraftDate === null
          ? text('draftPayments.next.withBill')
          : text('draftPayments.next', { date: formatDay(draft.nextDraftDate) })}
      </small>
    </div>
  );
}
