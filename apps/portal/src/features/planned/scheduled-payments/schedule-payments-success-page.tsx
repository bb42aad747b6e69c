import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useQueryParams } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { ApiError } from '../../../lib/calls/api.ts';
import { useGate } from '../../../lib/gates.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { type KeptSchedule, readSchedule } from './kept-schedule.ts';
import { ScheduleResult } from './schedule-result.tsx';
import { findScheduledPayment } from './scheduled-payments-calls.ts';
import './scheduled-payments.css';
import { ScheduledTime } from './scheduled-time.tsx';

/** A payment was scheduled (planned-39): its day as the page before kept it, else as the server has it. */
export function Page() {
  const transNo = useQueryParams<'schedule-payments-success'>().get('transno') ?? '';
  const kept = useMemo(() => readSchedule(transNo), [transNo]);
  if (kept) return <Scheduled {...kept} />;
  return (
    <MemberData>
      <AskedSchedule transNo={transNo} />
    </MemberData>
  );
}

function AskedSchedule({ transNo }: { transNo: string }) {
  const text = useText();
  const memberNumber = useSession()?.memberNumber ?? '';
  const canAsk = useGate('scheduledPayments').open;
  const { data, error, refetch } = useQuery({
    queryKey: ['scheduled-payment', memberNumber, transNo],
    queryFn: () => findScheduledPayment({ params: { memberNumber, transNo } }),
    enabled: canAsk && memberNumber !== '' && transNo !== '',
  });
  if (data) return <Scheduled message={text('scheduledPayments.scheduled')} paymentDate={data.paymentDate} />;
  const isNone =
    !canAsk || transNo === '' || (error instanceof ApiError && (error.status === 400 || error.status === 404));
  if (isNone)
    return (
      <ScheduleResult
        kind="failed"
        said={text('scheduledPayments.notFound')}
        action={
          canAsk && (
            <ScreenLink className={buttonClass({ kind: 'secondary' })} to="scheduled-payments">
              {text('scheduledPayments.toList')}
            </ScreenLink>
          )
        }
      >
        <p className="muted">{text('scheduledPayments.notFound.note')}</p>
      </ScheduleResult>
    );
  if (error)
    return (
      <ScheduleResult
        kind="failed"
        said={error.message}
        action={
          <Button kind="secondary" onClick={() => void refetch()}>
            {text('error.tryAgain')}
          </Button>
        }
      />
    );
  return (
    <div className="container">
      <div className="outcome">
        <h1 className="form-title">{text('screen.schedulePayment')}</h1>
        <Loading>
          <Skeleton height={320} />
        </Loading>
      </div>
    </div>
  );
}

function Scheduled({ message, paymentDate }: KeptSchedule) {
  const text = useText();
  return (
    <ScheduleResult kind="success" said={message}>
      <div className="scheduled-result__date">
        <KeyValues rows={[{ label: text('scheduledPayments.date'), value: <ScheduledTime day={paymentDate} /> }]} />
      </div>
    </ScheduleResult>
  );
}
