import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useText } from '../../../../lib/text/text.ts';
import { KeyValues } from '../../../../ui/figures/key-values.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { OverviewAccount, OverviewBill } from '../use-overview.ts';

/** My Bill (account-23): the newest bill, and the last payment. */
export function BillCard({
  account,
  bill,
  onView,
}: {
  account: OverviewAccount;
  bill: OverviewBill | undefined;
  onView: (billDate: string) => void;
}) {
  const text = useText();
  const { lastPayment } = account;
  const dayRow = (label: string, day: string | null) => (day === null ? [] : [{ label, value: formatDay(day) }]);
  return (
    <Card
      title={text('overview.bill.title')}
      foot={
        bill && (
          <button type="button" className="link-btn" onClick={() => onView(bill.billDate)}>
            {text('bill.view')}
          </button>
        )
      }
    >
      <div className="card__body">
        {bill === undefined ? (
          <p className="muted">{text('overview.bill.none')}</p>
        ) : (
          <KeyValues
            small
            rows={[
              { label: text('overview.bill.date'), value: formatDay(bill.billDate) },
              ...dayRow(text('overview.bill.start'), bill.statementStartDate),
              ...dayRow(text('overview.bill.due'), account.isPrepaidAccount ? null : bill.dueDate),
              ...(lastPayment
                ? [
                    {
                      label: text('overview.bill.lastPayment'),
                      value: text('overview.bill.lastPaymentOn', {
                        amount: formatMoney(centsOf(lastPayment.paymentAmount)),
                        date: formatDay(lastPayment.paymentDate),
                      }),
                    },
                  ]
                : []),
              { label: text('overview.bill.ending'), value: formatMoney(centsOf(bill.endingBalance)), total: true },
            ]}
          />
        )}
      </div>
    </Card>
  );
}
