import { formatDay } from '@rochdale/domain/dates';
import { useText } from '@rochdale/ui/text/text.ts';
import { todayIn } from '../../lib/device/clock.ts';
import { useSite } from '../../lib/site.tsx';
import './print-head.css';

/** Whom the paper is from, and when it was printed; seen on paper alone. */
export function PrintHead() {
  const text = useText();
  const { settings, timeZone } = useSite();
  return (
    <div className="print-head">
      <p>{[settings.coopName, ...settings.address, settings.phoneNumber].join(', ')}</p>
      <p>{text('ui.printed', { date: formatDay(todayIn(timeZone)) })}</p>
    </div>
  );
}
