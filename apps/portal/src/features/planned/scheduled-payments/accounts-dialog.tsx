import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
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
