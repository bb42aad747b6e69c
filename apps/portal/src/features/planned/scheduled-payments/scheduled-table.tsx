import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Button } from '@rochdale/ui/form/button.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import type { ScheduledPayment } from './scheduled-payments-calls.ts';
import { ScheduledTime } from './scheduled-time.tsx';
import type { Asked } from './use-scheduled-payments.ts';

const typeTexts = { Credit: 'scheduledPayments.type.card', Check: 'scheduledPayments.type.echeck' } as const;

interface ScheduledTableProps {
  readonly scheduled: readonly ScheduledPayment[];
  readonly onAsk: (asked: Asked) => void;
}

/** Payments that are still to come, the next one first; a card each on phones. */
export function ScheduledTable({ scheduled, onAsk }: ScheduledTableProps) {
  const text = useText();
  return (
    <DataTable
      caption={text('screen.scheduledPayments')}
      rows={scheduled}
      keyOf={(one) => one.transNo}
      columns={[
        {
          head: text('scheduledPayments.date'),
          main: true,
          bold: true,
          cell: (one) => <ScheduledTime day={one.paymentDate} />,
        },
        {
          head: text('scheduledPayments.amount'),
          numeric: true,
          bold: true,
          cell: (one) => (
            <>
              {formatMoney(centsOf(one.amount))}
              {one.paysInFull && (
                <span className="small muted scheduled__whole">{text('scheduledPayments.whole')}</span>
              )}
            </>
          ),
        },
        { head: text('scheduledPayments.type'), cell: (one) => text(typeTexts[one.paymentType]) },
        { head: text('scheduledPayments.method'), cell: (one) => one.paymentMethod },
        {
          head: text('scheduledPayments.created'),
          cell: ({ createdDate }) => <time dateTime={createdDate}>{pageFormats().scheduledDay(createdDate)}</time>,
        },
        {
          head: text('scheduledPayments.actions'),
          label: null,
          wide: true,
          cell: (one) => <Actions scheduled={one} onAsk={onAsk} />,
        },
      ]}
    />
  );
}

function Actions({ scheduled, onAsk }: { scheduled: ScheduledPayment; onAsk: ScheduledTableProps['onAsk'] }) {
  const text = useText();
  const amount = formatMoney(centsOf(scheduled.amount));
  const date = pageFormats().scheduledDay(scheduled.paymentDate);
  const count = scheduled.accountDetails.length;
  const which = ` ${text('scheduledPayments.ofPayment', { amount, date })}`;
  return (
    <div className="scheduled__actions">
      <Button kind="secondary" size="s" onClick={() => onAsk({ kind: 'accounts', scheduled })}>
        {count === 1 ? text('scheduledPayments.accounts.one') : text('scheduledPayments.accounts.some', { count })}
        <span className="vh">{which}</span>
      </Button>
      <Button kind="secondary" size="s" onClick={() => onAsk({ kind: 'delete', scheduled })}>
        {text('scheduledPayments.delete')}
        <span className="vh">{which}</span>
      </Button>
    </div>
  );
}
