import { formatDay } from '@rochdale/domain/dates';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import calendar from 'lucide-static/icons/calendar.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import type { Planned, PlannedList } from './planned-payments-calls.ts';
import { AmountText, ChangeText, PlanText } from './planned-texts.tsx';

/** What will be taken, day by day, and what waits for a bill (planned-83). */
export function PaymentCalendar({ list: { payments, withNextBill } }: { list: PlannedList }) {
  const text = useText();
  const days = [...new Set(payments.map(({ day }) => day))];
  return (
    <Card title={text('plannedPayments.coming')}>
      {days.length === 0 && withNextBill.length === 0 ? (
        <Empty icon={calendar} title={text('plannedPayments.coming.none')}>
          <p>{text('plannedPayments.coming.none.next')}</p>
          <ScreenLink to="billpayments/pay-multiple">{text('screen.payMultiple')}</ScreenLink>
        </Empty>
      ) : (
        <>
          <p className="card__body pay-auto__as-of">{text('plannedPayments.coming.asOf')}</p>
          <ol className="pay-auto__days">
            {days.map((day) => (
              <li key={day}>
                <h3>
                  <time dateTime={day}>{formatDay(day)}</time>
                </h3>
                <ul>
                  {payments
                    .filter((one) => one.day === day)
                    .map((one) => (
                      <li key={`${one.kind} ${one.accountNumbers.join()} ${one.amount ?? ''} ${one.paidFrom}`}>
                        <Payment payment={one} />
                      </li>
                    ))}
                </ul>
              </li>
            ))}
            {withNextBill.length > 0 && (
              <li>
                <h3>{text('plannedPayments.nextBill')}</h3>
                <p>{text('plannedPayments.nextBill.note')}</p>
                <ul>
                  {withNextBill.map((one) => (
                    <li key={`${one.kind} ${one.accountNumbers.join()}`}>
                      <PlanText plan={one} />
                    </li>
                  ))}
                </ul>
              </li>
            )}
          </ol>
        </>
      )}
    </Card>
  );
}

function Payment({ payment }: { payment: Planned }) {
  return (
    <>
      <AmountText payment={payment} />
      <PlanText plan={payment} />
      <ChangeText payment={payment} />
    </>
  );
}
