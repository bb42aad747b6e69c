import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import calendarClock from 'lucide-static/icons/calendar-clock.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { type AutoPayList, isEnrolled } from './auto-pay-calls.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { EnrollForm } from './enroll-form.tsx';
import { EnrolledAccounts } from './enrolled-accounts.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useAutoPay } from './use-auto-pay.ts';
import './auto-pay.css';

/** Auto Payments (planned-1). */
export function Page() {
  return (
    <MemberData>
      <AutoPayments />
    </MemberData>
  );
}

function AutoPayments() {
  const text = useText();
  const autoPay = useAutoPay();
  const hasDrafts = useGate('draftPayments').open;
  return (
    <div className="container container--narrow auto-pay stack">
      <div className="page-head">
        <div>
          <h1>{text('screen.autoPay')}</h1>
          <p>{text('autoPay.lead')}</p>
          <p>
            <ScreenLink to="billpayments/pay-automatically">
              {text(hasDrafts ? 'autoPay.which' : 'autoPay.which.one')}
            </ScreenLink>
          </p>
        </div>
      </div>
      {autoPay.said !== undefined && (
        <FocusedAlert kind="success" onDismiss={autoPay.clear}>
          {autoPay.said}
        </FocusedAlert>
      )}
      {autoPay.pause.error && <Alert kind="danger">{autoPay.pause.error.message}</Alert>}
      <Loaded query={autoPay.list} skeleton={<Skeleton height={480} />}>
        {(list) =>
          list.accounts.length === 0 ? (
            <Card>
              <Empty icon={calendarClock} title={text('autoPay.none')} />
            </Card>
          ) : (
            <Accounts list={list} autoPay={autoPay} />
          )
        }
      </Loaded>
    </div>
  );
}

function Accounts({ list, autoPay }: { list: AutoPayList; autoPay: ReturnType<typeof useAutoPay> }) {
  const { asked, enroll, change, pause, remove } = autoPay;
  const open = list.accounts.filter((account) => !isEnrolled(account) && !account.isBillingAutoPay);
  const close = (): void => autoPay.ask(undefined);
  return (
    <>
      <EnrolledAccounts
        list={list}
        pausing={pause.isPending ? pause.variables.accountNumber : undefined}
        onAsk={(kind, account) => autoPay.ask({ kind, account })}
        onPause={(account) => {
          autoPay.clear();
          pause.mutate(account);
        }}
      />
      {/* The dialog of a change has the same fields: their ids must stand once in the page. */}
      {open.length > 0 && asked?.kind !== 'change' && (
        <EnrollForm
          key={open.length}
          list={list}
          accounts={open}
          isBusy={enroll.isPending}
          failure={enroll.error?.message}
          onSave={(accountNumbers, terms) => {
            autoPay.clear();
            enroll.mutate({ accountNumbers, terms });
          }}
        />
      )}
      {asked?.kind === 'change' && (
        <ChangeDialog
          account={asked.account}
          list={list}
          isBusy={change.isPending}
          failure={change.error?.message}
          onClose={close}
          onSave={(terms) => change.mutate({ account: asked.account, terms })}
        />
      )}
      {asked?.kind === 'remove' && (
        <RemoveDialog
          accountNumber={asked.account.accountNumber}
          isBusy={remove.isPending}
          failure={remove.error?.message}
          onNo={close}
          onYes={() => remove.mutate(asked.account)}
        />
      )}
    </>
  );
}
