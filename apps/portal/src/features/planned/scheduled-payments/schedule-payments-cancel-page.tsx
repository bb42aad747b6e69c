import { useText } from '@rochdale/ui/text/text.ts';
import { ScheduleResult } from './schedule-result.tsx';

/** The hosted page was left (planned-39). */
export function Page() {
  const text = useText();
  return (
    <ScheduleResult kind="canceled" said={text('scheduledPayments.canceled')}>
      <p className="muted">{text('scheduledPayments.canceled.note')}</p>
    </ScheduleResult>
  );
}
