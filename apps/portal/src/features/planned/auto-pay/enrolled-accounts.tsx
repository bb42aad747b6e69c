import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { termsText } from '@rochdale/domain/planned/auto-pay/terms-text';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, useId } from 'react';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useSite } from '../../../lib/site.tsx';
import { type AutoPayAccount, type AutoPayList, type EnrolledAccount, isEnrolled } from './auto-pay-calls.ts';
import { Expected } from './expected.tsx';

interface EnrolledAccountsProps {
  readonly list: AutoPayList;
  readonly pausing: string | undefined;
  readonly onAsk: (kind: 'change' | 'remove', account: EnrolledAccount) => void;
  readonly onPause: (account: EnrolledAccount) => void;
}

/** The accounts that have auto pay: their terms, what comes next, and what was paid. */
export function EnrolledAccounts({ list, pausing, onAsk, onPause }: EnrolledAccountsProps) {
  const text = useText();
  const named = useNamedNumbers();
  const shown = list.accounts.filter((account) => isEnrolled(account) || account.isBillingAutoPay);
  if (shown.length === 0) return null;
  return (
    <Card title={text('autoPay.enrolled.title')}>
      <ul className="enrolled">
        {shown.map((account) => (
          <Row key={account.accountNumber} account={account} isStopped={isStopped(account, list)}>
            {isEnrolled(account) ? (
              <>
                <Facts account={account} list={list} />
                <div className="actions enrolled__actions">
                  <Button kind="secondary" size="s" onClick={() => onAsk('change', account)}>
                    {text('autoPay.change')}
                    <span className="vh"> {named(account.accountNumber)}</span>
                  </Button>
                  <Button
                    kind="secondary"
                    size="s"
                    busy={pausing === account.accountNumber}
                    onClick={() => onPause(account)}
                  >
                    {text(account.autoPay.isPaused ? 'autoPay.resume' : 'autoPay.pause')}
                    <span className="vh"> {named(account.accountNumber)}</span>
                  </Button>
                  <Button kind="secondary" size="s" onClick={() => onAsk('remove', account)}>
                    {text('autoPay.remove')}
                    <span className="vh"> {named(account.accountNumber)}</span>
                  </Button>
                </div>
              </>
            ) : (
              <CallUs />
            )}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

/** Whether what an auto pay charges takes nothing any more. */
const isStopped = ({ autoPay }: AutoPayAccount, { methods }: AutoPayList): boolean =>
  methods.some(({ storedPaymentId, isBlocked }) => isBlocked && storedPaymentId === autoPay?.storedPaymentId);

function Row({ account, isStopped, children }: { account: AutoPayAccount; isStopped: boolean; children: ReactNode }) {
  const text = useText();
  const named = useNamedNumbers();
  const nameId = useId();
  const { accountNumber, serviceAddress, accountType, autoPay } = account;
  return (
    <li aria-labelledby={nameId}>
      <div className="row row--wrap">
        <b className="num" id={nameId}>
          {named(accountNumber)}
        </b>
        {autoPay === null ? (
          <Tag kind="success">{text('autoPay.state.office')}</Tag>
        ) : isStopped ? (
          <Tag kind="danger">{text('autoPay.state.stopped')}</Tag>
        ) : autoPay.isPaused ? (
          <Tag kind="warning">{text('autoPay.state.paused')}</Tag>
        ) : (
          <Tag kind="success">{text('autoPay.state.on')}</Tag>
        )}
      </div>
      <p>
        {serviceAddress.split('\n')[0]}, {inPageLanguage(accountType)}
      </p>
      {children}
    </li>
  );
}

function CallUs() {
  const text = useText();
  return <p>{text('autoPay.call', { phone: useSite().settings.phoneNumber })}</p>;
}

function Facts({ account, list }: { account: EnrolledAccount; list: AutoPayList }) {
  const text = useText();
  const { autoPay } = account;
  const method = list.methods.find(({ storedPaymentId }) => storedPaymentId === autoPay.storedPaymentId);
  const terms = { ...autoPay, ceiling: autoPay.ceiling === null ? null : centsOf(autoPay.ceiling) };
  return (
    <>
      {method && <p className="enrolled__terms">{termsText(terms, method, text)}</p>}
      <p>
        {text('autoPay.next')}:{' '}
        <b>
          {method?.isBlocked ? (
            text('autoPay.next.stopped')
          ) : autoPay.isPaused ? (
            text('autoPay.next.paused')
          ) : (
            <Expected
              account={account}
              terms={terms}
              isFromBank={autoPay.paymentMethod === 'ECHECK'}
              today={list.today}
            />
          )}
        </b>
      </p>
      <LastPayments account={account} />
    </>
  );
}

const states = {
  paid: 'autoPay.last.paid',
  open: 'autoPay.last.open',
  failed: 'autoPay.last.failed',
  returned: 'autoPay.last.returned',
  none: 'autoPay.last.none',
} as const;

function LastPayments({ account: { lastPayments } }: { account: EnrolledAccount }) {
  const text = useText();
  if (lastPayments.length === 0) return null;
  const line = (
    { dueDay, amount, state }: (typeof lastPayments)[number],
    date: LocalDay = formatDay(dueDay),
  ): string =>
    amount > 0
      ? text('autoPay.last.line', { date, amount: formatMoney(centsOf(amount)), state: text(states[state]) })
      : text('autoPay.last.lineWithoutAmount', { date, state: text(states[state]) });
  return (
    <p>
      {text('autoPay.last')}: {lastPayments.map((one) => line(one)).join('; ')}
    </p>
  );
}
