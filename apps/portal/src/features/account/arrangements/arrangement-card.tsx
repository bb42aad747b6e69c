import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { KeyFigures } from '@rochdale/ui/figures/key-figures.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import type { Arrangement } from './arrangements-calls.ts';
import { InstalmentsTable } from './instalments-table.tsx';
import './arrangements.css';

/** One arrangement: how it stands, what is next, and its instalments (account-42, account-43). */
export function ArrangementCard({ arrangement }: { arrangement: Arrangement }) {
  const text = useText();
  const number = arrangement.arrangementId;
  const day = arrangement.nextPaymentDueDate;
  return (
    <Card
      title={text('arrangements.title', { number })}
      action={
        arrangement.isOverdue ? (
          <Tag kind="danger" icon={circleAlert}>
            {text('arrangements.overdue')}
          </Tag>
        ) : (
          <Tag kind="success">{text('arrangements.onTime')}</Tag>
        )
      }
    >
      {arrangement.isOverdue && day !== null && <Overdue amount={arrangement.nextPaymentAmount} day={day} />}
      <KeyFigures
        figures={[
          { label: text('arrangements.balance'), value: formatMoney(centsOf(arrangement.arrangementBalance)) },
          { label: text('arrangements.next'), value: formatMoney(centsOf(arrangement.nextPaymentAmount)) },
          ...(day === null ? [] : [{ label: text('arrangements.nextDue'), value: formatDay(day) }]),
        ]}
      />
      {arrangement.arrangementNotation !== '' && (
        <p className="arrangement__note">
          <span className="muted">{text('arrangements.notation')}:</span> {arrangement.arrangementNotation}
        </p>
      )}
      {arrangement.instalments.length > 0 && (
        <InstalmentsTable
          caption={text('arrangements.instalments', { number })}
          instalments={arrangement.instalments}
        />
      )}
    </Card>
  );
}

/** What is overdue, with the way to pay it beside it. */
function Overdue({ amount, day }: { amount: number; day: LocalDay }) {
  const text = useText();
  return (
    <div className="arrangement__overdue">
      <Alert
        kind="danger"
        isSpoken={false}
        action={
          <ScreenLink to="accountoverview" query={{ pay: 'true' }}>
            {text('shell.payBill')}
          </ScreenLink>
        }
      >
        {text('arrangements.warning', { amount: formatMoney(centsOf(amount)), date: formatDay(day) })}
      </Alert>
    </div>
  );
}
