import type { LocalDay } from '@rochdale/domain/dates';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';

/** When a payment is made: its day, and the minute from which a day's payments are made (planned-37). */
export function ScheduledTime({ day }: { day: LocalDay }) {
  const text = useText();
  return (
    <time dateTime={day}>
      {pageFormats().scheduledDay(day)}, <span className="scheduled-minute">{text('scheduledPayments.time')}</span>
    </time>
  );
}
