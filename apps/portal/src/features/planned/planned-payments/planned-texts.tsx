import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { useSite } from '../../../lib/site.tsx';
import type { AwaitsBill, Planned } from './planned-payments-calls.ts';

const moneyOf = (dollars: number | null): string => formatMoney(centsOf(dollars ?? 0));

/** How much is taken, as sure as it is. */
export function AmountText({ payment: { certainty, amount, ceiling } }: { payment: Planned }) {
  const text = useText();
  const money = moneyOf(amount);
  switch (certainty) {
    case 'sent':
    case 'known':
      return <b>{money}</b>;
    case 'most':
      return (
        <Said
          amount={text('plannedPayments.amount.most', { amount: money })}
          note={text('plannedPayments.amount.most.note')}
        />
      );
    case 'about':
      return (
        <Said
          amount={text('plannedPayments.amount.about', { amount: money })}
          note={text('plannedPayments.amount.about.note')}
        />
      );
    case 'open':
      return <Said amount={text('plannedPayments.amount.open')} note={text('plannedPayments.amount.open.note')} />;
    case 'none': {
      const why =
        amount === null
          ? text('plannedPayments.amount.none.closed')
          : text('plannedPayments.amount.none.limit', { amount: money, limit: moneyOf(ceiling) });
      return <Said amount={text('plannedPayments.amount.none')} note={why} />;
    }
  }
}

const Said = ({ amount, note }: { amount: string; note: string }) => (
  <div>
    <b>{amount}</b> <small>{note}</small>
  </div>
);

/** By what plan, for which accounts, from what, and the most that its member allows. */
export function PlanText({ plan: { kind, accountNumbers, paidFrom, ceiling } }: { plan: AwaitsBill }) {
  const text = useText();
  const named = useNamedNumbers();
  const { whecEnabled } = useSite().configuration;
  const kinds = {
    'auto-pay': 'plannedPayments.kind.autoPay',
    draft: whecEnabled ? 'plannedPayments.kind.ezPay' : 'plannedPayments.kind.draft',
    'scheduled-payment': 'plannedPayments.kind.scheduled',
    'top-up': 'plannedPayments.kind.topUp',
    'office-draft': 'plannedPayments.kind.office',
  } as const;
  const accounts =
    accountNumbers.length === 1
      ? text('plannedPayments.account', { number: named(accountNumbers[0] ?? '') })
      : text('plannedPayments.accounts.list', { numbers: accountNumbers.map(named).join(', ') });
  const parts = [
    text(kinds[kind]),
    accounts,
    ...(paidFrom === '' ? [] : [text('plannedPayments.paidFrom', { method: paidFrom })]),
    ...(ceiling === null ? [] : [text('plannedPayments.ceiling', { limit: moneyOf(ceiling) })]),
  ];
  return (
    <small className="pay-auto__plan num">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </small>
  );
}

/** Until when it can be changed, and where; by the office where the page is closed or the day is too near. */
export function ChangeText({ payment: { kind, certainty, changeUntil, accountNumbers } }: { payment: Planned }) {
  const text = useText();
  const named = useNamedNumbers();
  const phone = useSite().settings.phoneNumber;
  const open = {
    'auto-pay': useGate('autoPay').open,
    draft: useGate('draftPayments').open,
    'scheduled-payment': useGate('scheduledPayments').open,
    'top-up': useGate('autoPay').open,
    'office-draft': false,
  };
  if (certainty === 'sent') return <small>{text('plannedPayments.until.sent')}</small>;
  if (kind === 'office-draft' || !open[kind]) return <small>{text('plannedPayments.until.call', { phone })}</small>;
  if (changeUntil === null) return <small>{text('plannedPayments.until.over', { phone })}</small>;
  const pages = {
    'auto-pay': 'billpayments/auto-pay',
    draft: 'draft-payments',
    'scheduled-payment': 'scheduled-payments',
    'top-up': 'prepaid',
  } as const;
  return (
    <small>
      {text('plannedPayments.until', { date: formatDay(changeUntil) })}{' '}
      <ScreenLink to={pages[kind]}>
        {text('plannedPayments.change')}
        <span className="vh">
          {' '}
          {text('plannedPayments.ofAccount', { number: accountNumbers.map(named).join(', ') })}
        </span>
      </ScreenLink>
    </small>
  );
}
