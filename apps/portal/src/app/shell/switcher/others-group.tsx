import { streetOf } from '@rochdale/domain/account/account-names/account-name';
import { formatDay } from '@rochdale/domain/dates';
import { formatNumber } from '@rochdale/domain/texts/formats';
import type { PlainTextCode, TextCode } from '@rochdale/domain/texts/text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import user from 'lucide-static/icons/user.svg?inner';
import { useId } from 'react';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import type { OtherAccount } from '../../../lib/session/others.ts';
import { Owed } from './sheet-row.tsx';

interface OthersGroupProps {
  readonly others: { readonly results: readonly OtherAccount[]; readonly totalRecords: number };
  readonly selected: string;
  readonly onChoose: (account: OtherAccount, ofMember: string) => void;
}

/** Accounts of others, each with whose it is and what the login may do with it (identity-89). */
export function OthersGroup({ others: { results, totalRecords }, selected, onChoose }: OthersGroupProps) {
  const text = useText();
  const groupId = useId();
  return (
    <>
      <p className="account-sheet__group" id={groupId}>
        {text(totalRecords === 0 ? 'accountNames.forOthers.none' : 'accountNames.forOthers')}
      </p>
      <ul className="account-sheet" aria-labelledby={groupId}>
        {results.map((account) => (
          <OtherRow
            key={account.accountNumber}
            account={account}
            isSelected={account.accountNumber === selected}
            onChoose={() => onChoose(account, account.memberNumber)}
          />
        ))}
      </ul>
      {totalRecords > results.length && (
        <p className="account-sheet__more">
          {text('accountNames.shown', { shown: formatNumber(results.length), count: formatNumber(totalRecords) })}
        </p>
      )}
    </>
  );
}

interface OtherRowProps {
  readonly account: OtherAccount;
  readonly isSelected: boolean;
  readonly onChoose: () => void;
}

function OtherRow({ account, isSelected, onChoose }: OtherRowProps) {
  const text = useText();
  const { holder, serviceAddress, accountType, accountNumber, scope, endsOn } = account;
  return (
    <li data-now={isSelected || undefined}>
      <button type="button" className="account-row" aria-current={isSelected || undefined} onClick={onChoose}>
        <span className={isSelected ? 'well well--brand' : 'well'}>
          <Icon drawing={user} />
        </span>
        <span>
          <b>
            <bdi>{text('accountNames.whose', { holder, street: streetOf(serviceAddress) })}</bdi>
          </b>
          <small>{`${inPageLanguage(accountType)} · ${accountNumber}`}</small>
          <span className="account-row__marks">
            <Tag kind="info">
              {endsOn === null ? text(mayWords[scope]) : text(mayUntilWords[scope], { day: formatDay(endsOn) })}
            </Tag>
          </span>
        </span>
        <Owed account={account} />
      </button>
    </li>
  );
}

const mayWords = {
  see: 'accountNames.may.see',
  read: 'accountNames.may.see',
  pay: 'accountNames.may.pay',
  manage: 'accountNames.may.manage',
  all: 'accountNames.may.manage',
} as const satisfies Readonly<Record<OtherAccount['scope'], PlainTextCode>>;

const mayUntilWords = {
  see: 'accountNames.may.see.until',
  read: 'accountNames.may.see.until',
  pay: 'accountNames.may.pay.until',
  manage: 'accountNames.may.manage.until',
  all: 'accountNames.may.manage.until',
} as const satisfies Readonly<Record<OtherAccount['scope'], TextCode>>;
