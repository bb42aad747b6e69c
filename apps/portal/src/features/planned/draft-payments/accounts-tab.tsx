import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { draftMethodNames } from '@rochdale/domain/planned/draft-payments/authorized-draft';
import { emptyTabMessage, isDraftedByOffice } from '@rochdale/domain/planned/draft-payments/draft-account';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import droplets from 'lucide-static/icons/droplets.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useSite } from '../../../lib/site.tsx';
import type { Drafts, ShownAccount } from './draft-payments-calls.ts';

/** Every account, and its draft where it has one (planned-18, planned-19). */
export function AccountsTab({ drafts: { accounts, today } }: { drafts: Drafts }) {
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
            {account.draft && <DraftFacts draft={account.draft} />}
            {isDraftedByOffice(account) && <OfficeDraft date={account.officeDraftDate} today={today} />}
            {!account.draft && !isDraftedByOffice(account) && <Tag>{text('draftPayments.noDraft')}</Tag>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What kind of account it is, its number, with address and kind below. */
export function AccountName({ account }: { account: ShownAccount }) {
  const named = useNamedNumbers();
  return (
    <>
      <span className="well">
        <Icon drawing={account.accountType === 'Water' ? droplets : zap} />
      </span>
      <div className="panel__name">
        <b>{named(account.accountNumber)}</b>
        <small>{`${account.serviceAddress.split('\n')[0]}, ${inPageLanguage(account.accountType)}`}</small>
      </div>
    </>
  );
}

/** A draft of the billing system's own: when it is taken next, and how it is changed. */
function OfficeDraft({ date, today }: { date: LocalDay | null; today: LocalDay }) {
  const text = useText();
  const { phoneNumber } = useSite().settings;
  return (
    <div className="panel__name">
      <Tag kind="success">{text('draftPayments.office')}</Tag>
      {date !== null && date >= today && <small>{text('draftPayments.next', { date: formatDay(date) })}</small>}
      <small>{text('draftPayments.office.call', { phone: phoneNumber })}</small>
    </div>
  );
}

/** When a draft is taken, from what, and when next. */
export function DraftFacts({ draft }: { draft: NonNullable<ShownAccount['draft']> }) {
  const text = useText();
  const method = text(draftMethodNames[draft.draftType]);
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
