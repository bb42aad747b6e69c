import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import fileText from 'lucide-static/icons/file-text.svg?inner';
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
    <Fold icon={fileText} title={text('overview.bill.title')} about={bill && formatDay(bill.billDate)}>
      <div className="card__body">
        {bill === undefined ? (
          <p className="muted">{text('overview.bill.none')}</p>
        ) : (
          <KeyValues
            small
            rows={[
              { label: text('overview.bill.date'), value: formatDay(bill.billDate) },
              ...dayRow(text('overview.bill.start'), bill.statementStartDate),
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
            ]}
          />
        )}
      </div>
      {bill && (
        <div className="card__foot">
          <button type="button" className="link-btn" onClick={() => onView(bill.billDate)}>
            {text('bill.view')}
          </button>
        </div>
      )}
    </Fold>
  );
}
