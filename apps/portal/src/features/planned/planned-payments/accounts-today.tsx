import { accountName } from '@rochdale/domain/account/account-names/account-name';
import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import droplets from 'lucide-static/icons/droplets.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { useNicknames } from '../../../lib/session/account-names.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useSite } from '../../../lib/site.tsx';
import type { AccountPaid } from './planned-payments-calls.ts';

/** How each account is paid today, and the page that changes it. */
export function AccountsToday({ accounts }: { accounts: readonly AccountPaid[] }) {
  const text = useText();
  const nicknameOf = useNicknames();
  return (
    <Card title={text('plannedPayments.accounts')}>
      {accounts.length === 0 ? (
        <Empty icon={landmark} title={text('plannedPayments.accounts.none')} />
      ) : (
        <ul className="pay-auto__accounts">
          {accounts.map((account) => (
            <li key={account.accountNumber}>
              <span
                className={
                  account.way === 'auto-pay' || account.way === 'draft' || account.way === 'top-up'
                    ? 'well well--tint'
                    : 'well'
                }
              >
                <Icon drawing={account.accountType === 'Water' ? droplets : zap} />
              </span>
              <div>
                <b>
                  {accountName({ nickname: nicknameOf(account.accountNumber), serviceAddress: account.serviceAddress })}
                </b>
                <small className="num">{`${account.accountNumber}, ${inPageLanguage(account.accountType)}`}</small>
                <WayText account={account} />
              </div>
              <WayLink account={account} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function WayText({ account }: { account: AccountPaid }) {
  const text = useText();
  const { configuration, settings } = useSite();
  const phone = settings.phoneNumber;
  const { way, accountBalance, dueDate, reason } = account;
  const said = (): string => {
    switch (way) {
      case 'auto-pay':
        return text('plannedPayments.way.autoPay');
      case 'auto-pay-paused':
        return text('plannedPayments.way.autoPayPaused');
      case 'auto-pay-stopped':
        return text('plannedPayments.way.stopped');
      case 'draft':
        return text(configuration.whecEnabled ? 'plannedPayments.way.ezPay' : 'plannedPayments.way.draft');
      case 'draft-held':
        return text('plannedPayments.way.held', { phone });
      case 'office-auto-pay':
        return text('plannedPayments.way.officeAutoPay', { phone });
      case 'office-draft':
        return text('plannedPayments.way.officeDraft', { phone });
      case 'top-up':
        return text('plannedPayments.way.topUp');
      case 'prepaid':
        return text('plannedPayments.way.prepaid');
      case 'self':
        return accountBalance > 0 && dueDate !== null
          ? text('plannedPayments.way.self.due', {
              amount: formatMoney(centsOf(accountBalance)),
              date: formatDay(dueDate),
            })
          : text('plannedPayments.way.self');
    }
  };
  return (
    <small>
      {said()}
      {way === 'self' && reason !== null && ` ${reason}`}
    </small>
  );
}

/** To the page that changes how an account is paid; none where only the office can, or nothing is open to it. */
function WayLink({ account: { accountNumber, way, canAutoPay, canDraft } }: { account: AccountPaid }) {
  const text = useText();
  const { whecEnabled } = useSite().configuration;
  const hasAutoPay = useGate('autoPay').open;
  const hasDrafts = useGate('draftPayments').open;
  const ofAccount = <span className="vh"> {text('plannedPayments.ofAccount', { number: accountNumber })}</span>;
  const isAutoPay = way === 'auto-pay' || way === 'auto-pay-paused' || way === 'auto-pay-stopped';
  const isDraft = way === 'draft';
  const isUnset = way === 'self' || way === 'prepaid';
  if (hasAutoPay && (way === 'top-up' || way === 'prepaid'))
    return (
      <ScreenLink to="prepaid" query={{ accountno: accountNumber }} className="btn btn--secondary btn--s">
        {text(way === 'top-up' ? 'plannedPayments.change' : 'plannedPayments.setUp.topUp')}
        {ofAccount}
      </ScreenLink>
    );
  if ((isAutoPay && hasAutoPay) || (isUnset && canAutoPay))
    return (
      <ScreenLink to="billpayments/auto-pay" className="btn btn--secondary btn--s">
        {text(isAutoPay ? 'plannedPayments.change' : 'plannedPayments.setUp.autoPay')}
        {ofAccount}
      </ScreenLink>
    );
  if ((isDraft && hasDrafts) || (isUnset && canDraft))
    return (
      <ScreenLink to="draft-payments" query={{ accountno: accountNumber }} className="btn btn--secondary btn--s">
        {text(
          isDraft
            ? 'plannedPayments.change'
            : whecEnabled
              ? 'plannedPayments.setUp.ezPay'
              : 'plannedPayments.setUp.drafts',
        )}
        {ofAccount}
      </ScreenLink>
    );
  return null;
}
