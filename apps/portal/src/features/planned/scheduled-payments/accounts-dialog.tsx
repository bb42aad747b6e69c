import { centsOf, formatMoney } from '@rochdale/domain/money';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { ScheduledPayment } from './scheduled-payments-calls.ts';

/** What of a scheduled payment goes to which account (planned-37). */
export function AccountsDialog({ scheduled, onClose }: { scheduled: ScheduledPayment; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('scheduledPayments.accounts')} open onClose={onClose}>
      <DataTable
        caption={text('scheduledPayments.accounts')}
        rows={scheduled.accountDetails}
        keyOf={({ accountNumber }) => accountNumber}
        columns={[
          {
            head: text('scheduledPayments.accounts.account'),
            main: true,
            bold: true,
            className: 'num',
            cell: ({ accountNumber }) => accountNumber,
          },
          {
            head: text('scheduledPayments.accounts.type'),
            cell: ({ accountType }) => inPageLanguage(accountType),
          },
          {
            head: text('scheduledPayments.accounts.amount'),
            numeric: true,
            cell: ({ amount }) => formatMoney(centsOf(amount)),
          },
        ]}
      />
    </Dialog>
  );
}
