import { Empty } from '@rochdale/ui/state/empty.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import calendar from 'lucide-static/icons/calendar.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { AccountsDialog } from './accounts-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ScheduledTable } from './scheduled-table.tsx';
import { useScheduledPayments } from './use-scheduled-payments.ts';
import './scheduled-payments.css';

/** Scheduled Payments (planned-37). */
export function Page() {
  return (
    <MemberData>
      <ScheduledPayments />
    </MemberData>
  );
}

function ScheduledPayments() {
  const text = useText();
  const { list, said, asked, remove, dismiss, ask } = useScheduledPayments();
  const close = (): void => ask(undefined);
  return (
    <div className="container scheduled stack">
      <div className="page-head">
        <div>
          <h1>{text('screen.scheduledPayments')}</h1>
          <p>{text('scheduledPayments.lead')}</p>
        </div>
      </div>
      {said !== undefined && (
        <FocusedAlert kind="success" onDismiss={dismiss}>
          {said}
        </FocusedAlert>
      )}
      <div className="card">
        <Loaded query={list} skeleton={<Skeleton height={320} />}>
          {({ scheduledPaymentsList }) =>
            scheduledPaymentsList.length === 0 ? (
              <Empty icon={calendar} title={text('scheduledPayments.none')}>
                <p>{text('scheduledPayments.none.next')}</p>
                <ScreenLink to="billpayments/pay-multiple">{text('screen.payMultiple')}</ScreenLink>
              </Empty>
            ) : (
              <ScheduledTable scheduled={scheduledPaymentsList} onAsk={ask} />
            )
          }
        </Loaded>
      </div>
      {asked?.kind === 'accounts' && <AccountsDialog scheduled={asked.scheduled} onClose={close} />}
      {asked?.kind === 'delete' && (
        <DeleteDialog
          scheduled={asked.scheduled}
          isBusy={remove.isPending}
          failure={remove.error?.message}
          onNo={close}
          onYes={() => remove.mutate(asked.scheduled)}
        />
      )}
    </div>
  );
}
