import { centsOf, formatMoney } from '@rochdale/domain/money';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { ScheduledPayment } from './scheduled-payments-calls.ts';

/** What of a scheduled payment goes to which account (planned-37). */
export function AccountsDialog({ scheduled, onClose }: { scheduled: ScheduledPayment; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('scheduledPayments.accounts')} open onClose={onClose}>
      <Table caption={text('scheduledPayments.accounts')}>
        <thead>
          <tr>
            <th scope="col">{text('scheduledPayments.accounts.account')}</th>
            <th scope="col">{text('scheduledPayments.accounts.type')}</th>
            <th scope="col" className="n">
              {text('scheduledPayments.accounts.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {scheduled.accountDetails.map(({ accountNumber, accountType, amount }) => (
            <tr key={accountNumber}>
              <th scope="row" data-l={text('scheduledPayments.accounts.account')} className="num strong">
                {accountNumber}
              </th>
              <td data-l={text('scheduledPayments.accounts.type')}>{inPageLanguage(accountType)}</td>
              <td data-l={text('scheduledPayments.accounts.amount')} className="n">
                {formatMoney(centsOf(amount))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
