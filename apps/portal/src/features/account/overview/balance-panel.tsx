import { statusOf } from '@rochdale/domain/account/overview/account-status';
import { largeAmount } from '@rochdale/domain/account/overview/amount-due';
import { formatDay } from '@rochdale/domain/dates';
import { type Cents, centsOf, formatMoney } from '@rochdale/domain/money';
import { shownPower } from '@rochdale/domain/service/outage/outage-status';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import fileText from 'lucide-static/icons/file-text.svg?inner';
import type { Ref } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useSite } from '../../../lib/site.tsx';
import balanceArt from '../../../ui/art/balance.svg?raw';
import { Art } from '../../../ui/art.tsx';
import { BalanceAsOf, OnItsWay } from '../../paying/payments/public.ts';
import { OutageRow } from './outage-row.tsx';
import { PrepaidDays } from './prepaid-days.tsx';
import { StatusWarning } from './status-warning.tsx';
import { amountDueOf, behindOfAccount, type OverviewAccount, type OverviewDetails } from './use-overview.ts';
import './balance-panel.css';

interface BalancePanelProps {
  readonly account: OverviewAccount;
  /** What is known beside the balance, which does not wait for it; null where it could not be had. */
  readonly details: OverviewDetails | null | undefined;
  /** The details came after the balance: what they add stands below what is being read. */
  readonly isLate: boolean;
  readonly payButton: Ref<HTMLButtonElement>;
  readonly onPay: () => void;
  readonly onView: () => void;
}

/** What is due, with the way to pay it; who and where beside it; a warning attached below (account-15, account-16). */
export function BalancePanel({ account, details, isLate, payButton, onPay, onView }: BalancePanelProps) {
  const text = useText();
  const due = amountDueOf(account);
  const pastDue = centsOf(account.pastDueAmount);
  const behind = behindOfAccount(account, details);
  const outage = details && <OutageRow account={account} details={details} />;
  return (
    <section className="balance on-deep" aria-label={text('overview.panel')}>
      {!isLate && outage}
      <div className="balance__in">
        <Art className="balance__art" svg={balanceArt} />
        <div className="balance__due">
          <h2 className="balance__label">
            {text(due.label)} <span className="vh">{formatMoney(due.cents)}</span>
          </h2>
          <Amount cents={due.cents} />
          {details?.prepaid ? (
            <PrepaidDays outlook={details.prepaid} />
          ) : (
            due.isCredit && <p>{text('overview.credit')}</p>
          )}
          {due.dueDate !== null && (
            <p className="balance__date">{text('overview.due', { date: formatDay(due.dueDate) })}</p>
          )}
          <BalanceAsOf moment={account.balanceMoment} />
          {details && <OnItsWay items={details.onItsWay} />}
          {pastDue > 0 && (
            <dl className="balance__split">
              <div>
                <dt>{text(behind?.kind === 'arranged' ? 'overview.pastDueArranged' : 'overview.pastDue')}</dt>
                <dd>{formatMoney(pastDue)}</dd>
              </div>
              <div>
                <dt>{text('overview.notYetDue')}</dt>
                <dd>{formatMoney(Math.max(0, due.cents - pastDue))}</dd>
              </div>
            </dl>
          )}
          {details && <Enrolments details={details} />}
          <div className="balance__act">
            <Button ref={payButton} kind="accent" disabledReason={notWhileLooking()} onClick={onPay}>
              {text('shell.payBill')}
            </Button>
            {account.isPrepaidAccount ? (
              <ScreenLink className={buttonClass({ kind: 'on-deep' })} to="prepaid">
                {text('overview.prepaid.view')}
              </ScreenLink>
            ) : (
              <Button kind="on-deep" onClick={onView}>
                <Icon drawing={fileText} size="s" />
                {text('bill.view')}
              </Button>
            )}
          </div>
        </div>
        <AccountFacts account={account} details={details} />
      </div>
      {behind && (
        <StatusWarning
          behind={behind}
          status={account.derivedStatus}
          onPay={onPay}
          answerBy={details?.paymentHelp?.standing === 'asked' ? details.paymentHelp.answerBy : undefined}
        />
      )}
      {isLate && outage}
    </section>
  );
}

/** An amount, large: dollars with smaller sign and cents. The heading above reads it out as one. */
function Amount({ cents }: { cents: Cents }) {
  const { sign, dollars, rest } = largeAmount(cents);
  return (
    <p className="balance__amount" aria-hidden="true">
      <sup>{sign}</sup>
      {dollars}
      <span className="c">{rest}</span>
    </p>
  );
}

function AccountFacts({ account, details }: Pick<BalancePanelProps, 'account' | 'details'>) {
  const text = useText();
  const status = inPageLanguage(statusOf(account));
  const { hideNonElectricOutage } = useSite().config.accounts;
  const isElectric = account.accountType === 'Electric';
  const hasOutages = useGate('outage').open;
  const power = details && shownPower(details.outageStatus);
  return (
    <div className="balance__who">
      <dl>
        <div className="wide">
          <dt>{text('overview.holder')}</dt>
          <dd>{account.accountHolderName}</dd>
        </div>
        <div className="wide">
          <dt>{text('overview.address')}</dt>
          <dd className="preserve-lines">{account.serviceAddress}</dd>
        </div>
        <div>
          <dt>{text('shell.accountNumber')}</dt>
          <dd className="num">{account.accountNumber}</dd>
        </div>
        <div>
          <dt>{text('overview.status')}</dt>
          <dd>{text('overview.statusText', { status, type: inPageLanguage(account.accountType) })}</dd>
        </div>
        {hasOutages && (isElectric || !hideNonElectricOutage) && (
          <div>
            <dt>{text(isElectric ? 'overview.power' : 'overview.service')}</dt>
            <dd>
              {power === 'ON' && <span className="dot dot--on" aria-hidden="true" />}
              {power === 'OFF' && <span className="dot dot--off" aria-hidden="true" />}
              {power ? inPageLanguage(power) : '–'}
            </dd>
          </div>
        )}
        <div>
          <dt>{text('overview.billingType')}</dt>
          <dd>{account.prepaidLabel ?? inPageLanguage(account.billingType)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Programs that pay by themselves: said where a member would otherwise pay twice (account-18). */
function Enrolments({ details }: { details: OverviewDetails }) {
  const text = useText();
  const { whecEnabled } = useSite().configuration;
  const { autoPayExists, draftExists, draftDate } = details;
  if (!autoPayExists && !draftExists) return null;
  return (
    <p className="balance__enrolled">
      {autoPayExists && <Tag kind="success">{text('overview.autoPayEnrolled')}</Tag>}
      {draftExists && (
        <>
          <Tag kind="success">{text(whecEnabled ? 'overview.ezPayEnrolled' : 'overview.draftEnrolled')}</Tag>
          {draftDate !== null && <span>{text('overview.draftOn', { date: formatDay(draftDate) })}</span>}
        </>
      )}
    </p>
  );
}
