import { formatDay, type LocalTime, localTimeAt } from '@rochdale/domain/dates';
import { useMinute } from '../../lib/clock.ts';
import { useOffice } from '../../lib/office.tsx';

/** What the co-op's clock shows now. */
export function useLocalNow(): LocalTime {
  const { timeZone } = useOffice();
  const { day, time } = localTimeAt(new Date(useMinute()), timeZone);
  return `${day}T${time}`;
}

/** A time of the co-op's clock as the office writes it: of today the time alone. */
export function shownTime(at: LocalTime, now: LocalTime): string {
  const [day = '', time = ''] = at.split('T');
  return day === now.slice(0, 10) ? time : `${formatDay(day)} ${time}`;
}
