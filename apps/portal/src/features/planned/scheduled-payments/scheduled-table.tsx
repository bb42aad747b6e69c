import { centsOf, formatMoney } from '@rochdale/domain/money';
import { pageFormats, useText } from '../../../lib/text/text.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Table } from '../../../ui/table/table.tsx';
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
    <Table caption={text('screen.scheduledPayments')}>
      <thead>
        <tr>
          <th scope="col">{text('scheduledPayments.date')}</th>
          <th scope="col" className="n">
            {text('scheduledPayments.amount')}
          </th>
          <th scope="col">{text('scheduledPayments.type')}</th>
          <th scope="col">{text('scheduledPayments.method')}</th>
          <th scope="col">{text('scheduledPayments.created')}</th>
          <th scope="col">{text('scheduledPayments.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {scheduled.map((one) => (
          <Row key={one.transNo} scheduled={one} onAsk={onAsk} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ scheduled, onAsk }: { scheduled: ScheduledPayment; onAsk: ScheduledTableProps['onAsk'] }) {
  const text = useText();
  const { paymentDate, createdDate, paymentType, paymentMethod, accountDetails } = scheduled;
  const amount = formatMoney(centsOf(scheduled.amount));
  const count = accountDetails.length;
  const which = ` ${text('scheduledPayments.ofPayment', { amount, date: pageFormats().scheduledDay(paymentDate) })}`;
  return (
    <tr>
      <th scope="row" data-l={text('scheduledPayments.date')} className="strong">
        <ScheduledTime day={paymentDate} />
      </th>
      <td data-l={text('scheduledPayments.amount')} className="n strong">
        {amount}
        {scheduled.paysInFull && (
          <span className="small muted scheduled__whole">{text('scheduledPayments.whole')}</span>
        )}
      </td>
      <td data-l={text('scheduledPayments.type')}>{text(typeTexts[paymentType])}</td>
      <td data-l={text('scheduledPayments.method')}>{paymentMethod}</td>
      <td data-l={text('scheduledPayments.created')}>
        <time dateTime={createdDate}>{pageFormats().scheduledDay(createdDate)}</time>
      </td>
      <td className="span">
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
      </td>
    </tr>
  );
}
